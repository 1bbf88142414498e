import { ContactPage } from '@/components/pages/contact/contact-page';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { routes } from '@/lib/addresses/routes';
import { CONTACT_HEAD } from '@/lib/seo/page-heads';
import { breadcrumbNode } from '@/lib/seo/structured-data/breadcrumb';
import { operatorNode } from '@/lib/seo/structured-data/site';
import { site } from '@/lib/settings/site';
import { siteFor } from '@/lib/order/whom';
import { pageBreadcrumbs } from '@/lib/addresses/breadcrumbs';

/** The content of both pages; `isIncomplete`: with the notice that what was sent was not complete. */
export function Contact({ isIncomplete }: { isIncomplete: boolean }) {
  const trail = breadcrumbNode(routes.contact, pageBreadcrumbs(CONTACT_HEAD.title));
  return (
    <>
      <ContactPage head={CONTACT_HEAD} site={siteFor(null)} isIncomplete={isIncomplete} />
      <StructuredData nodes={[operatorNode(site()), trail]} />
    </>
  );
}
