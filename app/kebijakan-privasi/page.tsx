import { PrivacyPage } from '@/components/pages/privacy/privacy-page';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import policy from '@/content/fixed/privacy.json';
import { routes } from '@/lib/addresses/routes';
import { privacyHead } from '@/lib/seo/page-heads';
import { breadcrumbNode } from '@/lib/seo/structured-data/breadcrumb';
import { settings } from '@/lib/settings/settings';
import { pageBreadcrumbs } from '@/lib/addresses/breadcrumbs';

export function generateMetadata() {
  return privacyHead(policy);
}

/** `/kebijakan-privasi`. */
export default function Page() {
  return (
    <>
      <PrivacyPage policy={policy} isMeasured={settings().measuredShare > 0} />
      <StructuredData nodes={[breadcrumbNode(routes.privasi, pageBreadcrumbs(policy.title))]} />
    </>
  );
}
