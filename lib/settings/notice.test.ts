import { noticeNow } from './notice';

const LEBARAN = { text: 'Libur Lebaran', from: '2027-03-19', until: '2027-03-23' };
const at = (moment: string) => Date.parse(`${moment}+07:00`);

it.each([
  ['2027-03-18T23:59', null],
  ['2027-03-19T00:00', 'Libur Lebaran'],
  ['2027-03-23T23:59', 'Libur Lebaran'],
  ['2027-03-24T00:00', null],
])('with dates it is there from the first day in Jakarta to the last: %s', (moment, text) =>
  expect(noticeNow(LEBARAN, at(moment))).toBe(text),
);
it('without dates it is always there, with one of them on one side', () => {
  const now = at('2027-03-20T12:00');
  expect(noticeNow({ text: 'Pindah kantor' }, now)).toBe('Pindah kantor');
  expect(noticeNow({ text: 'a', from: '2027-04-01' }, now)).toBeNull();
  expect(noticeNow({ text: 'a', until: '2027-04-01' }, now)).toBe('a');
  expect(noticeNow(undefined, now)).toBeNull();
});
it('is not in what the build renders, which nobody renders again', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PHASE: 'phase-production-build' });
  expect(noticeNow({ text: 'a' })).toBeNull();
  jest.restoreAllMocks();
});
