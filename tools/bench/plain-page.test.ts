import { plainPage } from './plain-page.mjs';

test('scripts of every form go', () => {
  const html =
    '<p>a</p><script src="/a.js" async=""></script><script>self.x="<b>"</script><script type="text/plain" data-late="/b.js"></script>';
  expect(plainPage(html)).toBe('<p>a</p>');
});

test('hints for scripts go, those for fonts and pictures stay', () => {
  const kept = '<link rel="preload" href="/f.woff2" as="font"/>';
  expect(plainPage(`${kept}<link rel="preload" as="script" href="/a.js"/>`)).toBe(kept);
});

test('structured data stay', () => {
  const data = '<script type="application/ld+json">{"@type":"Event"}</script>';
  expect(plainPage(data)).toBe(data);
});

test("React's marks go", () => {
  expect(plainPage('<p>1<!-- --> hari</p><!--$-->')).toBe('<p>1 hari</p>');
});
