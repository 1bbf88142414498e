import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { Art } from '@/components/ui/art/art';
import { Logo } from '@/components/ui/logo/logo';
import type { IconName } from '@/lib/entities/card';
import { interestHref } from '@/lib/interest/link';
import { routes } from '@/lib/addresses/routes';
import { mapSearchHref } from '@/lib/geo/map-embed';
import type { Site } from '@/lib/settings/site';
import { telLink, whatsappLink } from '@/lib/order/whatsapp';
import { concernedFirst } from '@/lib/order/concerned';
import styles from './footer.module.scss';
import { SERVICES } from './service-messages';

const QUICK_LINKS = [
  { label: 'Paket Tour', href: routes.paket },
  { label: 'Destinasi', href: routes.destinasi },
  { label: 'Event', href: routes.event },
  { label: 'Kuliner', href: routes.kuliner },
  { label: 'Galeri', href: routes.galeri },
  { label: 'Peta Kawasan', href: routes.kawasan },
  { label: 'Rencana Perjalanan', href: routes.rencana },
  { label: 'Blog', href: routes.blog },
];

const OUTSIDE = { target: '_blank', rel: 'noopener' };

interface Props {
  /** What the operator filled in: names, numbers, addresses (lib/settings/site.ts). */
  contact: Pick<Site, 'name' | 'nickname' | 'email' | 'address' | 'admins' | 'socials'>;
  year: number;
}

/** The footer of every page (spec §1, "Footer"): the Bandung basin by night, at 768 m. */
export function Footer({ contact, year }: Props) {
  return (
    <footer className={`${styles.foot} on-deep`}>
      <div className={`wrap ${styles.inner}`}>
        <Brand socials={contact.socials} />
        <div className={styles.list}>
          <Fold title="Jelajahi" links={QUICK_LINKS} />
          <Fold title="Layanan" links={SERVICES.map((service) => serviceLink(service, contact))} />
          <ContactDetails contact={contact} />
        </div>
      </div>
      <Art className={styles.art} name="malam" height={230} />
      <div className={styles.end}>
        <div className="wrap">
          <span>
            © {year} {contact.name}
          </span>
          <a href={routes.privasi}>Kebijakan privasi</a>
          <span className="peil">
            768 mdpl <span>rata-rata Kota Bandung</span>
          </span>
        </div>
      </div>
    </footer>
  );
}

function Brand({ socials }: { socials: Site['socials'] }) {
  const places = [
    { name: 'Instagram', href: socials.instagram, icon: 'ig' },
    { name: 'Facebook', href: socials.facebook, icon: 'fb' },
    { name: 'TikTok', href: socials.tiktok, icon: 'tt' },
  ] as const;
  // The operator may not have filled in all of them.
  const shown = places.filter(({ href }) => href);
  return (
    <div className={styles.brand}>
      <Logo />
      <p>
        Teman perjalanan di Kota Kembang: paket tour, penginapan, kendaraan, tiket, dan kuliner dalam satu
        percakapan.
      </p>
      {shown.length > 0 ? (
        <ul className={styles.links}>
          {shown.map(({ name, href, icon }) => (
            <li key={name}>
              <a className="round" href={href} {...OUTSIDE} aria-label={name}>
                <Icon name={icon} />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** A chat with the admin in charge of a service. */
const serviceLink = (
  { label, topic, message }: (typeof SERVICES)[number],
  { admins, name }: Props['contact'],
) => ({
  label,
  href: whatsappLink(concernedFirst(admins, topic)[0].phone, `Halo ${name}, ${message}`),
  ping: interestHref('chat', 'kaki'),
  ...OUTSIDE,
  'aria-label': `${label}: pesan lewat WhatsApp`,
});

type Link = ComponentProps<'a'> & { label: string };

/** Links under their heading: folded on a phone, open on wider screens. */
function Fold({ title, links }: { title: string; links: readonly Link[] }) {
  return (
    <details className={styles.fold}>
      <summary>
        <h2>{title}</h2>
        <Icon name="down" />
      </summary>
      <ul>
        {links.map(({ label, ...link }) => (
          <li key={label}>
            <a {...link}>{label}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Address, all admins and e-mail, as the operator filled them in (spec §1, "Footer"). */
function ContactDetails({ contact }: Pick<Props, 'contact'>) {
  const { address, admins, nickname, email } = contact;
  const ways: (Link & { icon: IconName })[] = [
    { icon: 'pin', label: address, href: mapSearchHref(address), ...OUTSIDE },
    ...admins.map(({ phone, person }, index) => {
      // Spec §1: the second number shows its contact's nickname; an admin who is a person shows the name.
      const name = person ?? (index > 0 ? nickname : null);
      const label = name ? `${phone} (${name})` : phone;
      return { icon: 'phone', label, href: telLink(phone), ping: interestHref('telepon', 'kaki') } as const;
    }),
    { icon: 'mail', label: email, href: `mailto:${email}` },
  ];
  return (
    <div>
      <h2>Kontak</h2>
      <address className={styles.contact} data-order="">
        <ul>
          {ways.map(({ icon, label, ...link }, index) => (
            <li key={index}>
              <a {...link}>
                <Icon name={icon} />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </address>
    </div>
  );
}
