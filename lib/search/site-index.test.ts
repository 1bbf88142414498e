import { Records } from '../admin-api/records';
import { itemList } from '../entities/item-list';
import { registry } from '../entities/registry';
import { knownItems } from '../items/lists';
import { siteIndex } from './site-index';

jest.mock('../items/lists', () => ({ knownItems: jest.fn() }));

test('a search waits for the first list behind an index that has none', async () => {
  jest.mocked(knownItems).mockResolvedValue(null);
  const bare = await siteIndex(5_000);
  expect(bare?.entries.every((entry) => 'href' in entry)).toBe(true);
  const list = itemList(registry.akomodasi, Records.of([{ id: 7, judul: 'Vila Senja' }]));
  jest.mocked(knownItems).mockImplementation((kind) => Promise.resolve(kind === 'akomodasi' ? list : null));
  const full = await siteIndex(5_000);
  expect(full?.entries.filter((entry) => 'summary' in entry)).toHaveLength(1);
});
