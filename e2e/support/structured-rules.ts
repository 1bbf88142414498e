import { objectsIn, ofType, structuredIn, textsUnder, visibleTrail, type Json } from './json-ld';
import { readPage } from './read-page';
import { SITE_URL } from './servers';

/* The project's own rules for structured data: search-visibility.md A2, A3, F2.8, F2.11–14. */

const FORBIDDEN = [
  'aggregateRating',
  'reviewCount',
  'SearchAction',
  'VacationRental',
  'HowTo',
  'priceValidUntil',
  // As text; only hours that were read are marked up, as a specification.
  '"openingHours"',
  'numberOfRooms',
];

const rupiah = (amount: number) => `Rp ${new Intl.NumberFormat('id-ID').format(amount)}`;
/** Matches the exact price, not the beginning of a higher one. */
const showsPrice = (text: string, amount: number) =>
  new RegExp(`${rupiah(amount).replace(/\./g, '\\.')}(?![\\d.]*\\d)`).test(text);
const folded = (text: string) => text.replace(/[\s\u2060]+/g, '');
const dates = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', ...options });
const plainDate = dates({ dateStyle: 'long' });

/** Violations of the project's own rules on a page that is 200, one per line. */
export function violations(target: string, html: string): string[] {
  const found: string[] = [];
  const check = (right: boolean, what: string) => void (right || found.push(`${target}: ${what}`));
  const page = readPage(html);
  const [canonical = ''] = page.canonical;
  const { blocks, nodes } = structuredIn(html);
  check(blocks.length === 1, `${blocks.length} blocks`);
  for (const text of FORBIDDEN) check(!html.includes(text), `says ${text}`);
  check(!blocks.join('').includes('T00:00:00'), 'knows an hour that nobody gave');
  check(!/[<>\u2028\u2029]/.test(blocks.join('')), 'holds an unescaped sign');

  for (const node of nodes) {
    const own = !['TravelAgency', 'WebSite'].includes(String(node['@type']));
    if (own) check(String(node['@id']).startsWith(`${canonical}#`), `@id ${node['@id']}`);
    if (own && 'url' in node) check(node.url === canonical, `url ${node.url}`);
    for (const name of [node.name ?? node.headline].filter(Boolean))
      check(page.text.includes(String(name).replace(/\s+/g, ' ')), `does not show ${name}`);
  }
  for (const address of textsUnder(nodes, 'url').concat(
    textsUnder(nodes, 'image'),
    textsUnder(nodes, 'item'),
  ))
    check(address.startsWith(`${SITE_URL}/`), `address ${address}`);
  for (const image of textsUnder(nodes, 'image'))
    check(
      /\/storage\/|\/og\/halaman\/kawasan-[a-z-]+\.jpg|\/art\/jajanan\.webp$|\/icon-512\.png$/.test(image),
      `picture ${image}`,
    );
  // Except the Food Tour, whose text is assembled from its facts. The days of a trip combine several lines of
  // the page.
  for (const said of textsUnder(
    nodes.filter((node) => node.name !== 'Food Tour'),
    'description',
  ).flatMap((text) => text.replace(/…$/, '').split('; ')))
    check(folded(page.text).includes(folded(said)), `does not show ${said}`);
  for (const address of textsUnder(nodes, 'streetAddress'))
    check(folded(page.text).includes(folded(address)), `does not show ${address}`);
  for (const offer of objectsIn(nodes).filter((node) => 'price' in node)) {
    check(typeof offer.price === 'number', `price ${String(offer.price)}`);
    check(showsPrice(page.text, offer.price as number), `does not show ${String(offer.price)}`);
    check(offer.priceCurrency === 'IDR', 'another currency');
  }
  for (const node of objectsIn(nodes).filter((node) => node.offers ?? node.makesOffer)) {
    const offer = (node.offers ?? node.makesOffer) as Json;
    check(typeof offer.price === 'number', 'an offer without a price');
    check(offer.url === canonical, `offer at ${String(offer.url)}`);
  }
  for (const [event] of [ofType(nodes, 'Event')].filter((list) => list.length)) {
    const start = new Date(String(event!.startDate));
    check(page.text.includes(plainDate.format(start)), `does not show ${String(event!.startDate)}`);
    check(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}\+07:00)?$/.test(String(event!.startDate)), 'start');
    const hour = /T(\d{2}):(\d{2})/.exec(String(event!.startDate));
    if (hour) check(page.text.includes(`${hour[1]}.${hour[2]} WIB`), `does not show the hour ${hour[0]}`);
    const { name } = event!.location as Json;
    check(!/^(kota |kabupaten )?bandung( barat)?$/i.test(String(name)), `venue ${String(name)}`);
  }
  for (const published of textsUnder(nodes, 'datePublished')) {
    check(/\+07:00$|^\d{4}-\d{2}-\d{2}$/.test(published), `published ${published}`);
    check(page.text.includes(plainDate.format(new Date(published))), `does not show ${published}`);
  }

  const trail = visibleTrail(html);
  const [list] = ofType(nodes, 'BreadcrumbList');
  check((list === undefined) === (canonical === `${SITE_URL}/`), 'trail missing, or on home');
  if (list) {
    const steps = (list.itemListElement as Json[]).map((step) => ({
      name: String(step.name).replace(/\s+/g, ' '),
      href: typeof step.item === 'string' ? step.item : null,
    }));
    const shown = trail.map(({ name, href }) => ({
      name: name.replace(/\s+/g, ' '),
      href: href === null ? null : SITE_URL + href,
    }));
    check(shown.length >= 2, 'trail of one step');
    check(JSON.stringify(steps) === JSON.stringify(shown), `trail ${JSON.stringify(steps)}`);
  }
  return found;
}
