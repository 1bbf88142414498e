import { embeddedProvider } from '@/lib/embedded/provider';
import { SEARCH_ENDPOINT } from '@/lib/entities/search-types';
import { ownRecords } from '@/lib/search/own-results';
import { settings } from '@/lib/settings/settings';

/**
 * Serves the embedded content over HTTP with the paths and shapes of spec §7, so that another copy of the
 * site can use this one as its provider. 404 when ADMIN_API_URL is set: then there is no embedded content to
 * serve.
 */
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
