import { noDocument, sendDocument, toDocument } from '@/lib/seo/document';
import { settings } from '@/lib/settings/settings';

/** The key that proves to IndexNow that a notice comes from this site; 404 where it is off. */
export function GET(request: Request): Response {
  const { indexNowKey } = settings();
  return indexNowKey ? sendDocument(request, toDocument(indexNowKey, 'text/plain')) : noDocument();
}
