import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { excerpt } from '../../format/excerpt';
import { plainDate } from '../../format/tanggal';
import { htmlToText, markdownToText } from '../../rich-text/html';
import { asChip } from '../../listing/listing';
import { articleHtml } from '../../rich-text/markdown';
import { detailHref, routes } from '../../addresses/routes';
import { plainCard, type CardView, type Fact } from '../card';
import { keysOf, timestamps, type Item, type KindDescription } from '../define';
import { field, requiredText, tolerantObject } from '../../values/fields';
import { readPictures } from '../picture';

const schema = tolerantObject(
  {
    id: field.text,
    slug: field.text,
    judul: requiredText,
    kategori: field.text,
    penulis: field.text,
    deskripsi: field.markup,
    menit_baca: field.count,
    created_at: field.time,
    updated_at: field.time,
    images: field.pictures,
    images_alt: field.list,
  },
  {
    judul: ['title', 'name'],
    kategori: ['category'],
    penulis: ['author'],
    deskripsi: ['description', 'content', 'isi'],
    images: ['image'],
  },
);

export interface BlogItem extends Item {
  author: string | null;
  dateText: string | null;
  minutes: number | null;
  summary: string;
}
export interface BlogDetail extends BlogItem {
  /** Markdown, not yet sanitised: components/ui/markdown renders it through the allow-list. */
  markdown: string;
}

/** No longer line is looked at for a title. */
const MAX_HEADING = 1000;

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ');

/** An article without the heading that repeats its title at its beginning: the page has it already. */
function withoutTitle(text: string, title: string): string {
  const [, line = '', rest = ''] = /^\s*#{1,6}[ \t]+([^\n]+)(?:\n([^]*))?$/.exec(text) ?? [];
  if (!line || line.length > MAX_HEADING) return text;
  return wordsOf(markdownToText(line)) === wordsOf(title) ? rest.trimStart() : text;
}

/** So much of an article is looked at for what a card or a search result says of it. */
const MAX_BEGINNING = 800;
/**
 * The beginnings of articles as text: to find out what Markdown says takes a millisecond, and each page that
 * shows a card asks.
 */
const beginnings = new LRUCache<string, string>({ max: 2000 });

/** The visible text of the beginning of an article. */
function beginningOf(markdown: string): string {
  const beginning = markdown.slice(0, MAX_BEGINNING);
  const text = beginnings.get(beginning) ?? htmlToText(articleHtml(beginning));
  beginnings.set(beginning, text);
  return text;
}

function toItem(raw: z.output<typeof schema>): BlogItem {
  return {
    ...keysOf(raw.id, raw.slug),
    title: raw.judul,
    category: asChip(blog.categories, raw.kategori ?? 'Blog'),
    ...timestamps(raw),
    pictures: readPictures(raw.images, raw.judul, raw.images_alt),
    author: raw.penulis,
    dateText: raw.created_at === null ? null : plainDate(new Date(raw.created_at)),
    minutes: raw.menit_baca,
    /** Worked out when it is shown: of ten thousand articles few are. */
    get summary() {
      return excerpt(beginningOf(withoutTitle(raw.deskripsi ?? '', raw.judul)), 160);
    },
  };
}

function toCard(item: BlogItem): CardView {
  const facts: Fact[] = [];
  if (item.dateText) facts.push({ icon: 'cal', text: item.dateText });
  if (item.minutes) facts.push({ icon: 'clock', text: `${item.minutes} menit baca` });
  return {
    ...plainCard('blog', detailHref(routes.blog, item.key), item),
    facts,
    summary: item.summary || null,
  };
}

export const blog: KindDescription<BlogItem, BlogDetail> = {
  kind: 'blog',
  endpoint: '/api/admin/blogs',
  listPath: routes.blog,
  detailPath: routes.blog,
  categories: [
    'Travel Guide',
    'Kuliner',
    'Tips Travel',
    'Transportasi',
    'Akomodasi',
    'Wisata Alam',
    'Wisata Belanja',
  ],
  copy: {
    label: 'Blog',
    noun: 'artikel',
    listTitle: 'Blog Travel Bandung',
    listIntro: 'Rute, waktu, dan harga dari data dan sumber terbitan; cocokkan lagi sebelum Anda berangkat.',
    empty: 'Tidak ada data untuk ditampilkan',
    listFailed: 'Memuat data blogs',
    listWaits: true,
    detailFailed: 'Loading',
    detailWaits: true,
    notFound: 'Data tidak ditemukan',
  },
  // 'description' beside another name is a summary.
  schema,
  detailFields: [['deskripsi', 'content', 'isi']],
  parseItem: (raw) => toItem(schema.parse(raw)),
  parseDetail: (raw) => {
    const parsed = schema.parse(raw);
    return { ...toItem(parsed), markdown: withoutTitle(parsed.deskripsi ?? '', parsed.judul) };
  },
  toCard,
  orderMessage: null,
  describe: (item) => beginningOf(item.markdown) || item.title,
};
