import type { ComponentProps } from 'react';
import { WaysOn } from '@/components/states/ways-on/ways-on';
import { Icon } from '@/components/ui/icon/icon';
import { routes } from '@/lib/addresses/routes';
import { BACK_HOME, NOT_FOUND_TITLE } from '@/lib/seo/not-found-words';
import { NotFoundFrame } from './not-found-frame';
import styles from './not-found.module.scss';

/** The page for an unknown path (spec §2, "Route table"); `spoken` leads to what the address speaks of. */
export function NotFound({ spoken }: Pick<ComponentProps<typeof WaysOn>, 'spoken'>) {
  return (
    <NotFoundFrame picture={<Rails />}>
      <b className={styles.number} aria-hidden="true">
        404
      </b>
      <h1 lang="en">{NOT_FOUND_TITLE}</h1>
      <p>Jalannya hilang dalam kabut. Cari lagi dari sini, atau kembali ke kota.</p>
      <WaysOn spoken={spoken} />
      <a className="link" href={routes.home}>
        <Icon name="home" />
        {BACK_HOME}
      </a>
    </NotFoundFrame>
  );
}

function Rails() {
  return (
    <picture>
      <source
        type="image/avif"
        srcSet="/art/kabut-640.avif 640w, /art/kabut-1000.avif 1000w"
        sizes="(min-width: 64rem) 52vw, 100vw"
      />
      <img
        src="/art/kabut-1000.webp"
        width={1000}
        height={1000}
        alt="Rel dan papan penunjuk arah yang hilang dalam kabut"
        fetchPriority="high"
      />
    </picture>
  );
}
