import { embeddedProvider } from '@/lib/embedded/provider';
import { settings } from '@/lib/settings/settings';

export const dynamic = 'force-dynamic';

/**
 * The embedded content over HTTP with the paths and shapes of spec §7, so that a copy of the site can be
 * another's provider. With ADMIN_API_URL set there is nothing to serve: 404.
 */
export async function GET(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const answer = settings().adminApiUrl ? null : await embeddedProvider(pathname + search);
  return answer ? Response.json(answer) : Response.json({ message: 'Not Found' }, { status: 404 });
}
