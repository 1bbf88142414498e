import { askLink } from '@/lib/data/ask-link';
import { registry } from '@/lib/entities/registry';
import { search, searchQuery } from '@/lib/search/search';
import { bestOfEach } from '@/lib/search/shown';

/**
 * Live search for the search box: `?q=` of 3 to 100 characters → `{ data: { title, label, href, group }[],
 * total }`: the best results of each kind, grouped by kind, and the number of all; without results also
 * `chat`, the link to ask. 400 for another `q`, 429 when too many searches run at once or the API is rate
 * limiting, 503 when it failed.
 */
export async function GET(request: Request): Promise<Response> {
  const query = searchQuery(new URL(request.url).searchParams.get('q'));
  if (!query) return Response.json({ data: [], message: 'q must have 3 to 100 characters' }, { status: 400 });
  const answer = await search(query);
  if (answer.state === 'ok') {
    const data = bestOfEach(answer.results).map(({ kind, title, label, href }) => ({
      title,
      label,
      href,
      group: registry[kind].copy.label,
    }));
    const total = answer.results.length;
    const found = total ? { data, total } : { data, total, chat: askLink(query) };
    return Response.json(found, { headers: { 'cache-control': 'public, max-age=60' } });
  }
  const [status, seconds] = answer.state === 'busy' ? [429, answer.seconds] : [503, 30];
  return Response.json(
    { data: [], message: `search is ${answer.state}` },
    { status, headers: { 'retry-after': String(seconds), 'cache-control': 'no-store' } },
  );
}
