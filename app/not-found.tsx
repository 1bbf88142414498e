import type { Metadata } from 'next';
import { Lost } from '@/components/lost/lost';

export const metadata: Metadata = { title: 'Oops! Page not found – Jelajahi Bandung' };

export default function NotFound() {
  return <Lost />;
}
