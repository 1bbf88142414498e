import { registry } from '@/lib/entities/registry';
import { KINDS } from '@/lib/entities/kinds';
import { KULINER_ENDPOINT } from '@/lib/entities/makanan/makanan';
import { examineFixed } from './fixed';
import { examineKind } from './kind';
import { reportOf, type KindReport, type Report } from './report';
import { examineSearch } from './search';
import type { Source, Tell } from './source';

/**
 * Examines every endpoint of spec §7, with the details and pictures of its items, and reports how the site
 * reads them. Never rejects because of the API: its failures are findings. A wrong file of content/ stops the
 * whole site, and is the only finding. `tell` reports the progress of a
 * long examination.
 */
export async function examine(source: Source, tell: Tell = () => undefined): Promise<Report> {
  const fault = await source.contentFault();
  if (fault !== null) return reportOf(source.name, [unreadableContent(fault)]);
  const looked = new Set<string>();
  const kinds: KindReport[] = [];
  let title = '';
  for (const kind of KINDS) {
    const { report, titles } = await examineKind(source, kind, registry[kind], looked, tell);
    kinds.push(report);
    title ||= titles[0] ?? '';
  }
  const carousel = { ...registry.makanan, endpoint: KULINER_ENDPOINT };
  kinds.push((await examineKind(source, 'kuliner', carousel, looked, tell)).report);
  if (source.hasSearch) kinds.push(await examineSearch(source, title, tell));
  kinds.push(examineFixed());
  return reportOf(source.name, kinds);
}

function unreadableContent(fault: string): KindReport {
  return {
    ...{
      name: 'content',
      endpoint: 'content/',
      delivered: 0,
      shown: 0,
      details: 0,
      pictures: 0,
      missing: {},
    },
    answers: { count: 0, medianMs: 0, slowestMs: 0 },
    findings: [{ problem: 'content unreadable', id: null, detail: fault }],
  };
}
