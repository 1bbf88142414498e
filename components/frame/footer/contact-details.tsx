import { Icon } from '@/components/ui/icon/icon';
import { interestHref } from '@/lib/interest/link';
import { mapSearchHref } from '@/lib/rich-text/map-embed';
import type { Site } from '@/lib/settings/site';
import { telLink } from '@/lib/order/whatsapp';
import styles from './footer.module.scss';

/** Address, all admins and e-mail, as the operator filled them in (spec §1, "Footer"). */
export function ContactDetails({
  contact,
}: {
  contact: Pick<Site, 'address' | 'admins' | 'nickname' | 'email'>;
}) {
  return (
    <div>
      <h2>Kontak</h2>
      <address className={styles.contact} data-order="">
        <ul>
          <li>
            <a href={mapSearchHref(contact.address)} target="_blank" rel="noopener">
              <Icon name="pin" />
              {contact.address}
            </a>
          </li>
          {contact.admins.map((admin, index) => (
            <li key={index}>
              <a href={telLink(admin.phone)} ping={interestHref('telepon', 'kaki')}>
                <Icon name="phone" />
                {/* Spec §1: the second number shows its contact's nickname; an admin who is a person shows
                   the name. */}
                {withName(admin.phone, admin.person ?? (index > 0 ? contact.nickname : null))}
              </a>
            </li>
          ))}
          <li>
            <a href={`mailto:${contact.email}`}>
              <Icon name="mail" />
              {contact.email}
            </a>
          </li>
        </ul>
      </address>
    </div>
  );
}

function withName(phone: string, name: string | null): string {
  return name ? `${phone} (${name})` : phone;
}
