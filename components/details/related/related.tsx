import { KindCard } from '@/components/cards/kind-card/kind-card';
import { CardRow } from '@/components/ui/card-row/card-row';
import { PlaceList } from '@/components/ui/place-list/place-list';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { categorySlug } from '@/lib/addresses/category';
import { registry } from '@/lib/entities/registry';
import type { Related as View } from '@/lib/data/related';
import styles from './related.module.scss';

/** One card's width: a row that scrolls by hand, three columns on a desktop. */
const SIZES = '(min-width: 64rem) 390px, (min-width: 26rem) 304px, 74vw';

/** The end of a detail page: similar items, its category, places nearby (search-visibility.md B3). */
export function Related({ related }: { related: View }) {
  const { cards, places } = related;
  if (!cards.length && !places.length) return null;
  return (
    <div className={`section band ${styles.section}`}>
      <div className={`wrap ${styles.stack}`}>
        {cards.length ? <Cards related={related} /> : null}
        {places.length ? <Nearby places={places} /> : null}
      </div>
    </div>
  );
}

function Cards({ related: { cards, listHref, category, ...related } }: { related: View }) {
  const words = relatedWords({ category, ...related });
  return (
    <section>
      <SectionHead title={words.title} seeAll={{ href: listHref, text: words.all }} />
      <CardRow wide className={styles.cards}>
        {cards.map((card) => (
          <li key={card.id}>
            <KindCard card={card} sizes={SIZES} />
          </li>
        ))}
      </CardRow>
      {category && words.inCategory ? (
        <a className={`btn btn--line btn--s ${styles.category}`} href={category.href}>
          {words.inCategory}
        </a>
      ) : null}
    </section>
  );
}

function Nearby({ places }: Pick<View, 'places'>) {
  return (
    <section>
      <h2 className={styles.title}>Di sekitar sini</h2>
      <p className="small muted">Jarak lurus di peta; lewat jalan lebih jauh.</p>
      <PlaceList
        places={places.map(({ kind, distance, ...place }) => ({ ...place, detail: kind, end: distance }))}
      />
    </section>
  );
}

/** The texts around related items; of the category none where it only repeats the noun. */
export function relatedWords({ kind, near, category }: Pick<View, 'kind' | 'near' | 'category'>) {
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
