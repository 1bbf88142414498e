import { INTEREST } from '@/lib/addresses/interest';
import { routes } from '@/lib/addresses/routes';
import { isStorageAddress } from '@/lib/addresses/stored-name';
import { OPTIMISER } from './picture-queue';

/** A response that is sent without Next. */
export interface Refusal {
  status: 400 | 404 | 405 | 414;
  message: string;
  headers?: Record<string, string>;
}

/**
 * The only paths that take a body. Their routes reject wrong methods themselves, but Next answers 500 to
 * methods beyond ITS_METHODS.
 */
const WRITABLE: ReadonlySet<string> = new Set(['/api/revalidate', INTEREST]);
const ITS_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const READING = ['GET', 'HEAD'];
/** Pages that are also the target of a form. */
const FORMS: ReadonlySet<string> = new Set([routes.rencana]);
/** Without script, the form sends its whole message in the URL. */
const LONG = `${routes.contact}/kirim`;
/** The longest URL of anything else, in characters: no page has one of a tenth of it. */
const MAX_ADDRESS = 4096;
/**
 * Paths that are not pages. Pages answer a malformed escape with a 404 of their own; below these paths Next
 * answers 500.
 */
const FILES = /^\/(?:_next|api|art|og|storage)\//;
/** Next serves the data of a page at its path with this ending, and caches them under that name. */
const DATA = /\.rsc$/;

/**
 * The response that rejects a request, or null. `address` is the target in the request line (RFC 9112,
 * "Request Target"): the absolute form for proxies is rejected, because redirects would lead to its origin.
 */
export function refusalOf(method: string, address: string): Refusal | null {
  const [path = ''] = address.split(/[?#]/, 1);
  if (!address.startsWith('/')) return { status: 400, message: 'Alamat tidak dimengerti' };
  const methods = FORMS.has(path) ? [...READING, 'POST'] : READING;
  if (!(WRITABLE.has(path) ? ITS_METHODS : methods).includes(method)) {
    const allow = WRITABLE.has(path) ? 'POST' : methods.join(', ');
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
 * Next optimises and stores a picture for each spelling of its URL ('#1', '#2', '%61'): only the spelling
 * that pages use is accepted.
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
