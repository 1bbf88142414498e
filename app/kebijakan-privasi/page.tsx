import type { Metadata } from 'next';
import { PrivacyPage } from '@/components/pages/privacy/privacy-page';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import policy from '@/content/fixed/privacy.json';
import { routes } from '@/lib/addresses/routes';
import { pageHead } from '@/lib/seo/head';
import { breadcrumbNode } from '@/lib/seo/structured-data/breadcrumb';
import { pageBreadcrumbs } from '@/lib/addresses/breadcrumbs';

export function generateMetadata(): Metadata {
  return pageHead({ title: policy.title, description: policy.intro, path: routes.privasi });
}

/** `/kebijakan-privasi`. */
export default function Page() {
  return (
    <>
      <PrivacyPage policy={policy} />
      <StructuredData nodes={[breadcrumbNode(routes.privasi, pageBreadcrumbs(policy.title))]} />
    </>
  );
}
