import type { Metadata } from 'next';
import { ContactPage } from '@/components/pages/contact/contact-page';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { routes } from '@/lib/addresses/routes';
import { pageHead } from '@/lib/seo/head';
import { pageSharePicture } from '@/lib/seo/share-picture';
import { breadcrumbNode } from '@/lib/seo/structured-data/breadcrumb';
import { operatorNode } from '@/lib/seo/structured-data/site';
import { site } from '@/lib/settings/site';
import { siteFor } from '@/lib/data/whom';
import { pageBreadcrumbs } from '@/lib/addresses/breadcrumbs';

const HEAD = {
  title: 'Hubungi Kami',
  intro: 'Ceritakan rencana Anda. Balasan pertama biasanya datang dalam beberapa menit.',
};

/** The metadata of both pages of `/contact`; only the one without the notice is indexed. */
export function contactHead(isIncomplete: boolean): Metadata {
  const { name, address, email, admins } = siteFor(null);
  return pageHead({
    title: HEAD.title,
    description: `Hubungi ${name} lewat WhatsApp, telepon ${admins[0].phone}, atau email ${email}. Kantor: ${address}.`,
    path: routes.contact,
    picture: isIncomplete ? undefined : pageSharePicture('contact'),
    index: !isIncomplete,
  });
}

/**
 * The content of both pages; `isIncomplete` adds the notice that a form sent without script was not complete.
 */
export function Contact({ isIncomplete }: { isIncomplete: boolean }) {
  const trail = breadcrumbNode(routes.contact, pageBreadcrumbs(HEAD.title));
  return (
    <>
      <ContactPage head={HEAD} site={siteFor(null)} isIncomplete={isIncomplete} />
      <StructuredData nodes={[operatorNode(site()), trail]} />
    </>
  );
}
