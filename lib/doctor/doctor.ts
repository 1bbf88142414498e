import { registry } from '../entities/registry';
import { KINDS } from '../entities/kinds';
import { KULINER_ENDPOINT } from '../entities/makanan/makanan';
import { examineKind, type Tell } from './kind';
import { reportOf, type KindReport, type Report } from './report';
import { examineSearch } from './search';
import type { Source } from './source';

/**
 * Reads every endpoint of spec §7, the details and the pictures that its items name, and says what the site
 * makes of them. Never rejects for what the API does: that stands in the report. `tell` hears how far a long
 * examination has come.
 */
export async function examine(source: Source, tell: Tell = () => undefined): Promise<Report> {
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
  kinds.push(await examineSearch(source, title, tell));
  return reportOf(source.name, kinds);
}
