import type { Quick } from '@/lib/data/choosing';
import { PLACE } from './place';
import styles from './category-chips.module.scss';

/**
 * What visitors ask a list for most, in one press; nothing without any. `narrow`: only where the list's
 * filters are folded away, below 64rem; else it is a second head, as far from what follows.
 */
export function QuickChoices({ choices, narrow = false }: { choices: readonly Quick[]; narrow?: boolean }) {
  if (choices.length === 0) return null;
  return (
    <nav className={narrow ? undefined : 'head'} aria-label="Pilihan cepat">
      <div className={styles.inner}>
        <ul className={narrow ? styles.narrow : undefined}>
          {choices.map(({ text, count, href }) => (
            <li key={href}>
              <a className="chip" href={href + PLACE} rel="nofollow">
                {text} <small className="muted">{count}</small>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
