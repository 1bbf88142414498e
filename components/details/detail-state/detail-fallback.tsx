import '@/styles/globals.scss';
import { TryAgain } from '@/components/states/error-state/try-again';
import { WaysOn } from '@/components/states/ways-on/ways-on';
import { HalfSun } from '@/components/ui/half-sun/half-sun';
import { Icon } from '@/components/ui/icon/icon';
import { Mountain } from '@/components/ui/mountain/mountain';
import type { KindCopy } from '@/lib/entities/define';
import styles from './detail-fallback.module.scss';

interface Props {
  /** The kind: its texts, and the list that 'Kembali' leads to. */
  description: { copy: KindCopy; listPath: string };
  state: 'absent' | 'failed';
}

/** The page of an item that does not exist, or that failed to load: in red, unless its text says it loads. */
export function DetailFallback({ description: { copy, listPath }, state }: Props) {
  const { detailFailed, detailWaits, notFound } = copy;
  const back = (
    <a className="btn btn--line btn--s" href={listPath}>
      <Icon name="back" className="i--s" />
      Kembali
    </a>
  );
  return (
    <main id="isi" tabIndex={-1}>
      <div className={`wrap ${styles.state}`}>
        {state === 'failed' ? (
          <>
            {detailWaits ? (
              <span className="sun" aria-hidden="true" />
            ) : (
              <Mountain className={styles.drawing} />
            )}
            <h1 className={detailWaits ? undefined : styles.failed}>
              {detailWaits ? null : <Icon name="info" />}
              {detailFailed}
            </h1>
            <p className={styles.buttons}>
              <TryAgain />
              {back}
            </p>
          </>
        ) : (
          <>
            <HalfSun className={styles.drawing} />
            <h1>{notFound}</h1>
            {back}
            <WaysOn />
          </>
        )}
      </div>
    </main>
  );
}
