import { noticeNow } from './notice';

const LEBARAN = { text: 'Libur Lebaran', from: '2027-03-19', until: '2027-03-23' };
const at = (moment: string) => Date.parse(`${moment}+07:00`);

test.each([
  ['2027-03-18T23:59', null],
  ['2027-03-19T00:00', 'Libur Lebaran'],
  ['2027-03-23T23:59', 'Libur Lebaran'],
  ['2027-03-24T00:00', null],
])('noticeNow shows a dated notice from its first to its last day in Jakarta, as at %s', (moment, text) =>
  expect(noticeNow(LEBARAN, at(moment))).toBe(text),
);
test('noticeNow always shows a notice without dates, and a single date limits one side', () => {
  const now = at('2027-03-20T12:00');
  expect(noticeNow({ text: 'Pindah kantor' }, now)).toBe('Pindah kantor');
  expect(noticeNow({ text: 'a', from: '2027-04-01' }, now)).toBeNull();
  expect(noticeNow({ text: 'a', until: '2027-04-01' }, now)).toBe('a');
  expect(noticeNow(undefined, now)).toBeNull();
});
test('noticeNow shows no notice during the build', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PHASE: 'phase-production-build' });
  expect(noticeNow({ text: 'a' })).toBeNull();
  jest.restoreAllMocks();
});
