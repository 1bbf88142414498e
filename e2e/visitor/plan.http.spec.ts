import { ask } from '../support/http';
import { expect, test } from '../support/test';

/* The plan of a visitor is nobody else's. */

// spec: 10, No page but /rencana
test("a visitor's plan is never sent to another and changes no page but /rencana", async ({ embedded }) => {
  const cookie = { cookie: 'rencana=de~situ-patenggang' };
  // React's data of a page and its preloads come in another order with every rendering.
  const bodyOf = async (path: string, headers = {}) =>
    (await ask(embedded, path, headers)).body.replaceAll(/<script>.*?<\/script>|<link [^>]*>/gs, '');
  const own = await ask(embedded, '/rencana', cookie);
  expect(own.headers.get('cache-control')).toContain('no-store');
  expect(own.body).toContain('Situ Patenggang');
  expect(own.body).toContain('noindex');
  expect(await bodyOf('/rencana')).not.toContain('Situ Patenggang');
  expect(await bodyOf('/rencana?milik=de~situ-patenggang')).not.toContain('Situ Patenggang');
  for (const path of ['/tiket', '/rencana/sehari-di-ciwidey'])
    expect(await bodyOf(path, cookie)).toBe(await bodyOf(path));
});
