import { KINDS } from '../entities/kinds';
import { loadContent, type Content } from './content';
import { isSample, samplesLeftOut, shownContent } from './samples';

let hasSiteUrl = false;
jest.mock('../settings/settings', () => ({ settings: () => ({ hasSiteUrl }) }));

let content: Content;
beforeAll(async () => (content = await loadContent()));
const samplesIn = (all: Content) =>
  KINDS.flatMap((kind) => all[kind].filter(isSample).map(({ slug }) => slug));

it('shows samples while nobody else sees the site', () => {
  hasSiteUrl = false;
  expect(shownContent(content)).toBe(content);
  expect(samplesLeftOut(content)).toBe(0);
});
it('leaves them out of a public site, and says how many', () => {
  hasSiteUrl = true;
  const shown = shownContent(content);
  expect(samplesIn(content).length).toBeGreaterThan(0);
  expect(samplesIn(shown)).toEqual([]);
  expect(shown.atraksi).toEqual(content.atraksi);
  expect(samplesLeftOut(content)).toBe(samplesIn(content).length);
});
it('is the same content until the files change, so that what is made of it is kept', () => {
  hasSiteUrl = true;
  expect(shownContent(content)).toBe(shownContent(content));
});
it('holds the houses of the invented operator and every dated event', () => {
  expect(content.akomodasi.filter((entry) => !isSample(entry))).toEqual([]);
  const dated = [...content.event, ...content.tiket].filter(({ meta }) => meta.event_date);
  expect(dated.filter((entry) => !isSample(entry))).toEqual([]);
});
it('is said by the badge, and by no sentence', () =>
  expect(KINDS.flatMap((kind) => content[kind].filter(({ body }) => /rekaan/i.test(body)))).toEqual([]));
