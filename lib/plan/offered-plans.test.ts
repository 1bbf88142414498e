import { SECONDARY_MS } from '../base/clocks';
import { listIfThere } from '../items/lists';
import { offeredPlans, planOf, readyPlans } from './ready';

jest.mock('../items/lists', () => ({ listIfThere: jest.fn() }));

/** Lists that have all stops of the ready plans but this one. */
async function deliverAllBut(missing: string): Promise<void> {
  const items = (await readyPlans()).flatMap((plan) => planOf(plan).items);
  const keys = new Map(items.filter(({ key }) => key !== missing).map((item) => [item.key, item]));
  jest.mocked(listIfThere).mockResolvedValue({ byKey: keys } as never);
}
const slugs = async () => (await offeredPlans()).map(({ slug }) => slug);

let warn: jest.SpyInstance;
beforeEach(() => (warn = jest.spyOn(console, 'warn').mockImplementation()));
afterEach(() => warn.mockRestore());

test('offeredPlans leaves out a ready plan with a stop that the catalogue lacks, and says so', async () => {
  await deliverAllBut('air-panas-cimanggu');
  expect(await slugs()).toEqual([
    'sehari-di-kota-jalan-kaki',
    'sehari-di-lembang-bersama-anak',
    'dua-hari-di-bandung',
    'hari-hujan-di-bandung',
  ]);
  expect(String(warn.mock.calls[0]?.[0])).toMatch(
    /^ready plan not offered slug="sehari-di-ciwidey" lacking="atraksi\/air-panas-cimanggu"/,
  );
});

test('offeredPlans has all ready plans while no list was delivered, and when all stops are there', async () => {
  jest.mocked(listIfThere).mockResolvedValue(null);
  expect(await slugs()).toHaveLength(6);
  await deliverAllBut('');
  expect(await slugs()).toHaveLength(6);
  expect(warn).not.toHaveBeenCalled();
});

test('offeredPlans waits for no list that is late', async () => {
  jest.useFakeTimers();
  jest.mocked(listIfThere).mockReturnValue(new Promise(() => undefined));
  const offered = slugs();
  await jest.advanceTimersByTimeAsync(SECONDARY_MS);
  expect(await offered).toHaveLength(6);
  jest.useRealTimers();
});
