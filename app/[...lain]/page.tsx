import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { Lost } from '@/components/lost/lost';
import { LOST_TITLE } from '@/components/lost/words';
import { redirects } from '@/lib/redirects';
import { pageHead } from '@/lib/seo/head';

/** Any other path: where the operator's rules say, else 404 with the page of spec §2. lib/log-answers.ts logs the attempt. */
export const revalidate = 30;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ lain: string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lain } = await params;
  return pageHead({
    title: LOST_TITLE,
    description: 'Halaman tidak ditemukan.',
    path: `/${lain.join('/')}`,
    state: '404',
  });
}

export default async function LostPage({ params }: Props) {
  const path = `/${(await params).lain.join('/')}`;
  const moved = redirects().get(path);
  if (moved) permanentRedirect(moved);
  return <Lost />;
}
