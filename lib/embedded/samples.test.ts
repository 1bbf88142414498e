import { KINDS } from '../entities/kinds';
import { loadContent, type Content } from './content';
import { isSample, samplesLeftOut, shownContent } from './samples';

let hasSiteUrl = false;
jest.mock('../settings/settings', () => ({ settings: () => ({ hasSiteUrl }) }));

let content: Content;
beforeAll(async () => (content = await loadContent()));
const samplesIn = (all: Content) =>
  KINDS.flatMap((kind) => all[kind].filter(isSample).map(({ slug }) => slug));

test('shownContent keeps samples while SITE_URL is not set', () => {
  hasSiteUrl = false;
  expect(shownContent(content)).toBe(content);
  expect(samplesLeftOut(content)).toBe(0);
});
test('shownContent leaves out samples when SITE_URL is set, and samplesLeftOut counts them', () => {
  hasSiteUrl = true;
  const shown = shownContent(content);
  expect(samplesIn(content).length).toBeGreaterThan(0);
  expect(samplesIn(shown)).toEqual([]);
  expect(shown.atraksi).toEqual(content.atraksi);
  expect(samplesLeftOut(content)).toBe(samplesIn(content).length);
});
test('shownContent returns the same object again while the content does not change', () => {
  hasSiteUrl = true;
  expect(shownContent(content)).toBe(shownContent(content));
});
test('every accommodation and every dated event or ticket of the shipped content is a sample', () => {
  expect(content.akomodasi.filter((entry) => !isSample(entry))).toEqual([]);
  const dated = [...content.event, ...content.tiket].filter(({ meta }) => meta.event_date);
  expect(dated.filter((entry) => !isSample(entry))).toEqual([]);
});
test("no text of the shipped content contains the word 'rekaan' (invented)", () =>
  expect(KINDS.flatMap((kind) => content[kind].filter(({ body }) => /rekaan/i.test(body)))).toEqual([]));
