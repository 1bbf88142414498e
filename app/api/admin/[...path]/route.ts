import { searchRefused } from '@/app/api/search-refused';
import { embeddedProvider } from '@/lib/embedded/provider';
import { SEARCH_ENDPOINT } from '@/lib/entities/search-types';
import { recordsOf } from '@/lib/search/own-results';
import { search, searchQuery } from '@/lib/search/search';
import { settings } from '@/lib/settings/settings';

/** The embedded content by the paths of spec §7, for another copy of the site; 404 where an API is set. */
export async function GET(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (settings().adminApiUrl) return notFound();
  if (pathname === SEARCH_ENDPOINT) return found(searchQuery(searchParams.get('query')));
  const answer = await embeddedProvider(pathname);
  return answer ? Response.json(answer) : notFound();
}

/** Within the limits of every search; nothing outside its bounds. */
async function found(query: string | null): Promise<Response> {
  if (!query) return Response.json({ data: [] });
  const answer = await search(query);
  return answer.state === 'ok'
    ? Response.json({ data: await recordsOf(answer.results) })
    : searchRefused(answer);
}

function notFound(): Response {
  return Response.json({ message: 'Not Found' }, { status: 404 });
}
