import { ask } from '../support/http';
import { readPage } from '../support/read-page';
import { expect, test } from '../support/test';

/* The contact form without script. */

test('an incomplete contact form redirects to a noindex form with a notice', async ({ embedded }) => {
  const notice = 'Pesan belum terkirim.';
  expect(readPage((await ask(embedded, '/contact')).body).text).not.toContain(notice);
  const { status, headers } = await ask(embedded, '/contact/kirim?name=Sri');
  expect(status).toBe(303);
  const [address = '', place] = headers.get('location')?.split('#') ?? [];
  const back = await ask(embedded, address);
  expect(back.status).toBe(200);
  expect(back.body).toContain(`id="${place}"`);
  const { text, robots, canonical } = readPage(back.body);
  expect(text).toContain(notice);
  expect(robots).toContain('noindex');
  expect(canonical).toEqual([expect.stringMatching(/\/contact$/)]);
});
