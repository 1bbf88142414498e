import { full } from './short-or-full';

/*
 * Every family of answers that the site gives, and what each must be when the Admin API fails. The
 * expectations are those of product-decisions.md, "States", and spec §8; nothing here is taken from what the
 * site does.
 */

/** How the Admin API can fail; 'refused' closes its port, the others are e2e/fixture-api/faults.mjs. */
export const FAULTS = [
  ...['500', '404', '403', '429', 'timeout', 'slow', 'garbage', 'html', 'empty', 'null', 'truncated'],
  ...['12 MB', 'reset', 'refused'],
  ...(full ? ['nodata', 'huge', 'artisan down', 'exception, APP_DEBUG=true', 'notice'] : []),
];

/** What the site had been given when the failure began. */
export type History =
  | 'never seen'
  /** Its list was, the item was not. */
  | 'item never seen'
  | 'seen'
  | 'seen before a restart'
  | 'seen before kill -9'
  | 'seen before a redeploy';

export interface Family {
  path: string;
  /**
   * Nothing of it comes from the API; one list; one item; several lists; a search; the provider's picture; a
   * picture of an item.
   */
  type: 'fixed' | 'list' | 'item' | 'several' | 'search' | 'live search' | 'picture' | 'preview';
  /** The word of the API's path that it stands and falls with. */
  source: string;
  /** What it says when nothing was ever delivered, and when the API says that there is no such item. */
  failed?: string;
  absent?: string;
  /** Its record in the fixture's list holds all that its page shows. */
  isListed?: boolean;
}

/** What an answer can be. */
export type State =
  /** 200, the same as without any failure. */
  | 'usual'
  /** 200 with what could be had, and it says so. */
  | 'partial'
  /** 200 with all that its page shows, made from its list's record, and it says so. */
  | 'listed'
  /** 200 without results, or with the brand's picture. */
  | 'substitute'
  /** 404 */
  | 'absent'
  /** 429: it was turned away and may come again. */
  | 'later'
  /** 503, or 502 for a file that is only passed on. */
  | 'unavailable';

/** The states that are right: one, or two where the order of requests decides. */
export function expectedStates({ type, path, isListed }: Family, fault: string, history: History): State[] {
  const saysAbsent = fault === '404' || fault === 'null';
  const delivered = history !== 'never seen' && history !== 'item never seen';
  // A search page is an answer with or without results.
  if (type === 'search') return ['substitute'];
  // A live search is an answer, which is remembered for a minute, or says that it failed, so that nothing
  // keeps it for one.
  if (type === 'live search' && fault === '429') return ['later', 'substitute'];
  if (type === 'live search') return fault === 'slow' ? ['substitute'] : ['substitute', 'unavailable'];
  // Late but in time is no failure.
  if (type === 'fixed' || fault === 'slow') return ['usual'];
  // The provider's pictures are passed on, and remembered for a minute.
  if (type === 'picture') {
    const lost = fault === '404' ? 'absent' : 'unavailable';
    return history === 'seen' ? ['usual', lost] : [lost];
  }
  // Only the API can say that an item does not exist; a list is never absent.
  if (saysAbsent && (type === 'item' || type === 'preview')) {
    if (history === 'item never seen') return ['absent'];
    // The lists fail too, so the API is soon left alone: whether the item is still asked for is a matter of
    // order.
    const otherwise: State[] = type === 'item' ? ['unavailable'] : ['substitute'];
    return ['absent', ...otherwise, ...(delivered ? (['usual'] as const) : [])];
  }
  // Articles that are gone leave the feed.
  if (saysAbsent && path === FEED && delivered) return ['substitute'];
  if (delivered) return ['usual'];
  if (history === 'item never seen' && isListed) return ['listed'];
  return [type === 'several' ? 'partial' : type === 'preview' ? 'substitute' : 'unavailable'];
}

const FEED = '/blog/feed.xml';
const SAYS_WHY = 'Terjadi Kesalahan';
const DETAIL = 'Gagal mengambil data detail';

