import { useEffect } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { routes } from '@/lib/addresses/routes';

/** The words of a page that broke (spec §8, 'Unhandled router error'), and the ways out. Logs `error`. */
export function ErrorWords({ error }: { error: Error }) {
  useEffect(() => console.error(error), [error]);
  return (
    <>
      <h1 lang="en">Unexpected Application Error!</h1>
      <p>Ada awan yang menutup jalan. Muat ulang halaman ini, atau mulai lagi dari beranda.</p>
      <p>
        <button className="btn btn--sun" type="button" onClick={() => window.location.reload()}>
          Coba Lagi
        </button>{' '}
        {/* A plain link: loads a new document, without the broken state. */}
        <a className="btn btn--line" href={routes.home}>
          <Icon name="home" />
          Kembali ke beranda
        </a>
      </p>
    </>
  );
}
