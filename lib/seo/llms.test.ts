import { registry } from '../entities/registry';
import { llmsTxt } from './llms';

const text = llmsTxt();
const links = [...text.matchAll(/^- \[((?:\\.|[^\]\\])+)\]\((\S+)\): \S/gm)].map(([, , url]) => url);

test('llms.txt begins with its only h1 and a summary', () => {
  expect(text).toMatch(/^# \S.*\n\n> \S.{50}/);
  expect(text.match(/^# /gm)).toHaveLength(1);
});
test('llms.txt links every list once, by its absolute address', () => {
  const lists = new Set(Object.values(registry).map(({ listPath }) => `http://localhost:3000${listPath}`));
  expect(links).toEqual(expect.arrayContaining([...lists]));
  expect(new Set(links).size).toBe(links.length);
});
test('llms.txt links the contact page, the feed and the sitemap', () =>
  expect(links).toEqual(
    expect.arrayContaining(
      ['/contact', '/blog/feed.xml', '/sitemap.xml'].map((path) => `http://localhost:3000${path}`),
    ),
  ));
test('llms.txt has nothing but links with descriptions in its lists', () => {
  expect(links).toHaveLength(text.split('\n').filter((line) => line.startsWith('-')).length);
});
