import '@/styles/globals.scss';
import { notFound } from 'next/navigation';

/**
 * `/makanan/{slug}` appears in the API's search results (product-decisions.md, "URLs"): the middleware leads
 * a known food to its card on /kuliner and answers for every other. Nothing is left to draw.
 */
export default function MakananPage() {
  return notFound();
}
