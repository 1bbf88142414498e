import { blog } from './blog';
import fixture from './blog.fixture.json';

describe('a post without details', () => {
  const item = blog.parseDetail({ id: 7, judul: 'Kapan ke Bandung' });

  test("a post without a category is in 'Blog'", () => expect(item.category).toBe('Blog'));
  test('a post without details has no facts on its card', () => expect(blog.toCard(item).facts).toEqual([]));
  test('a post without text is described by its title', () =>
    expect(blog.describe(item)).toBe('Kapan ke Bandung'));
  test('a post with a reading time of 0 minutes shows no reading time', () => {
    expect(blog.toCard(blog.parseItem({ id: 1, judul: 'a', menit_baca: '0' })).facts).toEqual([]);
  });
});

describe('a post', () => {
  const item = blog.parseDetail(fixture.detail.data);

  // spec: 3, Blog
  test('a blog card shows the date and the reading time', () => {
    expect(blog.toCard(item).facts.map(({ text }) => text)).toEqual(['1 Juni 2026', '3 menit baca']);
  });
  test('a post has its author', () => expect(item.author).toBe('Rani'));
  test('the summary of a post has no Markdown', () =>
    expect(item.summary).toBe('Dua hari Kabut turun pelan. Baris kedua. Kawah'));
  // spec: 3, Blog
  test('a post keeps its Markdown with line breaks', () =>
    expect(item.markdown).toContain('**pelan**.\nBaris kedua'));
  test("a post reads its title from the field 'name'", () =>
    expect(blog.parseItem({ id: 1, name: 'Nama' }).title).toBe('Nama'));
});

describe('the blog list', () => {
  test('the intro of the blog list claims no try-outs and names published sources', () => {
    expect(blog.copy.listIntro).not.toMatch(/coba/);
    expect(blog.copy.listIntro).toMatch(/data dan sumber terbitan/);
  });
});
