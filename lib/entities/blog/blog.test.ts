import { blog } from './blog';
import fixture from './blog.fixture.json';

describe('a post without details', () => {
  const item = blog.parseDetail({ id: 7, judul: 'Kapan ke Bandung' });

  it('has the category Blog', () => expect(item.category).toBe('Blog'));
  it('has no facts', () => expect(blog.toCard(item).facts).toEqual([]));
  it('describes itself by its title', () => expect(blog.describe(item)).toBe('Kapan ke Bandung'));
  it('says nothing of zero minutes', () => {
    expect(blog.toCard(blog.parseItem({ id: 1, judul: 'a', menit_baca: '0' })).facts).toEqual([]);
  });
});

describe('a post', () => {
  const item = blog.parseDetail(fixture.detail.data);

  // spec: 3, Blog
  it('says date and reading time', () => {
    expect(blog.toCard(item).facts.map(({ text }) => text)).toEqual(['1 Juni 2026', '3 menit baca']);
  });
  it('has its author', () => expect(item.author).toBe('Rani'));
  it('sums itself up without Markdown', () =>
    expect(item.summary).toBe('Dua hari Kabut turun pelan. Baris kedua. Kawah'));
  // spec: 3, Blog
  it('keeps the Markdown with its line breaks', () =>
    expect(item.markdown).toContain('**pelan**.\nBaris kedua'));
  it('reads all three names of a title', () =>
    expect(blog.parseItem({ id: 1, name: 'Nama' }).title).toBe('Nama'));
});

describe('the list', () => {
  it('promises no trial that nobody made, and names where its figures come from', () => {
    expect(blog.copy.listIntro).not.toMatch(/coba/);
    expect(blog.copy.listIntro).toMatch(/data dan sumber terbitan/);
  });
});
