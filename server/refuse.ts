import { METHOD_REFUSED, methodsOf, routes } from '@/lib/addresses/routes';
import { decodedName, isStorageAddress } from '@/lib/addresses/stored-name';
import { OPTIMISER } from './picture-queue';
import { plainText, type Content } from './send';

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
export function refusalOf(method: string, address: string): Content | null {
  const [path = ''] = address.split(/[?#]/, 1);
  if (!address.startsWith('/')) return plainText(400, 'Alamat tidak dimengerti');
  const methods = methodsOf(path);
  if (!methods.includes(method)) return plainText(405, METHOD_REFUSED, { allow: methods.join(', ') });
  if (DATA.test(path)) return plainText(404, 'Halaman tidak ditemukan');
  if (address.length > MAX_ADDRESS && path !== LONG) return plainText(414, 'Alamat terlalu panjang');
  if (STEP.test(path) || !decodedName([path])) return plainText(400, 'Alamat tidak dimengerti');
  if (path === OPTIMISER && !isOneSpelling(address)) return plainText(400, 'Bukan alamat gambar');
  return null;
}

/** Next makes a picture for each spelling of its URL ('#1', '%61'): only that of pages is accepted. */
function isOneSpelling(address: string): boolean {
  const picture = new URLSearchParams(address.slice(OPTIMISER.length)).get('url');
  return picture !== null && isStorageAddress(picture);
}
