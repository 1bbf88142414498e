import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { excerpt } from '../../format/excerpt';
import { plainDate } from '../../format/tanggal';
import { htmlToText, markdownToText } from '../../rich-text/html';
import { asChip } from '../../listing/listing';
import { articleHtml } from '../../rich-text/markdown';
import { detailHref, routes } from '../../addresses/routes';
import { plainCard, type CardView, type Fact } from '../card';
import type { KindDescription } from '../define';
import { field, requiredText } from '../../values/fields';
import { readPictures } from '../picture';
import { recordOf, recordSchema } from '../record';

const schema = recordSchema(
  {
    judul: requiredText,
    kategori: field.category,
    penulis: field.text,
    deskripsi: field.markup,
    menit_baca: field.count,
    images: field.pictures,
  },
  { penulis: ['author'], deskripsi: ['description', 'content', 'isi'] },
);
type Raw = z.output<typeof schema>;

const categories = [
  'Travel Guide',
  'Kuliner',
  'Tips Travel',
  'Transportasi',
  'Akomodasi',
  'Wisata Alam',
  'Wisata Belanja',
];

/** A longer first line is not compared with the title. */
const MAX_HEADING = 1000;

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ');

/** Removes a first heading that repeats the title, which the page already shows. */
function withoutTitle(text: string, title: string): string {
  const [, line = '', rest = ''] = /^\s*#{1,6}[ \t]+([^\n]+)(?:\n([^]*))?$/.exec(text) ?? [];
  if (!line || line.length > MAX_HEADING) return text;
  return wordsOf(markdownToText(line)) === wordsOf(title) ? rest.trimStart() : text;
}

/** Cards and search results summarise only this many characters from the beginning of an article. */
const MAX_BEGINNING = 800;
/** Of articles' beginnings: to draw Markdown takes a millisecond, and every page with a card needs it. */
const beginnings = new LRUCache<string, string>({
  max: 2000,
  memoMethod: (beginning) => htmlToText(articleHtml(beginning)),
});

/** The visible text at the beginning of an article. */
const beginningOf = (markdown: string) => beginnings.memo(markdown.slice(0, MAX_BEGINNING));

function toItem(raw: Raw) {
  return {
    ...recordOf('blog', raw),
    title: raw.judul,
    category: asChip(categories, raw.kategori ?? 'Blog'),
    pictures: readPictures(raw.images, raw.judul, raw.images_alt),
    author: raw.penulis,
    dateText: raw.created_at === null ? null : plainDate(new Date(raw.created_at)),
    minutes: raw.menit_baca,
    /** Computed on access: of ten thousand articles few are shown. */
    get summary() {
      return excerpt(beginningOf(withoutTitle(raw.deskripsi ?? '', raw.judul)), 160);
    },
  };
}
export type BlogItem = ReturnType<typeof toItem>;

/** `markdown` is not yet sanitised: components/ui/markdown renders it through the allow-list. */
function toDetail(raw: Raw) {
  return { ...toItem(raw), markdown: withoutTitle(raw.deskripsi ?? '', raw.judul) };
}
export type BlogDetail = ReturnType<typeof toDetail>;

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
  categories,
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
  // 'description' is left out: beside another of these names it is a summary.
  schema,
  detailFields: [['deskripsi', 'content', 'isi']],
  parseItem: (raw) => toItem(schema.parse(raw)),
  parseDetail: (raw) => toDetail(schema.parse(raw)),
  toCard,
  choices: null,
  orderMessage: null,
  describe: (item) => beginningOf(item.markdown) || item.title,
};
