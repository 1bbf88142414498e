import { indexNames, nameFinder } from './names';
import { namesInHtml } from './rehype-names';

const names = indexNames([{ title: 'Tebing "Keraton"', href: '/attraction/tebing?a=1&b=2' }]);
const link = '<a href="/attraction/tebing?a=1&#x26;b=2">Tebing "Keraton"</a>';
const linked = (html: string) => namesInHtml(html, nameFinder(names, '/sendiri'));

test('namesInHtml links the first mention in running text, at any depth', () =>
  expect(linked('<ul><li>Ke <b>Tebing "Keraton"</b>, lalu Tebing "Keraton"</li></ul>')).toBe(
    `<ul><li>Ke <b>${link}</b>, lalu Tebing "Keraton"</li></ul>`,
  ));

test.each(['a', 'h2', 'h3', 'code'])('namesInHtml links no name inside <%s>', (tag) => {
  const html = `<${tag}>Tebing "Keraton"</${tag}>`;
  expect(linked(`${html}<p>Tebing "Keraton"</p>`)).toBe(`${html}<p>${link}</p>`);
});
