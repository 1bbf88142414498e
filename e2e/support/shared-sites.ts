import { readFileSync } from 'node:fs';
import { startFixtureApi } from '../fixture-api/server.mjs';
import { startSite, type Site } from './servers';

/** Longer than a run: nothing of a shared site is rendered anew while its tests last. */
const LASTING_SECONDS = 3600;

/** The sites that all tests of a run share (docs/testing.md, "Two projects"). */
export interface SharedSites {
  /** The site on the embedded content, samples included: it takes it from `content`. */
  embedded: Site;
  /** A site without a public address, on the embedded content by itself. */
  content: Site;
  /** The URL of an Admin API that stays healthy and unchanged, and the site that uses it. */
  provided: { api: { url: string }; site: Site };
}

/** Playwright's `globalSetup`: starts them before the first test; the returned function ends them. */
export default async function startSharedSites(): Promise<() => Promise<void>> {
  const api = await startFixtureApi();
  // A site with a public address leaves the samples of content/ out; one that takes content/ from another
  // shows them.
  const content = await startSite({ freshSeconds: LASTING_SECONDS, env: { SITE_URL: '' } });
  const [embedded, site] = await Promise.all([
    startSite({ apiUrl: content.url, freshSeconds: LASTING_SECONDS }),
    startSite({ apiUrl: api.url, freshSeconds: LASTING_SECONDS }),
  ]);
  // Workers inherit the environment (Playwright, "Global setup").
  process.env.SHARED_SITES = JSON.stringify({ embedded, content, provided: { api: { url: api.url }, site } });
  return async () => {
    await Promise.all([embedded.dispose(), site.dispose(), content.dispose()]);
    await api.close();
  };
}

/** The same sites for the tests of a worker. */
export function sharedSites(): SharedSites {
  const { embedded, content, provided } = JSON.parse(process.env.SHARED_SITES ?? '') as SharedSites;
  for (const site of [embedded, content, provided.site])
    site.output = () => readFileSync(site.outputFile, 'utf8');
  return { embedded, content, provided };
}
