import { Breadcrumbs } from '@/components/ui/breadcrumbs/breadcrumbs';
import { CallFrame } from '@/components/ui/call-to-action/call-to-action';
import { ContactForm } from '@/components/pages/contact-form/contact-form.island';
import { Faq } from '@/components/details/faq/faq';
import { Directions } from '@/components/ui/directions/directions';
import { Icon } from '@/components/ui/icon/icon';
import { MapEmbed } from '@/components/ui/map-embed/map-embed';
import { PageHead, type PageHeadProps } from '@/components/ui/page-head/page-head';
import { FAQ_ID, routes } from '@/lib/addresses/routes';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { mapSearchHref } from '@/lib/geo/map-embed';
import type { Site } from '@/lib/settings/site';
import { pageBreadcrumbs } from '@/lib/addresses/breadcrumbs';
import { interestHref } from '@/lib/interest/link';
import { telLink, whatsappLink } from '@/lib/order/whatsapp';
import styles from './contact-page.module.scss';

interface Props {
  head: Pick<PageHeadProps, 'title' | 'intro'>;
  site: Pick<Site, 'name' | 'email' | 'address' | 'officeMap' | 'admins' | 'socials'>;
  /** The form was sent without script and was not complete. */
  isIncomplete?: boolean;
}

/** Spec §9, "Marketing claims": in English, as the specification shows them. */
const STATS = [
  { value: '10K+', what: 'Happy Travelers' },
  { value: '50+', what: 'Destinations' },
  { value: '24/7', what: 'Support' },
];

/** `/contact` (spec §2, "Contact"): the contact details, the form, the office on a map. */
export function ContactPage({ head, site, isIncomplete }: Props) {
  const { phone } = site.admins[0];
  const chatHref = whatsappLink(
    phone,
    `Halo ${site.name}, saya ingin bertanya tentang perjalanan ke Bandung. Mohon dibantu. Terima kasih.`,
  );
  return (
    <main id="isi" tabIndex={-1}>
      <PageHead {...head} art="situ-strip">
        <ul className={styles.stats} lang="en">
          {STATS.map(({ value, what }) => (
            <li key={what}>
              <b>{value}</b> <span>{what}</span>
            </li>
          ))}
        </ul>
      </PageHead>
      <div className={`wrap ${styles.body}`}>
        <Breadcrumbs items={pageBreadcrumbs(head.title)} />
        <Ways email={site.email} phone={phone} address={site.address} />
        <div className={styles.duo}>
          <section>
            <SectionHead title="Mulai Perjalanan Anda" />
            <ContactForm siteName={site.name} phone={phone} isIncomplete={isIncomplete} />
            <p className="small muted">
              Pesan Anda dibuka di WhatsApp dan tidak kami simpan di situs ini:{' '}
              <a href={routes.privasi}>kebijakan privasi</a>.
            </p>
          </section>
          <section>
            <SectionHead title="Kantor Kami" />
            <MapEmbed src={site.officeMap} place={`kantor ${site.name}`} address={site.address} />
            <Directions to={null} address={site.address} title={`kantor ${site.name}`} />
            <Socials chatHref={chatHref} socials={site.socials} />
          </section>
        </div>
        <Faq id={FAQ_ID} />
      </div>
      <CallFrame
        title="Siap berangkat?"
        text="Tanya apa saja: harga, cuaca, atau rute terbaik dari kota Anda."
      >
        <div className={styles.buttons}>
          <a
            className={`btn ${styles.order}`}
            href={chatHref}
            ping={interestHref('chat', 'kontak')}
            target="_blank"
            rel="noopener"
          >
            <Icon name="wa" />
            Chat di WhatsApp
          </a>
          <a
            className={`btn btn--line ${styles.call}`}
            href={telLink(phone)}
            ping={interestHref('telepon', 'kontak')}
          >
            <Icon name="phone" />
            Telepon Sekarang
          </a>
        </div>
      </CallFrame>
    </main>
  );
}

/** E-mail, phone and office (spec §2, "Contact"): each card is a link. */
function Ways({ email, phone, address }: { email: string; phone: string; address: string }) {
  const outside = { target: '_blank', rel: 'noopener' };
  const ways = [
    { icon: 'mail', name: 'Email', text: email, link: { href: `mailto:${email}` } },
    { icon: 'phone', name: 'Telepon', text: phone, link: { href: telLink(phone) } },
    { icon: 'pin', name: 'Kantor', text: address, link: { href: mapSearchHref(address), ...outside } },
  ] as const;
  return (
    <ul className={styles.ways}>
      {ways.map(({ icon, name, text, link }) => (
        <li key={name}>
          <a {...link}>
            <Icon name={icon} />
            <b>{name}</b> <span>{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Socials({ chatHref, socials }: { chatHref: string; socials: Site['socials'] }) {
  const places = [
    { name: 'WhatsApp', href: chatHref, icon: 'wa' },
    { name: 'YouTube', href: socials.youtube, icon: 'yt' },
    { name: 'TikTok', href: socials.tiktok, icon: 'tt' },
  ] as const;
  return (
    <ul className={styles.links}>
      {places
        .filter(({ href }) => href)
        .map(({ name, href, icon }) => (
          <li key={name}>
            <a className="btn btn--line btn--s" href={href} target="_blank" rel="noopener">
              <Icon name={icon} />
              {name}
            </a>
          </li>
        ))}
    </ul>
  );
}
