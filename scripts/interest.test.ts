import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const press = (time: string, action: string, place: string, page: string | null, ref: string | null) =>
  JSON.stringify({ level: 'info', time, action, place, page, kind: null, ref, msg: 'interest' });

const LOG = [
  press('2026-11-23T01:00:00Z', 'pesan', 'kartu', '/paketdetail/lembang', 'P12'),
  `app-1  | ${press('2026-11-24T01:00:00Z', 'chat', 'jendela', '/paketdetail/lembang', 'P12')}`,
  press('2026-11-25T01:00:00Z', 'rute', 'peta', '/destination/kawah', 'D3'),
  press('2026-11-25T01:00:00Z', 'telepon', 'kaki', null, null),
  // Sunday evening in Greenwich is Monday in Jakarta, and Sunday noon is not.
  press('2026-11-29T18:00:00Z', 'pesan', 'bar', '/event/lari', 'E1'),
  press('2026-11-29T12:00:00Z', 'pesan', 'bar', '/event/lari', 'E1'),
  '{"level":"info","msg":"not found","path":"/interest"}',
  'no JSON "interest" {',
  '',
].join('\n');

function run(...args: string[]): { status: number | null; out: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/interest.mjs', ...args], {
    input: LOG,
    encoding: 'utf8',
  });
  return { status, out: (stdout + stderr).replace(/ {2,}/g, ' ') };
}

test('interest.mjs lists pages and places by week, those with most chats first', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'jelajahi-minat-'));
  try {
    writeFileSync(path.join(folder, 'a.log'), LOG);
    const { status, out } = run(path.join(folder, 'a.log'));
    expect(status).toBe(0);
    const [, later = '', earlier = ''] = out.split('Week of ');
    expect(later).toMatch(/^2026-11-30\n[^]* \/event\/lari E1 1 0\n/);
    expect(earlier).toMatch(/^2026-11-23\n pages chats routes\n \/paketdetail\/lembang P12 2 0\n/);
    expect(earlier).toContain(' /event/lari E1 1 0\n');
    expect(earlier).toContain(' page not told 1 0\n');
    expect(earlier).toContain(' /destination/kawah D3 0 1\n');
    expect(earlier).toContain(' pesan in kartu 1 0\n');
    expect(run().out).toBe(out);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('interest.mjs exits with 2 and names a log that does not exist', () => {
  expect(run('/tak-ada.log')).toMatchObject({
    status: 2,
    out: expect.stringContaining('/tak-ada.log') as string,
  });
});
