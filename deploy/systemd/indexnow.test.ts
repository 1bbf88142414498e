import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

/** What cron is given under systemd (docs/search-engines.md): its variables, and the command of its line. */
const [, crontab = ''] = /^```\n(.+?)^```/ms.exec(readFileSync('docs/search-engines.md', 'utf8')) ?? [];

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'jelajahi-cron-'))));
afterEach(() => rmSync(folder, { recursive: true }));

async function runLine(): Promise<string> {
  const here = crontab
    .replace('/srv/jelajahi-bandung/current', process.cwd())
    .replace('/etc/jelajahi-bandung.env', path.join(folder, 'settings.env'))
    .replace('/var/lib/jelajahi-bandung', folder);
  const variables = [...here.matchAll(/^(\w+)=(.+)$/gm)].map(([, name, value]) => [name, value]);
  const [, command = ''] = /^(?:\S+ ){5}(.+)$/m.exec(here) ?? [];
  const env = { PATH: `${path.dirname(process.execPath)}:/usr/bin:/bin`, ...Object.fromEntries(variables) };
  const child = spawn('/bin/sh', ['-c', command], { env });
  const [said] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return said;
}

test("IndexNow's line for cron knows the settings of the replicas, and what it sent from a release before", async () => {
  const server = createServer(({ method }, response) => {
    const url = `<url><loc>${origin}/event</loc><lastmod>2026-11-01</lastmod></url>`;
    response.end(method === 'GET' ? `<urlset>${url}</urlset>` : '');
  }).listen(0);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  writeFileSync(
    path.join(folder, 'settings.env'),
    `SITE_URL=${origin}\nINDEXNOW_KEY=kunci-uji-1234\nINDEXNOW_ENDPOINT=${origin}/x\nLAST_GOOD_DIR=.cache/other/copies\n`,
  );
  expect(await runLine()).toContain('sent 1 new or changed');
  expect(await runLine()).toContain('nothing changed among 1 pages');
  expect(readFileSync(path.join(folder, 'indexnow.json'), 'utf8')).toContain('/event');
  server.close();
});
