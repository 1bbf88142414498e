import { searchRefused } from '@/app/api/search-refused';
import { SUGGESTED } from '@/components/states/no-results/words';
import { askLink } from '@/lib/order/whom';
import { search, searchQuery } from '@/lib/search/search';
import type { SearchResult } from '@/lib/search/results';
import { boxGroups } from '@/lib/search/shown';

const hitOf = (group: string) => (result: SearchResult) => ({
  title: result.title,
  label: result.label,
  href: result.href,
  group,
  isSample: result.isSample || undefined,
});

/**
 * Live search for the search box: `?q=` of 3 to 100 characters → `{ data: { title, label, href, group,
 * isSample? }[], total, suggested, partial? }`: the best results in groups and the number of all, then what
 * the site suggests where they are few; `partial` when that has only some of the words. Without any of them
 * also `chat`, the link to ask. 400 for another `q`, 429 when too many searches run at once or the API is
 * rate limiting, 503 when it failed.
 */
export async function GET(request: Request): Promise<Response> {
  const query = searchQuery(new URL(request.url).searchParams.get('q'));
  if (!query) return Response.json({ data: [], message: 'q must have 3 to 100 characters' }, { status: 400 });
  const answer = await search(query);
  if (answer.state !== 'ok') return searchRefused(answer);
  const { results, suggested } = answer;
  const found = {
    data: boxGroups(answer).flatMap(({ label, results: some }) => some.map(hitOf(label))),
    total: results.length,
    suggested: suggested.results.map(hitOf(SUGGESTED)),
    ...(suggested.isPartial && { partial: true }),
    ...(results.length + suggested.results.length === 0 && { chat: askLink(query) }),
  };
  return Response.json(found, { headers: { 'cache-control': 'public, max-age=60' } });
}
