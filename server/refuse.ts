import { METHOD_REFUSED, methodsOf, routes } from '@/lib/addresses/routes';
import { decodedName, isStorageAddress } from '@/lib/addresses/stored-name';
import { OPTIMISER } from './picture-queue';

/** A response that is sent without Next. */
export interface Refusal {
  status: 400 | 404 | 405 | 414;
  message: string;
  headers?: Record<string, string>;
}

/** Without script, the form sends its whole message in the URL. */
const LONG = `${routes.contact}/kirim`;
/** The longest URL of anything else, in characters: no page has one of a tenth of it. */
const MAX_ADDRESS = 4096;
/** A step up, also for readers that take '\\\\' for '/': Next would serve another path under this address. */
const STEP = /[\\/](?:\.|%2e){1,2}(?=[\\/]|$)/i;
/** Next serves the data of a page at its path with this ending. */
const DATA = /\.rsc$/;

/**
 * The answer that refuses a request, or null (docs/decisions/0009-a-guard-before-next.md). `address` is the
 * target in the request line (RFC 9112, 3.2), whose absolute form would have redirects lead to its origin.
 */
export function refusalOf(method: string, address: string): Refusal | null {
  const [path = ''] = address.split(/[?#]/, 1);
  if (!address.startsWith('/')) return { status: 400, message: 'Alamat tidak dimengerti' };
  const methods = methodsOf(path);
  if (!methods.includes(method))
    return { status: 405, message: METHOD_REFUSED, headers: { allow: methods.join(', ') } };
  if (DATA.test(path)) return { status: 404, message: 'Halaman tidak ditemukan' };
  if (address.length > MAX_ADDRESS && path !== LONG)
    return { status: 414, message: 'Alamat terlalu panjang' };
  if (STEP.test(path) || !decodedName([path])) return { status: 400, message: 'Alamat tidak dimengerti' };
  if (path === OPTIMISER && !isOneSpelling(address)) return { status: 400, message: 'Bukan alamat gambar' };
  return null;
}

/** Next makes a picture for each spelling of its URL ('#1', '%61'): only that of pages is accepted. */
function isOneSpelling(address: string): boolean {
  const picture = new URLSearchParams(address.slice(OPTIMISER.length)).get('url');
  return picture !== null && isStorageAddress(picture);
}
