import '@/styles/globals.scss';
import { BlogDetail } from '@/components/details/blog-detail';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { ReadyPlans } from '@/components/pages/plan/ready-plans';
import { loadDetail } from '@/lib/items/load-detail';
import { offeredPlans } from '@/lib/plan/ready';
import { blog } from '@/lib/entities/blog/blog';
import { loadNames } from '@/lib/data/load-names';
import { loadRelated } from '@/lib/data/related';
import { loadNeighbours } from '@/lib/data/neighbours';
import { itemHref } from '@/lib/addresses/routes';
import { detailHead } from '@/lib/seo/detail-head';
import { detailNodes } from '@/lib/seo/structured-data/detail';
import { articleNode } from '@/lib/seo/structured-data/blog';
import { site } from '@/lib/settings/site';

export function generateMetadata({ params }: PageProps<'/blog/[slug]'>) {
  return detailHead(blog, params);
}

export default async function BlogPage({ params }: PageProps<'/blog/[slug]'>) {
  const item = await loadDetail(blog, params);
  const [names, related, neighbours, plans] = await Promise.all([
    loadNames(itemHref(blog, item.key)),
    loadRelated(blog, item),
    loadNeighbours(blog, item),
    offeredPlans(),
  ]);
  return (
    <main id="isi" tabIndex={-1}>
      <BlogDetail item={item} site={site()} names={names} related={related} neighbours={neighbours} />
      <ReadyPlans plans={plans} />
      <StructuredData nodes={detailNodes(blog, item, articleNode(item))} />
    </main>
  );
}
