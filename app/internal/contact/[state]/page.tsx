import type { Metadata } from 'next';
import { ContactPage } from '@/components/contact/contact-page';
import { routes } from '@/lib/routes';
import { pageHead } from '@/lib/seo/head';
import { site } from '@/lib/site';

/** `/contact` (spec §2, "Contact"): next.config.ts rewrites it here, so that the operator's data is read at run time, not at build. */
export const revalidate = 30;
export const generateStaticParams = () => [];

const HEAD = {
  title: 'Hubungi Kami',
  intro: 'Ceritakan rencana Anda. Balasan pertama biasanya datang dalam beberapa menit.',
};

export function generateMetadata(): Metadata {
  const { name, address, email, admins } = site();
  return pageHead({
    title: HEAD.title,
    description: `Hubungi ${name} lewat WhatsApp, telepon ${admins[0].phone}, atau email ${email}. Kantor: ${address}.`,
    path: routes.contact,
  });
}

export default function Page() {
  return <ContactPage head={HEAD} site={site()} />;
}
