import type { Metadata } from 'next';
import { Lost } from '@/components/lost/lost';
import { logWarning } from '@/lib/log';
import { pageHead } from '@/lib/seo/head';

/** Any other path: 404 with the page of spec §2; the attempt is logged. */
export const revalidate = 30;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ lain: string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lain } = await params;
  return pageHead({
    title: 'Oops! Page not found',
    description: 'Halaman tidak ditemukan.',
    path: `/${lain.join('/')}`,
    state: '404',
  });
}

export default async function LostPage({ params }: Props) {
  logWarning('not found', { path: `/${(await params).lain.join('/')}`.slice(0, 200) });
  return <Lost />;
}
