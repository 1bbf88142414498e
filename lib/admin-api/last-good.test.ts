import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataOf, goodCopy } from './good-copy.fake';
import { FileLastGoodStore } from './last-good';

let directory: string;
let warn: jest.SpyInstance;
const copy = goodCopy([{ judul: 'Kawah Putih 🌋' }], 5);
const KEY = '/api/admin/destinasis';

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'last-good-'));
  warn = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(async () => {
  warn.mockRestore();
  await rm(directory, { recursive: true, force: true });
});

/** The store's only file. */
async function onlyFile(): Promise<string> {
  const files = await readdir(directory);
  expect(files).toHaveLength(1);
  return path.join(directory, files[0] ?? '');
}

async function damage(change: (text: string) => string) {
  const file = await onlyFile();
  await writeFile(file, change(await readFile(file, 'utf8')));
}

test('the store reads null when the file of a key is that of another key', async () => {
  const store = new FileLastGoodStore(directory);
  await store.write('/api/admin/events', copy);
  const other = await readFile(await onlyFile());
  await store.write(KEY, copy);
  const files = await readdir(directory);
  for (const file of files) await writeFile(path.join(directory, file), other);
  expect(await store.read('/api/admin/events')).not.toBeNull();
  expect(await store.read(KEY)).toBeNull();
});

describe('a damaged file', () => {
  test.each<[string, (text: string) => string]>([
    ['cut', (text) => text.slice(0, -5)],
    ['emptied', () => ''],
    ['altered in one byte', (text) => text.replace('Kawah', 'Kawih')],
    ['altered in its checksum', (text) => text.replace(/^./, (sign) => (sign === '0' ? '1' : '0'))],
    ['replaced by HTML', () => '<html></html>'],
    ['longer than written', (text) => `${text} `],
  ])('the store reads null and logs a warning when its file was %s', async (_, change) => {
    await new FileLastGoodStore(directory).write(KEY, copy);
    await damage(change);
    expect(await new FileLastGoodStore(directory).read(KEY)).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('the store reads a damaged copy again after the same data were written again', async () => {
    const store = new FileLastGoodStore(directory);
    await store.write(KEY, copy);
    await damage((text) => text.slice(0, -5));
    await store.read(KEY);
    await store.write(KEY, copy);
    expect(await store.read(KEY)).toEqual(copy);
  });
});

describe('a directory that cannot be written', () => {
  const blocked = async () => {
    const file = path.join(directory, 'file');
    await writeFile(file, '');
    return new FileLastGoodStore(path.join(file, 'below'));
  };

  test('writing to a directory that cannot be written logs a warning and does not reject', async () => {
    await expect((await blocked()).write(KEY, copy)).resolves.toBeUndefined();
    expect(warn.mock.calls[0]?.[0]).toMatch(/^last good copy not written key="\/api\/admin\/destinasis"/);
  });
  test('reading from a directory that does not exist and cannot be written returns null', async () =>
    expect(await (await blocked()).read(KEY)).toBeNull());
  test('removing from a directory that cannot be written does not reject', async () =>
    expect((await blocked()).remove(KEY)).resolves.toBeUndefined());
});

describe('FileLastGoodStore', () => {
  test('reading a key that was never written returns null without a warning', async () => {
    expect(await new FileLastGoodStore(directory).read(KEY)).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  });
  test('a copy is read by another store of the same directory, which is created when missing', async () => {
    await new FileLastGoodStore(path.join(directory, 'new')).write(KEY, copy);
    expect(await new FileLastGoodStore(path.join(directory, 'new')).read(KEY)).toEqual(copy);
  });
  test(`a copy is read for a key that contains JSON syntax such as '"data":'`, async () => {
    const store = new FileLastGoodStore(directory);
    for (const key of ['/a,"data":', '/a\\,"data":{"data":1}']) {
      await store.write(key, copy);
      expect(await store.read(key)).toEqual(copy);
    }
  });
  test('a key with path traversal is stored under a hash within the directory', async () => {
    const store = new FileLastGoodStore(directory);
    await store.write('/../../etc/passwd\0', copy);
    expect(await onlyFile()).toMatch(/\/[0-9a-f]{40}\.json$/);
  });
  test('writing unchanged data keeps the file and updates fetchedAt only', async () => {
    const store = new FileLastGoodStore(directory);
    await store.write(KEY, copy);
    const file = await onlyFile();
    const { ino } = await stat(file);
    await store.write(KEY, { ...copy, fetchedAt: 1_700_000_000_123 });
    expect((await stat(file)).ino).toBe(ino);
    expect(await new FileLastGoodStore(directory).read(KEY)).toEqual({
      ...copy,
      fetchedAt: 1_700_000_000_123,
    });
  });
  test('writing unchanged data creates the file again when it is gone', async () => {
    const store = new FileLastGoodStore(directory);
    await store.write(KEY, copy);
    await rm(await onlyFile());
    await store.write(KEY, copy);
    expect(await store.read(KEY)).toEqual(copy);
  });
  test('fetchedAt is read from the file when a backup has set back its modification time', async () => {
    const store = new FileLastGoodStore(directory);
    await store.write(KEY, goodCopy([], 9_000));
    await utimes(await onlyFile(), 1, 1);
    expect(await store.read(KEY)).toMatchObject({ fetchedAt: 9_000 });
  });
  test('writing changed data replaces the file and leaves no temporary file', async () => {
    const store = new FileLastGoodStore(directory);
    await store.write(KEY, copy);
    await store.write(KEY, goodCopy([], 9));
    await onlyFile();
    expect(await store.read(KEY)).toEqual(goodCopy([], 9));
  });
  test('twenty concurrent writes of one key leave one readable file', async () => {
    const store = new FileLastGoodStore(directory);
    await Promise.all(Array.from({ length: 20 }, (_, index) => store.write(KEY, goodCopy(index, index))));
    expect(dataOf(await store.read(KEY))).toEqual(expect.any(Number));
    await onlyFile();
  });
  test('a removed copy is read as null and can be written again', async () => {
    const store = new FileLastGoodStore(directory);
    await store.write(KEY, copy);
    await store.remove(KEY);
    expect(await store.read(KEY)).toBeNull();
    await store.write(KEY, copy);
    expect(await store.read(KEY)).toEqual(copy);
  });
});
