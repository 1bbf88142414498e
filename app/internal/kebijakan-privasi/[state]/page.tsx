import type { Metadata } from 'next';
import { PrivacyPage } from '@/components/privacy/privacy-page';
import { StructuredData } from '@/components/structured-data/structured-data';
import policy from '@/content/fixed/privacy.json';
import { routes } from '@/lib/routes';
import { pageHead } from '@/lib/seo/head';
import { breadcrumbNode } from '@/lib/seo/structured-data/breadcrumb';
import { pageTrail } from '@/lib/trail';

/** `/kebijakan-privasi`: next.config.ts rewrites it here, so that its head is made at run time, with the SITE_URL of the server. */
export const revalidate = 30;
export const generateStaticParams = () => [];

export function generateMetadata(): Metadata {
  return pageHead({ title: policy.title, description: policy.intro, path: routes.privasi });
}

export default function Page() {
  return (
    <>
      <PrivacyPage policy={policy} />
      <StructuredData nodes={[breadcrumbNode(routes.privasi, pageTrail(policy.title))]} />
    </>
  );
}
