import { Icon } from '@/components/ui/icon/icon';
import { routes } from '@/lib/addresses/routes';
import { CallFrame } from './call-frame';
import styles from './call-to-action.module.scss';

/** The end of the home page: 'Mulai Petualangan' links to the destinations (spec §2, "Home"). */
export function CallToAction() {
  return (
    <CallFrame
      title="Mulai Petualangan"
      text="Pilih tujuan, tanya harga, dan pesan lewat WhatsApp. Kami bantu dari penjemputan sampai pulang."
    >
      <a className={`btn ${styles.button}`} href={routes.destinasi}>
        Mulai Petualangan <Icon name="go" className="i-go" />
      </a>
    </CallFrame>
  );
}
