import { full } from './short-or-full';

/*
 * Every family of the site's responses, and the expected response of each when the Admin API fails. The
 * expectations come from product-decisions.md, "States", and spec §8; none is derived from what the site
 * does.
 */

/** The faults of the Admin API; 'refused' closes its port, the others are in e2e/fixture-api/faults.mjs. */
export const FAULTS = [
  ...['500', '404', '403', '429', 'timeout', 'slow', 'garbage', 'html', 'empty', 'null', 'truncated'],
  ...['12 MB', 'reset', 'refused'],
  ...(full ? ['nodata', 'huge', 'artisan down', 'exception, APP_DEBUG=true', 'notice'] : []),
];

/** The state of the site's copies when the fault began. */
export type History =
  | 'never seen'
  /** Its list was delivered, the item was not. */
  | 'item never seen'
  | 'seen'
  | 'seen before a restart'
  | 'seen before kill -9'
  | 'seen before a redeploy';

export interface Family {
  path: string;
  /**
   * Where the content comes from: not from the API; one list; one item; several lists; a search; the
   * provider's picture; a picture of an item.
   */
  type: 'fixed' | 'list' | 'item' | 'several' | 'search' | 'live search' | 'picture' | 'preview';
  /** The name in the API's path of the source that it depends on. */
  source: string;
  /**
   * `failed`: the text when nothing was ever delivered. `absent`: the text when the API says that the item
   * does not exist.
   */
  failed?: string;
  absent?: string;
  /** Its record in the fixture's list contains everything that its page shows. */
  isListed?: boolean;
}

/** The possible states of a response. */
export type State =
  /** 200, the same as without a fault. */
  | 'usual'
  /** 200 with the parts that are available, marked as incomplete. */
  | 'partial'
  /** 200 with everything that its page shows, made from the list's record, marked as such. */
  | 'listed'
  /** 200 without results, or with the brand's picture. */
  | 'substitute'
  /** 404 */
  | 'absent'
  /** 429: rejected, the client may retry later. */
  | 'later'
  /** 503, or 502 for a file that is only passed through. */
  | 'unavailable';

/** The correct states: one, or two where the order of requests decides. */
export function expectedStates({ type, path, isListed }: Family, fault: string, history: History): State[] {
  const saysAbsent = fault === '404' || fault === 'null';
  const delivered = history !== 'never seen' && history !== 'item never seen';
  // A search page always responds, with or without results.
  if (type === 'search') return ['substitute'];
  // A live search responds with results cached for a minute, or with an error, so that no cache keeps it for
  // a minute.
  if (type === 'live search' && fault === '429') return ['later', 'substitute'];
  if (type === 'live search') return fault === 'slow' ? ['substitute'] : ['substitute', 'unavailable'];
  // A slow response within the time limit is no fault.
  if (type === 'fixed' || fault === 'slow') return ['usual'];
  // The provider's pictures are passed through, and cached for a minute.
  if (type === 'picture') {
    const lost = fault === '404' ? 'absent' : 'unavailable';
    return history === 'seen' ? ['usual', lost] : [lost];
  }
  // Only the API can say that an item does not exist, with a list that knows no other key of it; a list is
  // never absent.
  if (saysAbsent && history !== 'never seen' && (type === 'item' || type === 'preview')) {
    if (history === 'item never seen') return ['absent'];
    // The lists fail too, so the site soon stops calling the API: whether it still requests the item depends
    // on the order.
    return ['absent', type === 'item' ? 'unavailable' : 'substitute', 'usual'];
  }
  // Deleted articles leave the feed.
  if (saysAbsent && path === FEED && delivered) return ['substitute'];
  if (delivered) return ['usual'];
  if (history === 'item never seen' && isListed) return ['listed'];
  return [type === 'several' ? 'partial' : type === 'preview' ? 'substitute' : 'unavailable'];
}

const FEED = '/blog/feed.xml';
const SAYS_WHY = 'Terjadi Kesalahan';
const DETAIL = 'Gagal mengambil data detail';

/** Path, name in the API's path, text when nothing was ever delivered. */
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
  ['/api/saring/destinasi', 'destinasis', ''],
] as const;

/**
 * Path; the key of another item that nothing requests before the test does; name in the API's path; text when
 * it fails; text when the item does not exist.
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
 * Spec §3: the detail of destinations and packages has more than the list, and that of events the rating,
 * which the fixture's lists lack.
 */
const SAYS_MORE = ['destinasis', 'pakets', 'events'];

const items: Family[] = ITEMS.map(([path, , source, failed, absent]) => {
  const isListed = !SAYS_MORE.includes(source);
  return { path, type: 'item', source, failed, absent: `${absent} tidak ditemukan`, isListed };
});

/** For each kind of item the page of one that nobody has visited. */
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
