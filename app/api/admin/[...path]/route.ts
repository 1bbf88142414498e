import { embeddedProvider } from '@/lib/embedded/provider';
import { settings } from '@/lib/settings/settings';

/**
 * Serves the embedded content over HTTP with the paths and shapes of spec §7, so that another copy of the
 * site can use this one as its provider. 404 when ADMIN_API_URL is set: then there is no embedded content to
 * serve.
 */
export async function GET(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const answer = settings().adminApiUrl ? null : await embeddedProvider(pathname + search);
  return answer ? Response.json(answer) : Response.json({ message: 'Not Found' }, { status: 404 });
}
