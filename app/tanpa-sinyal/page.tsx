import '@/styles/globals.scss';
import { OfflinePage } from '@/components/pages/offline/offline-page';
import { offlineHead } from '@/lib/seo/page-heads';

export const generateMetadata = offlineHead;

/** `/tanpa-sinyal`: shown by the service worker in the place of a page that is not kept. */
export default function Page() {
  return <OfflinePage />;
}
