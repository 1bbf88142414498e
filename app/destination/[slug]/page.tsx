import '@/styles/globals.scss';
import type { Metadata } from 'next';
import { DestinasiDetail } from '@/components/details/destinasi-detail';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { loadDetail, type DetailProps } from '@/lib/data/load-detail';
import { destinasi } from '@/lib/entities/destinasi/destinasi';
import { loadNames } from '@/lib/data/load-names';
import { loadRelated } from '@/lib/data/related';
import { itemHref } from '@/lib/addresses/routes';
import { detailHead } from '@/lib/seo/detail-head';
import { detailNodes } from '@/lib/seo/structured-data/detail';
import { tripNode } from '@/lib/seo/structured-data/trip';
import { orderLink } from '@/lib/data/order-link';
import { site } from '@/lib/settings/site';
import { siteFor } from '@/lib/data/whom';

export function generateMetadata({ params }: DetailProps): Promise<Metadata> {
  return detailHead(destinasi, params);
}

export default async function DestinasiPage({ params }: DetailProps) {
  const item = await loadDetail(destinasi, params);
  return (
    <main id="isi" tabIndex={-1} data-docked="">
      <DestinasiDetail
        item={item}
        site={siteFor('destinasi')}
        names={await loadNames(itemHref(destinasi, item.key))}
        orderHref={orderLink(destinasi, item)}
        related={await loadRelated(destinasi, item)}
      />
      <StructuredData nodes={detailNodes(destinasi, item, tripNode(destinasi, item, site()))} />
    </main>
  );
}
