import { startFixtureApi, type FixtureApi } from '../fixture-api/server.mjs';
import { itemNode, ofType, structuredIn } from '../support/json-ld';
import { ask } from '../support/http';
import { SITE_URL, startSite, type StartedSite } from '../support/servers';
import { CHANGED, HOSTILE } from '../support/structured-cases';
import { violations } from '../support/structured-rules';
import { expect, test } from '../support/test';
import { faultsIn } from '../support/structured-data-validator';

/* Structured data on a site whose operator has an address, and whose content is odd and hostile. */

let api: FixtureApi;
let site: StartedSite;

test.beforeAll(async () => {
  api = await startFixtureApi();
  for (const [target, [list, patch]] of Object.entries(CHANGED))
    api.change(list, target.split('/')[2] ?? '', patch);
  api.change('restorans', '3', { judul: HOSTILE, alamat: null });
  const siteConfig = { address: 'Jl. Braga No. 99, Bandung 40111' };
  site = await startSite({ apiUrl: api.url, freshSeconds: 300, siteConfig });
});

test.afterAll(async () => {
  await site.dispose();
  await api.close();
});

test('structured data keeps hostile values as text and leaves unknown values out', async () => {
  for (const [target, [, , expected]] of Object.entries(CHANGED)) {
    const { status, body } = await ask(site, target);
    expect(status, target).toBe(200);
    const node = itemNode(body);
    if (expected === null) expect(node, target).toBeNull();
    else
      expect(
        { ...Object.fromEntries(Object.keys(expected).map((name) => [name, undefined])), ...node },
        target,
      ).toMatchObject(expected);
    expect([...violations(target, body), ...(await faultsIn(body))], target).toEqual([]);
  }
  for (const target of ['/destinasi', '/blog', '/kuliner', '/kuliner?page=2', '/kuliner?page=3', '/galeri']) {
    const { body } = await ask(site, target);
    expect([...violations(target, body), ...(await faultsIn(body))], target).toEqual([]);
  }
});

test('TravelAgency markup of an operator with an address has only known fields', async () => {
  for (const target of ['/', '/contact']) {
    const { body } = await ask(site, target);
    const [operator] = ofType(structuredIn(body).nodes, 'TravelAgency');
    expect(operator, target).toMatchObject({ name: 'Jelajahi Bandung', url: `${SITE_URL}/` });
    expect(operator).not.toHaveProperty('telephone');
    expect(operator).not.toHaveProperty('sameAs');
    expect([...violations(target, body), ...(await faultsIn(body))]).toEqual([]);
  }
});
