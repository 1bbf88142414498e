import type { Metadata } from 'next';
import { PrivacyPage } from '@/components/privacy/privacy-page';
import { StructuredData } from '@/components/structured-data/structured-data';
import policy from '@/content/fixed/privacy.json';
import { routes } from '@/lib/routes';
import { pageHead } from '@/lib/seo/head';
import { breadcrumbNode } from '@/lib/seo/structured-data/breadcrumb';
import { pageTrail } from '@/lib/trail';

export function generateMetadata(): Metadata {
  return pageHead({ title: policy.title, description: policy.intro, path: routes.privasi });
}

/** `/kebijakan-privasi`. */
export default function Page() {
  return (
    <>
      <PrivacyPage policy={policy} />
      <StructuredData nodes={[breadcrumbNode(routes.privasi, pageTrail(policy.title))]} />
    </>
  );
}
