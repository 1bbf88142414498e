import type { Metadata } from 'next';
import { DetailFallback } from '@/components/details/detail-state/detail-fallback';
import { BlogDetail } from '@/components/details/blog-detail';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { lookUpOnce } from '@/lib/data/load';
import { blog } from '@/lib/entities/blog/blog';
import { loadNames } from '@/lib/data/load-names';
import { loadNeighbours, loadRelated } from '@/lib/data/related';
import { decodeKey, detailHref, detailRoutes } from '@/lib/addresses/routes';
import { lookUpHead } from '@/lib/seo/detail-head';
import { detailBreadcrumb } from '@/lib/seo/structured-data/breadcrumb';
import { articleNode } from '@/lib/seo/structured-data/blog';
import { site } from '@/lib/settings/site';

interface Props {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const key = decodeKey((await params).slug);
  return lookUpHead(blog, await lookUpOnce(blog, key), detailHref(detailRoutes.blog, key));
}

export default async function BlogPage({ params }: Props) {
  const found = await lookUpOnce(blog, decodeKey((await params).slug));
  if (found.state !== 'found') return <DetailFallback description={blog} state={found.state} />;
  return (
    <main id="isi" tabIndex={-1}>
      <BlogDetail
        item={found.item}
        site={site()}
        names={await loadNames(detailHref(detailRoutes.blog, found.item.key))}
        related={await loadRelated(blog, found.item)}
        neighbours={await loadNeighbours(blog, found.item)}
      />
      <StructuredData nodes={[articleNode(found.item, site()), detailBreadcrumb(blog, found.item)]} />
    </main>
  );
}
