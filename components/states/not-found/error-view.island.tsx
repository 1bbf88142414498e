'use client';

import { useEffect } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { Mountain } from '@/components/ui/mountain/mountain';
import { routes } from '@/lib/addresses/routes';
import { NotFoundFrame } from './not-found-frame';
import styles from './not-found.module.scss';

/** Shown when a page breaks in the browser (spec §8, 'Unhandled router error'). Logs `error`. */
export default function ErrorView({ error }: { error: Error }) {
  useEffect(() => console.error(error), [error]);
  return (
    <NotFoundFrame picture={<Mountain className={styles.drawing} />}>
      <h1 className={styles.title} lang="en">
        Unexpected Application Error!
      </h1>
      <p>Ada awan yang menutup jalan. Muat ulang halaman ini, atau mulai lagi dari beranda.</p>
      <p className={styles.actions}>
        <button className="btn btn--sun" type="button" onClick={() => window.location.reload()}>
          Coba Lagi
        </button>
        {/* A plain link: loads a new document, without the broken state. */}
        <a className="btn btn--line" href={routes.home}>
          <Icon name="home" />
          Kembali ke beranda
        </a>
      </p>
    </NotFoundFrame>
  );
}
