import { noDocument, sendDocument } from '@/lib/seo/document';
import { loadSitemapPart } from '@/lib/seo/sitemap';

/**
 * `/sitemap/1.xml`, `/sitemap/2.xml` …: the parts of a sitemap that is too large for one file; 404 for a part
 * that does not exist.
 */
export async function GET(request: Request, { params }: RouteContext<'/sitemap/[file]'>): Promise<Response> {
  const number = /^([1-9]\d{0,3})\.xml$/.exec((await params).file)?.[1];
  const part = number ? await loadSitemapPart(Number(number)) : null;
  return part ? sendDocument(request, part) : noDocument();
}
