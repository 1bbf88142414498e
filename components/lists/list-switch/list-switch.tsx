import type { ListView } from '@/lib/data/list-views';

/** Links between sibling lists, under the head of each of them (design README, "Tabs"). */
export function ListSwitch({ views }: { views: readonly ListView[] }) {
  return (
    <nav className="wrap words" aria-label="Pilihan daftar">
      {views.map(({ text, count, href, current }) => (
        <a key={href} href={href} aria-current={current ? 'true' : undefined}>
          {text}
          {count !== null && <span className="muted"> {count}</span>}
        </a>
      ))}
    </nav>
  );
}
