import type { Metadata } from 'next';
import { INCOMPLETE } from '@/components/contact-form/contact-draft';
import { ContactPage } from '@/components/contact/contact-page';
import { StructuredData } from '@/components/structured-data/structured-data';
import { routes } from '@/lib/routes';
import { pageHead } from '@/lib/seo/head';
import { pageSharePicture } from '@/lib/seo/share-picture';
import { breadcrumbNode } from '@/lib/seo/structured-data/breadcrumb';
import { operatorNode } from '@/lib/seo/structured-data/site';
import { site } from '@/lib/site';
import { pageTrail } from '@/lib/trail';

/**
 * `/contact` (spec §2, "Contact"), and `/contact/belum-lengkap` with the notice that the form was not complete: next.config.ts rewrites
 * them here, so that the operator's data is read at run time, not at build.
 */
export const revalidate = 30;
export const generateStaticParams = () => [];

const HEAD = {
  title: 'Hubungi Kami',
  intro: 'Ceritakan rencana Anda. Balasan pertama biasanya datang dalam beberapa menit.',
};

interface Props {
  params: Promise<{ state: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { name, address, email, admins } = site();
  return pageHead({
    title: HEAD.title,
    description: `Hubungi ${name} lewat WhatsApp, telepon ${admins[0].phone}, atau email ${email}. Kantor: ${address}.`,
    path: routes.contact,
    picture: pageSharePicture('contact'),
    index: (await params).state !== INCOMPLETE,
  });
}

export default async function Page({ params }: Props) {
  const trail = breadcrumbNode(routes.contact, pageTrail(HEAD.title));
  return (
    <>
      <ContactPage head={HEAD} site={site()} isIncomplete={(await params).state === INCOMPLETE} />
      <StructuredData nodes={[operatorNode(site()), trail]} />
    </>
  );
}
