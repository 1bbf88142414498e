// (i) What an outage of the API costs visitors of pages that were seen before it, and what short lives of the
// data cost while there is none, beside the same pages while they are fresh.
import { startFixtureApi } from '../../e2e/fixture-api/server.mjs';
import { startLocalSite } from '../../e2e/support/local-site.mjs';
import { runWrk } from '../../e2e/support/wrk.mjs';
import { row } from './measure.mjs';

const PAGES = 41;
const CONNECTIONS = 64;
const SECONDS = 10;
const GZIP = { 'accept-encoding': 'gzip' };

/** @typedef {import('../../e2e/support/wrk.mjs').WrkResult} WrkResult */

/** @param {number} _runs @returns {Promise<import('./measure.mjs').Part>} */
export async function measureOutage(_runs) {
  const api = await startFixtureApi({ items: 60 });
  const open = (/** @type {string} */ seconds) =>
    startLocalSite({ ADMIN_API_URL: api.url, ADMIN_API_TIMEOUT_MS: '5000', REVALIDATE_SECONDS: seconds });
  const [lasting, short] = [await open('3600'), await open('2')];
  try {
    const sitemap = await (await fetch(`${lasting.url}/sitemap.xml`)).text();
    const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<?]*)<\/loc>/g)]
      .map(([, page]) => page || '/')
      .filter((_, index) => index % 3 === 0)
      .slice(0, PAGES);
    const load = (/** @type {{ url: string }} */ { url }, seconds = SECONDS) =>
      runWrk(url, pages, seconds, GZIP, CONNECTIONS);
    for (const site of [lasting, short])
      for (const page of pages) await (await fetch(site.url + page)).arrayBuffer();
    // The first load of a site compresses its pages.
    for (const site of [lasting, short]) await load(site, 3);
    const fresh = await load(lasting);
    const there = await load(short);
    api.fault('timeout');
    const hanging = await load(short);
    api.reset();
    await load(short, 3);
    await api.close();
    const gone = await load(short);
    return {
      title: `${PAGES} pages whose data are fresh for two seconds, ${CONNECTIONS} connections`,
      compared: 'fresh for an hour',
      rows: [
        ...beside('API there', there, fresh),
        ...beside('API hanging', hanging, fresh),
        ...beside('API gone', gone, fresh),
      ],
    };
  } finally {
    lasting.stop();
    short.stop();
    await api.close();
  }
}

/** @param {string} subject @param {WrkResult} loaded @param {WrkResult} fresh */
function beside(subject, loaded, fresh) {
  return [
    row(
      subject,
      'answers',
      'per second',
      [loaded.perSecond],
      [fresh.perSecond],
      [{ of: 'ratio', atLeast: 0.5 }],
    ),
    row(subject, 'p99', 'ms', [loaded.p99], [fresh.p99], [{ of: 'ratio', atMost: 5 }]),
    row(subject, 'answers of 400 and above, and lost ones', '', [loaded.failed + loaded.lost], null, [
      { of: 'ours', atMost: 0 },
    ]),
  ];
}
