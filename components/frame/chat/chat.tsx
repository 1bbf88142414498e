import { Icon } from '@/components/ui/icon/icon';
import { interestHref } from '@/lib/addresses/interest';
import { routes } from '@/lib/addresses/routes';
import type { Admin } from '@/lib/settings/site';
import { concernedFirst } from '@/lib/data/whom';
import { ChatButton } from './chat.island';
import { Face } from './faces';
import { greetingLink } from '@/lib/data/greeting';
import styles from './chat.module.scss';

const TITLE_ID = 'chat-judul';

/**
 * The floating chat of every page (spec §2, "Floating chat"): a round button that opens a dialog with the
 * admins. Without script the button links to the general admin. An admin with working hours (`data-week`) is
 * 'Online' only within them: that is decided when the dialog opens, because a cached page may have been
 * rendered at another hour.
 * +
 * On a page with an order bar the button stands in the bar's left slot on phones: a <main> with `data-docked`
 * moves it there, by CSS alone and without `:has()`, which phones of 2022 lack. The bar keeps 3.25rem free at
 * its left.
 */
export function Chat({ admins, siteName }: { admins: readonly Admin[]; siteName: string }) {
  if (!isSome(admins)) return null;
  const [first] = concernedFirst(admins, null);
  return (
    <ChatButton href={greetingLink(first, siteName)} titleId={TITLE_ID}>
      <div className={`${styles.head} on-deep`}>
        <div>
          <h2 id={TITLE_ID}>Chat WhatsApp</h2>
          <p>Pilih admin untuk dibantu</p>
        </div>
        <form method="dialog">
          <button className={`round ${styles.close}`} aria-label="Tutup">
            <Icon name="close" />
          </button>
        </form>
      </div>
      <ul>
        {admins.map((admin, index) => (
          <li key={index}>
            <a
              className={styles.row}
              href={greetingLink(admin, siteName)}
              ping={interestHref('chat', 'jendela')}
              target="_blank"
              rel="noopener"
            >
              <span className={styles.face}>
                <Face index={index} />
              </span>
              <span>
                <b>{[admin.person, admin.name].filter(Boolean).join(', ')}</b>
                <span className="small muted">{admin.speciality}</span>
                <span className={`small ${styles.now}`}>
                  <span className={styles.online}>Online</span> · Biasanya membalas dalam beberapa menit
                </span>
                {admin.week ? <span className="small muted" data-week={JSON.stringify(admin.week)} /> : null}
              </span>
              <Icon name="right" />
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.consent}>
        Dengan memulai chat, Anda menyetujui <a href={routes.privasi}>kebijakan privasi</a> kami.
      </p>
    </ChatButton>
  );
}

function isSome(admins: readonly Admin[]): admins is [Admin, ...Admin[]] {
  return admins.length > 0;
}
