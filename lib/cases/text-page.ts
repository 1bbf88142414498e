import { LRUCache } from 'lru-cache';
import type { Address } from '../addresses/address';
import { TEXT_PAGES } from '../addresses/routes';
import { visitorMessage } from '../admin-api/errors';
import { TEXT_PAGE_MS } from '../base/clocks';
import { whileWaiting } from '../base/gate';
import { OWN_QUESTION, ownSecret } from '../base/secrets';
import { escapeXml } from '../format/xml';
import { logError } from '../log/log';
import { site } from '../settings/site';
import type { Case } from './case-of';
import { NOTHING, spokenOf } from './spoken-of';

/** What the text of a 404 or 503 tells. */
export type Told = Extract<Case, { state: 'absent' | 'failed' }>;

/** How long a text is held: it stands in the site's frame, whose notice and year change. */
const HELD_MS = 60_000;

const held = new LRUCache<string, Buffer, string>({
  max: 200,
  ttl: HELD_MS,
  ignoreFetchAbort: true,
  fetchMethod: (path, _before, { context: origin }) => draw(new URL(path, origin)),
});

/**
 * The HTML that says that there is no such thing or that it cannot be had now, in the words of its kind (spec
 * §8). app/keadaan draws it, asked over loopback, because only the middleware can choose a status; it is held
 * for all whose case is the same. `origin` is where this process listens. One line replaces what cannot be
 * drawn.
 */
export async function textPage(address: Address, told: Told, origin: string): Promise<Buffer> {
  const path = textPath(address, told);
  try {
    return await whileWaiting(() => held.forceFetch(path, { context: origin }));
  } catch (error) {
    logError('no text page', { path, reason: String(error) });
    return Buffer.from(line(told));
  }
}

/** What is said where no page can be drawn. */
function line(told: Told): string {
  const said =
    told.state === 'absent'
      ? 'Halaman tidak ditemukan.'
      : `${visitorMessage(told.error)}. Silakan coba lagi sebentar lagi.`;
  return `<!doctype html><html lang="id"><meta charset="utf-8"><meta name="robots" content="noindex"><title>${escapeXml(site().name)}</title><p>${said}</p>\n`;
}

async function draw(url: URL): Promise<Buffer> {
  const answer = await fetch(url, {
    headers: { [OWN_QUESTION]: ownSecret() },
    cache: 'no-store',
    signal: AbortSignal.timeout(TEXT_PAGE_MS),
  });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** '/keadaan/failed/list/event?pesan=HTTP+error!+status:+500' */
function textPath(address: Address, told: Told): string {
  const query =
    told.state === 'failed' ? `?${new URLSearchParams({ pesan: visitorMessage(told.error) })}` : '';
  return `${TEXT_PAGES}/${told.state}/${subjectOf(address, told)}${query}`;
}

/** The family, and the kind or area whose words are told or that an unknown path speaks of; else '-'. */
function subjectOf(address: Address, { state }: Told): string {
  if (address.is !== 'page') return `fixed/${address.is === 'nothing' ? spokenOf(address.path) : NOTHING}`;
  const { page, name, query } = address;
  if (page.family === 'list') return `${query.get('urut') === 'tanggal' ? 'agenda' : 'list'}/${page.kind}`;
  if (page.family === 'food') return 'food/restoran';
  if (page.family === 'detail') return `detail/${page.kind}`;
  if (page.family === 'plan') return `plan/${query.has('r') ? 'teman' : 'sendiri'}`;
  // The guide of an area is there whatever the API says; an unknown area has none.
  return page.family === 'area' && state === 'failed'
    ? `area/${encodeURIComponent(name)}`
    : `${page.family}/-`;
}
