import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from '../../scripts/run.mjs';
import { counted, full } from '../support/short-or-full';
import { ask } from '../support/http';
import { hasNginx, NO_NGINX, startNginx } from '../support/nginx.mjs';
import { startReaders } from '../support/virtual-readers';
import { filesOf, makeSecondBuild, type Build } from '../support/second-build';
import { startSite } from '../support/servers';
import { expect, test } from '../support/test';

/*
 * Updates as docs/deployment.md has them: two replicas behind the configuration of deploy/nginx, each
 * replaced by one of another build, one after the other, while visitors read (docs/decisions/0016).
 */

test.skip(!hasNginx, NO_NGINX);
test.skip(!full, 'the second build takes a minute, and twenty updates ten: npm run test:resilience');
test.describe.configure({ mode: 'serial', timeout: 3_600_000 });

const ROUNDS = 20;
/** How long visitors read in each state: before, with two builds at once, after. */
const READ_MS = 2_500;
const LISTS = ['/destinasi', '/paket-tour', '/akomodasi', '/transportasi', '/event', '/tiket', '/fasilitas'];
const OTHERS = ['/', '/blog', '/attraction', '/kuliner', '/contact', '/galeri', '/cari?q=kawah'];
const PAGES = [...OTHERS, ...LISTS, '/destination/air-panas-cimanggu', '/destinasi?page=2'];

let other: Build | undefined;

test.beforeAll(async () => {
  test.setTimeout(1_200_000);
  other = await makeSecondBuild();
});

test.afterAll(() => other?.dispose());

test('the two builds differ in scripts and style sheets', { tag: '@resilience' }, () => {
  const own = filesOf(ROOT);
  for (const kind of ['.js', '.css']) {
    const isNew = (file: string) => file.includes('/chunks/') && file.endsWith(kind) && !own.includes(file);
    expect(other?.files.filter(isNew).length ?? 0, kind).toBeGreaterThan(0);
  }
});

/** One update between replicas that have seen no other; what visitors met that was wrong. */
async function update(from: string, to: string): Promise<string[]> {
  const replicas = await Promise.all([1, 2].map(() => startSite({ freshSeconds: 300, root: from })));
  const front = await startNginx(replicas.map(({ port }) => port));
  const readers = startReaders(front.port, PAGES);
  await delay(READ_MS);
  for (const replica of replicas) {
    await replica.update(to);
    await delay(READ_MS);
  }
  const { pages, files, wrong } = await readers.stop();
  counted('pages read during updates', pages);
  counted('files asked for during updates', files);
  // A page that was open before, or lies in a proxy, goes on asking for the files of its build.
  for (const file of filesOf(from))
    for (const replica of replicas) {
      const { status } = await ask(replica, file);
      if (status !== 200) wrong.push(`${file} of the build before: ${status}`);
    }
  await front.dispose();
  await Promise.all(replicas.map((replica) => replica.dispose()));
  return wrong;
}

test('no page or file is missing while replicas are updated in turn', { tag: '@resilience' }, async () => {
  const roots = [ROOT, other?.root ?? ''];
  const troubled: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const wrong = await update(roots[round % 2] ?? '', roots[(round + 1) % 2] ?? '');
    const some = [...new Set(wrong)].slice(0, 5).join('; ');
    if (wrong.length) troubled.push(`update ${round + 1}: ${wrong.length} wrong, such as ${some}`);
  }
  counted('updates', ROUNDS);
  counted('updates with something missing', troubled.length);
  expect(troubled).toEqual([]);
});
