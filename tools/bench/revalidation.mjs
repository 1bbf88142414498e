// (e) Time from the call of POST /api/revalidate to the page that shows the change.
import { startFixtureApi } from '../../e2e/fixture-api/server.mjs';
import { startLocalSite } from '../../e2e/support/local-site.mjs';
import { row } from './measure.mjs';

const SECRET = 'rahasia-untuk-mengukur';
const SLUG = 'curug-ciwidey';
/** The item's own page, and the pages that show it as the newest of its category. */
const PAGES = [`/destination/${SLUG}`, '/destinasi', '/', '/galeri', '/destination/situ-dago'];
const NEWEST = { kategori: 'Alam', category: 'Alam', created_at: '2029-01-01 00:00:00' };

/** @param {number} runs @returns {Promise<import('./measure.mjs').Part>} */
export async function measureRevalidation(runs) {
  const api = await startFixtureApi();
  const site = await startLocalSite({
    ADMIN_API_URL: api.url,
    REVALIDATE_SECRET: SECRET,
    REVALIDATE_SECONDS: '86400',
  });
  try {
    const rows = [];
    for (const page of PAGES) {
      await (await fetch(site.url + page)).text();
      const times = [];
      for (let run = 0; run < runs; run += 1) {
        const name = `Curug Ciwidey ${run}`;
        api.change('destinasis', SLUG, { ...NEWEST, judul: name });
        times.push(await untilShown(site.url, page, name));
      }
      rows.push(row(page, 'call to changed page', 'ms', times, null, [{ of: 'ours', atMost: 1000 }]));
    }
    return { title: 'Revalidation', compared: '–', rows };
  } finally {
    site.stop();
    await api.close();
  }
}

/**
 * Milliseconds from the call to the complete response of a page that contains the text. @param {string} url
 * @param {string} page @param {string} text
 */
async function untilShown(url, page, text) {
  const start = performance.now();
  const answer = await fetch(`${url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'destinasi', slug: SLUG }),
  });
  if (!answer.ok) throw new Error(`/api/revalidate answers ${answer.status}: ${await answer.text()}`);
  while (performance.now() - start < 10_000) {
    const html = await (await fetch(url + page)).text();
    if (html.includes(text)) return performance.now() - start;
  }
  throw new Error(`${page} does not show the change`);
}
