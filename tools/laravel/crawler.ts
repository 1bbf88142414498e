import { setTimeout as delay } from 'node:timers/promises';
import { ask, type Answer } from '../../e2e/support/http';
import type { Site } from '../../e2e/support/servers';

/** The result of a crawl: each address with its last answer, and every answer's status and time. */
export interface Crawled {
  answers: Map<string, Answer>;
  statuses: Map<number, number>;
  slowestMs: number;
  seconds: number;
}

/** Asks for each address once, so many a second whatever the answers take, and waits for the last of them. */
export async function crawlAt(site: Site, paths: readonly string[], perSecond: number): Promise<Crawled> {
  const found: Crawled = { answers: new Map(), statuses: new Map(), slowestMs: 0, seconds: 0 };
  const begun = performance.now();
  const visit = async (path: string) => {
    const start = performance.now();
    const answer = await ask(site, path);
    found.answers.set(path, answer);
    found.statuses.set(answer.status, (found.statuses.get(answer.status) ?? 0) + 1);
    found.slowestMs = Math.max(found.slowestMs, performance.now() - start);
  };
  const visits: Promise<void>[] = [];
  for (const path of paths) {
    visits.push(visit(path));
    await delay(1000 / perSecond);
  }
  await Promise.all(visits);
  found.seconds = (performance.now() - begun) / 1000;
  return found;
}

/** '200 × 240, 404 × 1' */
export function told(statuses: Map<number, number>): string {
  return [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
}

/** The pictures of items in a page, as addresses of this site. */
export function picturesIn(html: string): string[] {
  const plain = html.replace(/<script\b[\s\S]*?<\/script>/g, '');
  const encoded = [...plain.matchAll(/\/_next\/image\?url=([^&"\s]+)/g)].map(([, url = '']) => url);
  return [...new Set(encoded.map(decodeURIComponent))].filter((src) => src.startsWith('/storage/'));
}
