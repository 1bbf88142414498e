import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { DetailFallback } from '@/components/details/detail-state/detail-fallback';
import { AgendaPage } from '@/components/lists/list-page/agenda-page';
import { ListPage } from '@/components/lists/list-page/list-page';
import { GaleriPage } from '@/components/pages/galeri/galeri-page';
import { AreaPage } from '@/components/pages/kawasan/area-page';
import { OverviewPage } from '@/components/pages/kawasan/overview-page';
import { KulinerPage } from '@/components/pages/kuliner/kuliner-page';
import { PlanFailure } from '@/components/pages/plan/plan-words';
import { loadAreaOnce } from '@/lib/kawasan/load-area';
import { loadOverviewOnce } from '@/lib/kawasan/load-overview';
import { isKind } from '@/lib/entities/kinds';
import { registry } from '@/lib/entities/registry';
import { areaBySlug } from '@/lib/kawasan/areas';
import { KULINER_HEAD } from '@/lib/seo/list-head';
import { site } from '@/lib/settings/site';
import { failedHead } from '@/lib/seo/text-head';
import '@/styles/kawasan.scss';
import '@/styles/plan.scss';
import '@/styles/plan-print.scss';

type Props = PageProps<'/keadaan/failed/[keluarga]/[nama]'>;

async function told({ params, searchParams }: Props) {
  const { keluarga, nama } = await params;
  const { pesan = '' } = await searchParams;
  const description = isKind(nama) ? registry[nama] : null;
  return { keluarga, nama, description, message: String(pesan) };
}

export async function generateMetadata(props: Props) {
  return failedHead(await told(props));
}

/**
 * The texts of a 503 in the site's frame (spec §8), for the middleware alone, which gives them their status
 * (lib/cases/text-page.ts). What does not come from the data that failed is shown.
 */
export default async function FailedPage(props: Props): Promise<ReactNode> {
  const { keluarga, nama, description, message } = await told(props);
  const failed = { state: 'failed', message } as const;
  if (keluarga === 'detail' && description)
    return <DetailFallback description={description} state="failed" />;
  switch (keluarga) {
    case 'list':
      return description ? <ListPage description={description} list={failed} /> : notFound();
    case 'agenda':
      return <AgendaPage agenda={failed} />;
    case 'gallery':
      return <GaleriPage shown={failed} />;
    case 'food':
      return <KulinerPage head={KULINER_HEAD} foods={null} restaurants={null} site={site()} />;
    case 'areas':
      return <OverviewPage view={await loadOverviewOnce()} />;
    case 'area': {
      const area = areaBySlug(nama);
      if (!area) return notFound();
      return <AreaPage view={await loadAreaOnce(area)} plans={[]} />;
    }
    case 'plan':
      return <PlanFailure isSent={nama === 'teman'} />;
    default:
      return notFound();
  }
}
