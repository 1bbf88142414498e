import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../../e2e/support/local-site.mjs';

/*
 * How replicas change over from one release to another, with processes of their own. In the place of systemd
 * stands a script that ends a replica and starts it anew in `current`. A real release under a real systemd:
 * npm run test:deploy.
 */

/** A replica says which release it is, and is ready from its second answer on; a broken one never is. */
const SERVER = `
const { basename, join } = require('node:path');
const { PORT, RELEASE_HOME } = process.env;
const isListening = join(RELEASE_HOME, PORT + '.up');
const release = basename(process.cwd());
let answers = 0;
require('node:http').createServer((request, response) => {
  answers += 1;
  response.statusCode = answers < 2 || release.includes('broken') ? 503 : 200;
  response.end(release);
}).listen(Number(PORT), '127.0.0.1', () => require('node:fs').writeFileSync(isListening, ''));
`;
const SYSTEMCTL = `#!/bin/sh
port="\${2#*@}"
echo "$port" >> "$RELEASE_HOME/restarts"
kill "$(cat "$RELEASE_HOME/$port.pid")" 2> /dev/null
cd -P "$RELEASE_HOME/current" || exit 1
rm -f "$RELEASE_HOME/$port.up"
PORT="$port" "$NODE" server.cjs > /dev/null 2>&1 &
echo $! > "$RELEASE_HOME/$port.pid"
while ! [ -e "$RELEASE_HOME/$port.up" ]; do sleep 0.02; done
`;

let home: string;
let ports: [number, number];
const there = () => readdirSync(path.join(home, 'releases')).sort();

beforeEach(async () => {
  home = mkdtempSync(path.join(os.tmpdir(), 'jelajahi-releases-'));
  ports = [await freePort(), await freePort()];
  mkdirSync(path.join(home, 'bin'));
  writeFileSync(path.join(home, 'bin', 'systemctl'), SYSTEMCTL, { mode: 0o755 });
});
afterEach(() => {
  for (const port of ports) stopReplica(port);
  rmSync(home, { recursive: true });
});

function stopReplica(port: number) {
  try {
    process.kill(Number(readFileSync(path.join(home, `${port}.pid`), 'utf8')));
  } catch {
    // It was never started, or has ended.
  }
}

/** As after these releases, of which the last is served. */
function given(...names: string[]) {
  for (const name of names) {
    mkdirSync(path.join(home, 'releases', name), { recursive: true });
    writeFileSync(path.join(home, 'releases', name, 'server.cjs'), SERVER);
  }
}

/** The release that is served before a change. */
const serving = (name: string) => symlinkSync(`releases/${name}`, path.join(home, 'current'));

function changeTo(name: string, replicas: readonly number[] = ports) {
  const { status, stderr } = spawnSync(process.execPath, ['deploy/systemd/release.mjs', name], {
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${path.join(home, 'bin')}:${process.env.PATH}`,
      NODE: process.execPath,
      NODE_OPTIONS: '',
      RELEASE_HOME: home,
      RELEASE_PORTS: replicas.join(' '),
      RELEASE_READY_SECONDS: name.includes('broken') ? '0.5' : '60',
    },
  });
  return { status, stderr };
}

/** Each on a connection of its own: one that is kept belongs to a server that may be gone. */
const answers = (replicas: readonly number[] = ports) =>
  Promise.all(
    replicas.map(async (port) => {
      const [response] = (await once(get({ port, host: '127.0.0.1', agent: false }), 'response')) as [
        IncomingMessage,
      ];
      return text(response);
    }),
  );

test('release.mjs makes every replica serve the new release', async () => {
  given('1-first', '2-second');
  changeTo('1-first');
  expect(await answers()).toEqual(['1-first', '1-first']);
  expect(changeTo('2-second').status).toBe(0);
  expect(await answers()).toEqual(['2-second', '2-second']);
  expect(readlinkSync(path.join(home, 'current'))).toBe('releases/2-second');
});

test('release.mjs rolls back a release that is not ready and never restarts the second replica with it', async () => {
  given('1-first', '2-broken');
  serving('1-first');
  const { status, stderr } = changeTo('2-broken');
  expect(status).toBe(1);
  expect(stderr).toContain(`Port ${ports[0]} is not ready with 2-broken`);
  expect(stderr).toContain('Back on 1-first.');
  expect(await answers([ports[0]])).toEqual(['1-first']);
  expect(readlinkSync(path.join(home, 'current'))).toBe('releases/1-first');
  const restarts = readFileSync(path.join(home, 'restarts'), 'utf8').trim().split('\n').map(Number);
  expect(restarts).toEqual([ports[0], ports[0]]);
});

test('release.mjs keeps the three newest releases, the previous one and the one it goes back to', () => {
  given('1-first', '2-second', '3-third', '4-fourth', '5-fifth', '6-sixth');
  serving('1-first');
  expect(changeTo('2-second', [ports[0]]).status).toBe(0);
  expect(there()).toEqual(['1-first', '2-second', '4-fourth', '5-fifth', '6-sixth']);
});

test('release.mjs changes nothing for an unknown release and lists the existing ones', () => {
  given('1-first');
  expect(changeTo('2-second')).toEqual({
    status: 1,
    stderr: `There is no release 2-second: ${home}/releases has 1-first.\n`,
  });
});