/** Path, the API's word, what it says when nothing was ever delivered. */
const LISTS = [
  ['/destinasi', 'destinasis', 'Memuat data destinasi...'],
  ['/destinasi?page=2', 'destinasis', 'Memuat data destinasi...'],
  ['/destinasi?kategori=alam', 'destinasis', 'Memuat data destinasi...'],
  ['/paket-tour', 'pakets', SAYS_WHY],
  ['/akomodasi', 'akomodasis', 'Memuat data akomodasi...'],
  ['/transportasi', 'transportasis', 'Memuat data transportasi...'],
  ['/event', 'events', SAYS_WHY],
  ['/tiket', 'tickets', SAYS_WHY],
  ['/fasilitas', 'fasilitas', SAYS_WHY],
  ['/blog', 'blogs', 'Memuat data blogs'],
  ['/attraction', 'attractions', 'Memuat data atraksi...'],
  ['/kuliner', 'restorans', 'Memuat data restoran...'],
  ['/kuliner?page=2', 'makanans', 'Memuat data makanan...'],
  ['/galeri', 'akomodasis', SAYS_WHY],
  ['/kawasan', 'akomodasis', 'Memuat data tempat...'],
  ['/kawasan/lembang', 'akomodasis', 'Memuat data tempat...'],
  ['/api/kartu/destinasi?page=2', 'destinasis', ''],
] as const;

/**
 * Path, another item's key that nothing asks for before the test does, the API's word, what it says failing,
 * and of no item.
 */
const ITEMS = [
  ['/destination/curug-ciwidey', 'situ-pangalengan', 'destinasis', 'Gagal mengambil data destinasi', 'Data'],
  ['/paketdetail/paket-bambu', 'paket-cemara', 'pakets', `${DETAIL} paket tour`, 'Data paket'],
  ['/akomodasi/hotel-bambu', 'hotel-cemara', 'akomodasis', `${DETAIL} akomodasi`, 'Data akomodasi'],
  ['/transportasi/bus-bambu', 'bus-cemara', 'transportasis', `${DETAIL} transportasi`, 'Data transportasi'],
  ['/event/festival-bambu', 'festival-cemara', 'events', `${DETAIL} event`, 'Data event'],
  ['/tiket/tiket-anggrek', 'tiket-cemara', 'tickets', `${DETAIL} tiket`, 'Data tiket'],
  ['/fasilitas/2', '3', 'fasilitas', `${DETAIL} fasilitas`, 'Data fasilitas'],
  ['/blog/cerita-bambu', 'cerita-cemara', 'blogs', 'Loading', 'Data'],
  ['/attraction/pasar-bambu', 'pasar-cemara', 'attractions', `${DETAIL} atraksi`, 'Data atraksi'],
] as const;

/**
 * Spec §3: of destinations and packages the detail has more than the list, and of events the rating, which
 * the fixture's lists lack.
 */
const SAYS_MORE = ['destinasis', 'pakets', 'events'];

const items: Family[] = ITEMS.map(([path, , source, failed, absent]) => {
  const isListed = !SAYS_MORE.includes(source);
  return { path, type: 'item', source, failed, absent: `${absent} tidak ditemukan`, isListed };
});

/** A page of each kind of item that nobody has looked at. */
export const UNSEEN: Family[] = items.map((family, index) => ({
  ...family,
  path: family.path.replace(/[^/]+$/, ITEMS[index]?.[1] ?? ''),
}));

export const FAMILIES: Family[] = [
  { path: '/', type: 'several', source: 'kuliners', failed: 'Error: Gagal memuat data destinasi' },
  ...LISTS.map(([path, source, failed]): Family => ({ path, type: 'list', source, failed })),
  ...items,
  { path: '/sitemap.xml', type: 'several', source: 'events' },
  { path: FEED, type: 'several', source: 'blogs' },
  { path: '/og/destinasi/curug-ciwidey.jpg', type: 'preview', source: 'destinasis' },
  { path: '/storage/destinasi/curug-ciwidey-1.png', type: 'picture', source: 'storage' },
  { path: '/cari?q=curug', type: 'search', source: 'searches' },
  { path: '/api/cari?q=curug', type: 'live search', source: 'searches' },
  ...['/contact', '/robots.txt', '/llms.txt', '/og/halaman/home.jpg'].map((path): Family => ({
    path,
    type: 'fixed',
    source: '',
  })),
];
