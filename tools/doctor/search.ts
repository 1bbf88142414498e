import { whenDown } from '@/lib/admin-api/errors';
import { recordId } from '@/lib/entities/read-items';
import { isRecord, readText } from '@/lib/values/fields';
import { kindsOf } from '@/lib/search/api-results';
import { MIN_QUERY } from '@/lib/search/bounds';
import { SEARCH_ENDPOINT, SEARCH_TYPES } from '@/lib/entities/search-types';
import { shown, type Finding } from './finding';
import { answersOf, outageFinding, slowFindings } from './kind';
import type { KindReport } from './report';
import { insist, type Source, type Tell } from './source';

/** Searches for a word of `title`, a title of the catalogue, and checks that the results lead to pages. */
export async function examineSearch(source: Source, title: string, tell: Tell): Promise<KindReport> {
  const word = title.match(/[\p{L}\p{N}]+/gu)?.find(({ length }) => length >= MIN_QUERY) ?? 'bandung';
  const path = `${SEARCH_ENDPOINT}?query=${encodeURIComponent(word)}`;
  tell(`search: ${path}`);
  const answer = await whenDown(
    insist(source, () => source.client.query(path), tell),
    outageFinding,
  );
  const results = Array.isArray(answer) ? answer : [];
  const found = results.flatMap(resultFinding);
  if (!Array.isArray(answer)) found.push(answer);
  else if (results.length === 0)
    found.push({
      problem: 'search finds nothing',
      id: null,
      detail: `for ${shown(word)}, a word of ${shown(title)}`,
    });
  return {
    name: 'search',
    endpoint: SEARCH_ENDPOINT,
    delivered: results.length,
    shown: results.length - found.filter(({ problem }) => problem === 'search result of no kind').length,
    details: 0,
    pictures: 0,
    missing: {},
    answers: answersOf(source, SEARCH_ENDPOINT),
    findings: [...found, ...slowFindings(source, SEARCH_ENDPOINT)],
  };
}

function resultFinding(raw: unknown): Finding[] {
  const type = isRecord(raw) ? raw.type : raw;
  if (kindsOf(readText(type)?.toLowerCase() ?? '').length > 0) return [];
  const reads = `one of ${[...Object.keys(SEARCH_TYPES), 'kuliner'].join(', ')}`;
  return [
    { problem: 'search result of no kind', id: recordId(raw), field: 'type', delivered: shown(type), reads },
  ];
}
