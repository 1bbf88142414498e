import { sendDocument } from '@/lib/seo/document';
import { loadFeed } from '@/lib/seo/feed';

/** The newest articles with their full text, as RSS 2.0. */
export async function GET(request: Request): Promise<Response> {
  return sendDocument(request, await loadFeed());
}
