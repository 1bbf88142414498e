import { registry } from '../entities/registry';
import { llmsTxt } from './llms';

const text = llmsTxt();
const links = [...text.matchAll(/^- \[((?:\\.|[^\]\\])+)\]\((\S+)\): \S/gm)].map(([, , url]) => url);

it('begins with the only h1 and a summary', () => {
  expect(text).toMatch(/^# \S.*\n\n> \S.{50}/);
  expect(text.match(/^# /gm)).toHaveLength(1);
});
it('links every list once, by its whole address', () => {
  const lists = new Set(Object.values(registry).map(({ listPath }) => `http://localhost:3000${listPath}`));
  expect(links).toEqual(expect.arrayContaining([...lists]));
  expect(new Set(links).size).toBe(links.length);
});
it('links the contact page, the feed and the sitemap', () =>
  expect(links).toEqual(
    expect.arrayContaining(
      ['/contact', '/blog/feed.xml', '/sitemap.xml'].map((path) => `http://localhost:3000${path}`),
    ),
  ));
it('has nothing in its lists but such links', () => {
  expect(links).toHaveLength(text.split('\n').filter((line) => line.startsWith('-')).length);
});
