import { z } from 'zod';
import { excerpt } from '../../format/excerpt';
import { plainDate } from '../../format/tanggal';
import { markdownToText } from '../../html';
import { detailHref, routes } from '../../routes';
import { plainCard, type CardView, type Fact } from '../card';
import { identity, stamps, type Item, type KindDescription } from '../define';
import { field, requiredText, tolerantObject } from '../fields';
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
    images: z.unknown(),
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
  /** Markdown, not yet sanitised: components/markdown renders it through the allow-list. */
  markdown: string;
}

function toItem(raw: z.output<typeof schema>): BlogItem {
  return {
    ...identity(raw.id, raw.slug),
    title: raw.judul,
    category: raw.kategori ?? 'Blog',
    ...stamps(raw),
    pictures: readPictures(raw.images, raw.judul, raw.images_alt),
    author: raw.penulis,
    dateText: raw.created_at === null ? null : plainDate(new Date(raw.created_at)),
    minutes: raw.menit_baca,
    summary: excerpt(markdownToText(raw.deskripsi ?? ''), 160),
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
    listIntro: 'Rute, waktu, dan harga yang sudah dicoba sebelum ditulis.',
    empty: 'Tidak ada data untuk ditampilkan',
    listFailed: 'Memuat data blogs',
    listWaits: true,
    detailFailed: 'Loading',
    detailWaits: true,
    notFound: 'Data tidak ditemukan',
  },
  parseItem: (raw) => toItem(schema.parse(raw)),
  parseDetail: (raw) => {
    const parsed = schema.parse(raw);
    return { ...toItem(parsed), markdown: parsed.deskripsi ?? '' };
  },
  toCard,
  orderMessage: null,
  describe: (item) => markdownToText(item.markdown) || item.title,
};
