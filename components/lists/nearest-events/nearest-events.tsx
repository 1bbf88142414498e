import type { CardView } from '@/lib/entities/card';

/** The next events in one line: 'Terdekat: 12 Des 2026 Seminar Wisata Warga'; nothing without events. */
export function NearestEvents({ cards }: { cards: readonly CardView[] }) {
  if (cards.length === 0) return null;
  return (
    <p>
      Terdekat:{' '}
      {cards.map(({ id, href, title, leaf, days }, index) => (
        <span key={id}>
          {index > 0 && ' · '}
          {days ? `${days} ` : leaf && `${leaf.day} ${leaf.month} `}
          <a href={href}>{title}</a>
        </span>
      ))}
    </p>
  );
}
