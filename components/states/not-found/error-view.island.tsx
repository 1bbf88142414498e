'use client';

import { useEffect } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { routes } from '@/lib/addresses/routes';
import { LostFrame } from './not-found-frame';
import styles from './not-found.module.scss';

/** What a visitor sees when a page breaks in the browser (spec §8, 'Unhandled router error'). `error` is logged. */
export default function ErrorView({ error }: { error: Error }) {
  useEffect(() => console.error(error), [error]);
  return (
    <LostFrame picture={<Mountain />}>
      <h1 className={styles.title} lang="en">
        Unexpected Application Error!
      </h1>
      <p>Ada awan yang menutup jalan. Muat ulang halaman ini, atau mulai lagi dari beranda.</p>
      <p className={styles.actions}>
        <button className="btn btn--sun" type="button" onClick={() => window.location.reload()}>
          Coba Lagi
        </button>
        {/* A plain link: the page starts afresh, with nothing of what broke. */}
        <a className="btn btn--line" href={routes.home}>
          <Icon name="home" />
          Kembali ke beranda
        </a>
      </p>
    </LostFrame>
  );
}

/** The mountain behind clouds of the design's error state. */
function Mountain() {
  return (
    <svg className={styles.mountain} viewBox="0 0 220 165" aria-hidden="true">
      <path d="m20 138 52-72c4-6 9-7 15-5l16 5c5 1 9 1 14 0l20-6c6-1 10 0 14 6l50 72Z" />
      <path d="M96 66 84 92l8 18-12 28H56l22-36 6-36ZM144 62l-3 26 14 20 4 30h-26l4-26-10-20 4-28Z" />
      <path d="M8 118h92a9 9 0 0 1 0 18H30M120 104h80a8 8 0 0 1 0 16h-58M60 136h140a8 8 0 0 1 0 16H92" />
    </svg>
  );
}
