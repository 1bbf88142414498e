import { provideBy } from '@/lib/items/provider.fake';
import type { ReactNode } from 'react';
import { processWide } from '@/lib/base/process-wide.mjs';
import { registry } from '@/lib/entities/registry';
import { readyPlans } from '@/lib/plan/ready';
import BlogPage from './blog/[slug]/page';
import DestinasiPage from './destination/[slug]/page';
import PaketPage from './paketdetail/[slug]/page';

/** As long as a page waits for what is not its own (lib/base/with-timeout.ts), and a moment more. */
const ONE_WAIT_MS = 1_550;

const record = {
  ...{ id: 1, slug: 'kawah', title: 'Kawah', judul: 'Kawah', content: '<p>Ke Lembang.</p>' },
  map: 'https://www.google.com/maps/embed?pb=!1m1!2d107.4!3d-7.16',
};

/** An API that has a kind, and never answers for any other list. */
function onlyHas(kind: 'destinasi' | 'paket' | 'blog'): void {
  const { endpoint } = registry[kind];
  const provider = (path: string) => {
    if (path === endpoint) return Promise.resolve({ data: [record] });
    if (path === `${endpoint}/kawah`) return Promise.resolve({ data: record });
    return new Promise<never>(() => undefined);
  };
  provideBy(provider);
}

beforeEach(async () => {
  // Files are read in true time.
  await readyPlans();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(processWide, { adminApiClient: undefined });
});

type Page = (props: {
  params: Promise<{ slug: string }>;
  searchParams: Promise<Record<string, undefined>>;
}) => Promise<ReactNode>;

test.each<['destinasi' | 'paket' | 'blog', Page]>([
  ['destinasi', DestinasiPage],
  ['paket', PaketPage],
  ['blog', BlogPage],
])('a page of %s resolves after one timeout when no other list answers', async (kind, page) => {
  onlyHas(kind);
  const params = Promise.resolve({ slug: 'kawah' });
  const shown = page({ params, searchParams: Promise.resolve({}) });
  // No time passes after this: what still waits then, waits for ever.
  await jest.advanceTimersByTimeAsync(ONE_WAIT_MS);
  await expect(shown).resolves.toBeTruthy();
});
