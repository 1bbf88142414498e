import { sendDocument } from '@/lib/seo/document';
import { loadSitemap } from '@/lib/seo/sitemap';

/** Every indexable page, or the sitemap index of the parts that list them. */
export async function GET(request: Request): Promise<Response> {
  return sendDocument(request, (await loadSitemap()).main);
}
