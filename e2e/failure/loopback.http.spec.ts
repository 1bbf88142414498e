import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../support/local-site.mjs';
import { ROOT } from '../../scripts/run.mjs';
import { expect, test } from '../support/test';

/*
 * One server with systemd: nginx asks 127.0.0.1. Debian's /etc/hosts names ::1 as `localhost` as well, and
 * that comes first. Here a namespace of its own has such a file; the machine's is left alone.
 */

/** Runs what follows with $0 in the place of /etc/hosts. */
const WITH_HOSTS = 'mount --bind "$0" /etc/hosts && exec "$@"';
const inNamespace = (hosts: string, ...command: string[]) => [
  '--mount',
  'sh',
  '-c',
  WITH_HOSTS,
  hosts,
  ...command,
];

const LOOKUP = 'require("node:dns").lookup("localhost", (_, address) => console.log(address))';

let folder: string;
let hosts: string;
let server: ChildProcess | undefined;

test.beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'jelajahi-hosts-'));
  hosts = path.join(folder, 'hosts');
  writeFileSync(hosts, '127.0.0.1 localhost\n::1 localhost ip6-localhost ip6-loopback\n');
  const looked = spawnSync('unshare', inNamespace(hosts, process.execPath, '-e', LOOKUP), {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  test.skip(looked.stdout?.trim() !== '::1', 'this machine allows no mount namespace, or has no IPv6');
});

test.afterAll(async () => {
  if (server?.kill()) await once(server, 'exit');
  rmSync(folder, { recursive: true });
});

test('a server with HOSTNAME=127.0.0.1 listens only there even where localhost resolves to ::1', async () => {
  const port = await freePort();
  server = spawn('unshare', inNamespace(hosts, process.execPath, 'scripts/serve.mjs'), {
    cwd: ROOT,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: String(port),
      HOSTNAME: '127.0.0.1',
      ADMIN_API_URL: '',
      LAST_GOOD_DIR: path.join(folder, 'last-good'),
      SHUTDOWN_DELAY_SECONDS: '0',
    },
  });
  const statusAt = (address: string) =>
    fetch(`http://${address}:${port}/`).then(
      ({ status }) => status,
      () => 'refused',
    );
  await expect
    .poll(() => Promise.all([statusAt('127.0.0.1'), statusAt('[::1]')]), { timeout: 30_000 })
    .toEqual([200, 'refused']);
});
