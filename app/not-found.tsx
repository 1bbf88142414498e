import type { Metadata } from 'next';
import { Lost } from '@/components/lost/lost';

/** Marked like every 404 (lib/seo/head.ts): Next gives this head to what it renders while it sends a 404. */
export const metadata: Metadata = {
  title: 'Oops! Page not found – Jelajahi Bandung',
  other: { 'x-status': '404' },
};

export default function NotFound() {
  return <Lost />;
}
