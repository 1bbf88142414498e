import { OverviewPage } from '@/components/pages/kawasan/overview-page';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { loadOverviewOnce } from '@/lib/kawasan/load-overview';
import { areas } from '@/lib/kawasan/areas';
import { overviewHead } from '@/lib/seo/page-heads';
import { overviewNodes } from '@/lib/seo/structured-data/kawasan';
import '@/styles/kawasan.scss';

export function generateMetadata() {
  return overviewHead(areas());
}

/** `/kawasan`: the overview map of Greater Bandung. */
export default async function Page() {
  const view = await loadOverviewOnce();
  return (
    <>
      <OverviewPage view={view} />
      <StructuredData nodes={overviewNodes(view)} />
    </>
  );
}
