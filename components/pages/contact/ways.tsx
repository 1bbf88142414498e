import { Icon } from '@/components/ui/icon/icon';
import { mapSearchHref } from '@/lib/rich-text/map-embed';
import { telLink } from '@/lib/order/whatsapp';
import styles from './contact-page.module.scss';

/** The cards for e-mail, phone and office address (spec §2, "Contact"); the whole card is the link. */
export function Ways({ email, phone, address }: { email: string; phone: string; address: string }) {
  return (
    <ul className={styles.ways}>
      <li>
        <a href={`mailto:${email}`}>
          <Icon name="mail" />
          <b>Email</b> <span>{email}</span>
        </a>
      </li>
      <li>
        <a href={telLink(phone)}>
          <Icon name="phone" />
          <b>Telepon</b> <span>{phone}</span>
        </a>
      </li>
      <li>
        <a href={mapSearchHref(address)} target="_blank" rel="noopener">
          <Icon name="pin" />
          <b>Kantor</b> <span>{address}</span>
        </a>
      </li>
    </ul>
  );
}
