import { execFile, spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

/*
 * Runs `npm run doctor` against the Laravel-like API of the browser tests, with one mistake in each list.
 */

// The program is compiled at its start, which takes a while on a busy machine.
jest.setTimeout(90_000);

const ROOT = path.join(__dirname, '..', '..');
let api: ChildProcess;
let url = '';

beforeAll(async () => {
  api = spawn(process.execPath, ['e2e/fixture-api/server.mjs', '--port', '0'], { cwd: ROOT });
  url = await new Promise((resolve) =>
    api.stdout?.on('data', (text: Buffer) => resolve(/http:\S+/.exec(String(text))?.[0] ?? '')),
  );
});
afterAll(() => void api.kill());

function doctor(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = { ...process.env, NODE_OPTIONS: '', ADMIN_API_URL: '' };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['tools/doctor/command.mjs', ...args],
      { cwd: ROOT, env, maxBuffer: 1e8 },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

test('the doctor reads every endpoint, reports the items left out and exits with 1', async () => {
  const { code, stdout } = await doctor(url, '--json');
  const { kinds, errors } = JSON.parse(stdout) as {
    errors: number;
    kinds: {
      name: string;
      delivered: number;
      shown: number;
      pictures: number;
      findings: { problem: string; id: string; delivered?: string }[];
    }[];
  };
  expect(code).toBe(1);
  expect(errors).toBeGreaterThan(0);
  expect(kinds.map(({ name }) => name)).toEqual([
    ...[
      'destinasi',
      'paket',
      'akomodasi',
      'transportasi',
      'event',
      'tiket',
      'fasilitas',
      'restoran',
      'makanan',
      'blog',
      'atraksi',
    ],
    ...['kuliner', 'search', 'fixed'],
  ]);
  for (const { name, delivered, shown, findings } of kinds.filter(
    ({ name }) => !['search', 'fixed'].includes(name),
  )) {
    expect([name, delivered - shown]).toEqual([name, 1]);
    expect(findings.filter(({ problem }) => problem === 'left out').map(({ id }) => id)).toEqual(['9999']);
  }
  const dates = kinds[0]?.findings.filter(({ problem }) => problem === 'date unreadable');
  expect(dates?.map(({ delivered }) => delivered)).toEqual(
    expect.arrayContaining(['"kemarin"', '"0000-00-00 00:00:00"']),
  );
  expect(kinds[0]?.pictures).toBeGreaterThan(50);
});

test.each([
  [['ftp://admin.example.id'], /^Setting ADMIN_API_URL is wrong .*\n$/],
  [['--hilfe'], /^Usage: npm run doctor .*\n$/],
])('the doctor, called with %j, exits with 2 and says why in one line', async (args, said) => {
  const { code, stdout, stderr } = await doctor(...args);
  expect(code).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toMatch(said);
});
