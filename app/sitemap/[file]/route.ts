import { noDocument, sendDocument } from '@/lib/seo/document';
import { loadSitemapPart } from '@/lib/seo/sitemap';

/** `/sitemap/1.xml` …: the parts of a sitemap that is too large for one file; 404 where there is none. */
export async function GET(request: Request, { params }: RouteContext<'/sitemap/[file]'>): Promise<Response> {
  const number = /^([1-9]\d{0,3})\.xml$/.exec((await params).file)?.[1];
  const part = number ? await loadSitemapPart(Number(number)) : null;
  return part ? sendDocument(request, part) : noDocument();
}
