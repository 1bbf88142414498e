import { Icon } from '@/components/ui/icon/icon';
import { Retry } from './error-state.island';
import styles from './error-state.module.scss';

interface Props {
  /** The error text of spec §8, or 'Memuat data …' with `waiting`. */
  message: string;
  /** This page's own address: 'Coba Lagi' opens it again. */
  href: string;
  /** For the lists that stay on 'Memuat data …': only that text and a rising sun. */
  waiting?: boolean;
}

/** What a list shows when its data never came; with script the page tries again by itself (product-decisions.md, "States"). */
export function ErrorState({ message, href, waiting = false }: Props) {
  if (waiting) {
    return (
      <div className={styles.state}>
        <div className={styles.sun} aria-hidden="true" />
        <p role="status">{message}</p>
        <Retry />
      </div>
    );
  }
  return (
    <div className={styles.state}>
      <svg viewBox="0 0 220 165" aria-hidden="true">
        <path d="m20 138 52-72c4-6 9-7 15-5l16 5c5 1 9 1 14 0l20-6c6-1 10 0 14 6l50 72Z" fill="var(--mat)" />
        <path
          d="M96 66 84 92l8 18-12 28H56l22-36 6-36ZM144 62l-3 26 14 20 4 30h-26l4-26-10-20 4-28Z"
          fill="var(--line)"
        />
        <path
          d="M8 118h92a9 9 0 0 1 0 18H30M120 104h80a8 8 0 0 1 0 16h-58M60 136h140a8 8 0 0 1 0 16H92"
          fill="var(--card)"
          stroke="var(--edge)"
          strokeWidth="2.5"
        />
      </svg>
      <h2>Terjadi Kesalahan</h2>
      <p className={styles.message} role="alert">
        <Icon name="info" />
        {message}
      </p>
      <a className="btn" href={href}>
        Coba Lagi
      </a>
      <Retry />
    </div>
  );
}
