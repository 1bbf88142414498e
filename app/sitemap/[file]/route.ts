import { noDocument, sendDocument } from '@/lib/seo/document';
import { loadSitemap } from '@/lib/seo/sitemap';

export const dynamic = 'force-dynamic';

/** `/sitemap/1.xml`, `/sitemap/2.xml` …: the parts of a sitemap that is too large for one file; 404 where it is not. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const number = /^([1-9]\d{0,3})\.xml$/.exec((await params).file)?.[1];
  const part = number ? (await loadSitemap()).parts[Number(number) - 1] : undefined;
  return part ? sendDocument(request, part) : noDocument();
}
