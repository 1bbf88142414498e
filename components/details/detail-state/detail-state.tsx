import '@/styles/globals.scss';
import { Retry } from '@/components/states/error-state/error-state.island';
import { WaysOn } from '@/components/states/ways-on/ways-on';
import { Icon } from '@/components/ui/icon/icon';
import { Mountain } from '@/components/ui/mountain/mountain';
import styles from './detail-state.module.scss';

interface Back {
  /** The list: 'Kembali' is a link to it. */
  backHref: string;
}

/** A detail page whose item does not exist (spec §8, "No detail data"). */
export function DetailNotFound({ text, backHref }: Back & { text: string }) {
  return (
    <div className={`wrap ${styles.state}`}>
      <HalfSun />
      <h1>{text}</h1>
      <BackButton href={backHref} />
      <WaysOn />
    </div>
  );
}

interface ErrorProps extends Back {
  /** Spec §8: 'Gagal mengambil data destinasi' and similar. */
  text: string;
  /** The URL of this page: 'Coba Lagi' reloads it. */
  href: string;
  /** For the kind whose error text is 'Loading' (blog): not red, because it keeps retrying. */
  waiting?: boolean;
}

/** A detail page that failed to load: the text in red, 'Kembali', and an automatic retry after a while. */
export function DetailError({ text, backHref, href, waiting = false }: ErrorProps) {
  return (
    <div className={`wrap ${styles.state}`}>
      {waiting ? <span className="sun" aria-hidden="true" /> : <Mountain className={styles.drawing} />}
      <h1 className={waiting ? undefined : styles.failed}>
        {waiting ? null : <Icon name="info" />}
        {text}
      </h1>
      <p className={styles.buttons}>
        <a className="btn" href={href}>
          Coba Lagi
        </a>
        <BackButton href={backHref} />
      </p>
      <Retry />
    </div>
  );
}

function BackButton({ href }: { href: string }) {
  return (
    <a className="btn btn--line btn--s" href={href}>
      <Icon name="back" className="i--s" />
      Kembali
    </a>
  );
}

function HalfSun() {
  return (
    <svg className={styles.drawing} viewBox="0 0 220 165" aria-hidden="true">
      <path d="M0 132h220" stroke="var(--line)" strokeWidth="3" />
      <path d="M62 132a48 48 0 0 1 96 0Z" fill="var(--sulphur)" />
      <g stroke="var(--terra-lit)" strokeLinecap="round">
        <path d="M110 68V48M66 88 52 74M154 88l14-14M46 118l-20-6M174 118l20-6" strokeWidth="5" />
        <path d="M18 132h184M34 142h152M58 150h104" strokeWidth="4" />
      </g>
    </svg>
  );
}
