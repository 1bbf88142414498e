import { INTEREST } from '@/lib/addresses/interest';
import { routes } from '@/lib/addresses/routes';
import { isStorageAddress } from '@/lib/addresses/stored-name';
import { OPTIMISER } from './picture-queue';

/** An answer that is given without Next. */
export interface Refusal {
  status: 400 | 404 | 405 | 414;
  message: string;
  headers?: Record<string, string>;
}

/**
 * The only addresses that take something. They answer the wrong methods themselves, but for those that Next
 * makes a 500.
 */
const WRITABLE: ReadonlySet<string> = new Set(['/api/revalidate', INTEREST]);
const ITS_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const READING = ['GET', 'HEAD'];
/** A form without script sends its whole message in the address. */
const LONG = `${routes.contact}/kirim`;
/** The longest address of anything else, in characters: no page has one of a tenth of it. */
const MAX_ADDRESS = 4096;
/**
 * What is no page. Pages answer a broken escape with a 404 of their own; Next answers 500 to one below these.
 */
const FILES = /^\/(?:_next|api|art|og|storage)\//;
/**
 * Next sends the data of a page to whoever asks for its path with this ending, and keeps them under that
 * name.
 */
const DATA = /\.rsc$/;

/**
 * Why a request is turned away, or null. `address` is what stands in the request line (RFC 9112, "Request
 * Target"): a proxy's form with an origin is refused, because redirects would lead to that origin.
 */
export function refusalOf(method: string, address: string): Refusal | null {
  const [path = ''] = address.split(/[?#]/, 1);
  if (!address.startsWith('/')) return { status: 400, message: 'Alamat tidak dimengerti' };
  if (!(WRITABLE.has(path) ? ITS_METHODS : READING).includes(method)) {
    const allow = WRITABLE.has(path) ? 'POST' : READING.join(', ');
    return { status: 405, message: 'Metode tidak dilayani', headers: { allow } };
  }
  if (DATA.test(path)) return { status: 404, message: 'Halaman tidak ditemukan' };
  if (address.length > MAX_ADDRESS && path !== LONG)
    return { status: 414, message: 'Alamat terlalu panjang' };
  if (FILES.test(path) && !isDecodable(path)) return { status: 400, message: 'Alamat tidak dimengerti' };
  if (path === OPTIMISER && !isOneSpelling(address)) return { status: 400, message: 'Bukan alamat gambar' };
  return null;
}

/**
 * Next makes and stores a picture for each spelling of its address ('#1', '#2', '%61'): only the one that
 * pages use is taken.
 */
function isOneSpelling(address: string): boolean {
  const picture = new URLSearchParams(address.slice(OPTIMISER.length)).get('url');
  return picture !== null && isStorageAddress(picture);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
