import { registry } from '@/lib/entities/registry';
import { categorySlug } from '@/lib/addresses/category';
import type { Related } from '@/lib/data/related';

/**
 * The texts around related items: 'Destinasi lainnya' (or 'di sekitarnya' where all are near), 'Semua
 * destinasi', 'Semua destinasi Alam'. The last is null without a category or where the category only repeats
 * the noun.
 */
export function relatedWords({ kind, near, category }: Pick<Related, 'kind' | 'near' | 'category'>) {
  const { noun } = registry[kind].copy;
  const all = `Semua ${noun}`;
  return {
    title: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${near ? 'di sekitarnya' : 'lainnya'}`,
    all,
    inCategory: category && inCategory(noun, category.label, all),
  };
}

/** Avoids repeating the noun: 'Event Olahraga' already contains it. */
function inCategory(noun: string, label: string, all: string): string | null {
  if (categorySlug(label) === categorySlug(noun)) return null;
  const named = label.toLowerCase().startsWith(`${noun} `);
  return named ? `Semua ${label}` : `${all} ${label}`;
}
