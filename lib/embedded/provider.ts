import { decodeKey } from '../addresses/routes';
import { AdminApiError } from '../admin-api/errors';
import { KULINER_ENDPOINT } from '../entities/makanan/makanan';
import { KINDS } from '../entities/kinds';
import { registry } from '../entities/registry';
import { detailRecord, listRecords } from './api-records';
import type { Content } from './content';
import { embeddedContent } from './content-cache';
import { shownContent } from './samples';

/**
 * The embedded content as a provider: returns for the paths of spec §7 the JSON that the Admin API would
 * send; null where it would respond 404, and for its search: the site's index has the embedded content
 * (lib/search). Rejects with AdminApiError when a content file has become invalid.
 */
export async function embeddedProvider(path: string): Promise<unknown> {
  const url = new URL(path, 'http://embedded');
  const content = await embeddedContent()
    .current()
    .catch((error: Error) => {
      throw new AdminApiError('not-json', error.message);
    });
  const data = answer(shownContent(content), url.pathname);
  return data === null ? null : { data };
}

function answer(all: Content, pathname: string): unknown {
  if (pathname === KULINER_ENDPOINT) return listRecords(all, 'makanan');
  for (const kind of KINDS) {
    const { endpoint } = registry[kind];
    if (pathname === endpoint) return listRecords(all, kind);
    if (pathname.startsWith(`${endpoint}/`))
      return detailRecord(all, kind, decodeKey(pathname.slice(endpoint.length + 1)));
  }
  return null;
}
