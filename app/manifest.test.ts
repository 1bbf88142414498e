import path from 'node:path';
import sharp from 'sharp';
import { routeOf } from '@/lib/addresses/address';
import manifest from './manifest';

const { shortcuts = [], screenshots = [], icons = [], start_url: start = '', id, display } = manifest();

test('the manifest has an id, a start page and shortcuts that lead to existing pages', () => {
  expect([id, start, display]).toEqual(['/', '/', 'minimal-ui']);
  expect(shortcuts.map(({ name }) => name)).toEqual(['Rencana', 'Peta kawasan', 'Cari']);
  for (const { url } of shortcuts) expect(routeOf(url)).toBe(url);
});

test.each([...icons.filter(({ src }) => src !== '/icon.png'), ...screenshots])(
  'the picture $src has the size that the manifest states',
  async ({ src, sizes }) => {
    const { width, height } = await sharp(path.join('public', src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  },
);
