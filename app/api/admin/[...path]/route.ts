import { embeddedProvider } from '@/lib/embedded/provider';
import { SEARCH_ENDPOINT } from '@/lib/entities/search-types';
import { ownRecords } from '@/lib/search/own-results';
import { settings } from '@/lib/settings/settings';

/** The embedded content by the paths of spec §7, for another copy of the site; 404 where an API is set. */
export async function GET(request: Request): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url);
  if (settings().adminApiUrl) return notFound();
  if (pathname === SEARCH_ENDPOINT)
    return Response.json({ data: await ownRecords(searchParams.get('query') ?? '') });
  const answer = await embeddedProvider(pathname + search);
  return answer ? Response.json(answer) : notFound();
}

function notFound(): Response {
  return Response.json({ message: 'Not Found' }, { status: 404 });
}
