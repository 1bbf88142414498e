import '@/styles/globals.scss';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { interestHref } from '@/lib/interest/link';
import { routes } from '@/lib/addresses/routes';
import { concernedFirst } from '@/lib/order/concerned';
import { repliesFrom } from '@/lib/hours/reply-hours';
import type { Admin, Site } from '@/lib/settings/site';
import { Face } from './faces';
import { greetingLink } from '@/lib/order/greeting';
import { subjectOfPage } from './page-subject';
import styles from './chat-dialog.module.scss';

export interface DialogProps {
  /** In the operator's order, which decides their portraits. */
  admins: Site['admins'];
  siteName: string;
  /** The browser has closed the dialog: by Escape, by 'Tutup', by the backdrop or after a choice. */
  onClose: () => void;
}

/**
 * The admins to choose from (spec §2, "Floating chat"). On an item's page the one who takes its orders comes
 * first, and the greetings name the item. Who is 'Online' is decided when the dialog opens, because a cached
 * page may have been rendered at another hour.
 */
export function ChatDialog({ admins, siteName, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [subject] = useState(subjectOfPage);
  const [now] = useState(Date.now);
  const listed = subject ? concernedFirst(admins, subject.topic) : admins;
  const about = subject ? `"${subject.title}"` : undefined;
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();

  return (
    /* eslint-disable-next-line jsx-a11y/click-events-have-key-events,
       jsx-a11y/no-noninteractive-element-interactions -- the backdrop; keys have Escape */
    <dialog
      className={styles.chat}
      ref={dialog}
      aria-labelledby={title}
      onClose={onClose}
      // The content fills the dialog, so a click whose target is the dialog itself is on the backdrop.
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className={`${styles.head} on-deep`}>
        <div>
          <h2 id={title}>Chat WhatsApp</h2>
          <p>Pilih admin untuk dibantu</p>
        </div>
        <button type="button" className={`round ${styles.close}`} aria-label="Tutup" onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <ul>
        {listed.map((admin) => (
          <li key={admins.indexOf(admin)}>
            <a
              className={styles.row}
              href={greetingLink(admin, siteName, about, subject?.page)}
              ping={interestHref('chat', 'jendela')}
              target="_blank"
              rel="noopener"
              onClick={close}
            >
              <AdminRow admin={admin} face={admins.indexOf(admin)} now={now} />
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.consent}>
        Dengan memulai chat, Anda menyetujui{' '}
        <a href={routes.privasi} onClick={close}>
          kebijakan privasi
        </a>{' '}
        kami.
      </p>
    </dialog>
  );
}

/** An admin with working hours is 'Online' within them, one without at any hour, as specified. */
function AdminRow({ admin, face, now }: { admin: Admin; face: number; now: number }) {
  const later = admin.week ? repliesFrom(admin.week, now) : null;
  return (
    <>
      <span className={later ? styles.face : `${styles.face} ${styles.present}`}>
        <Face index={face} />
      </span>
      <span>
        <b>{[admin.person, admin.name].filter(Boolean).join(', ')}</b>
        <span className="small muted">{admin.speciality}</span>
        {later ? (
          <span className="small muted">{later}</span>
        ) : (
          <span className="small">
            <span className={styles.online}>Online</span> · Biasanya membalas dalam beberapa menit
          </span>
        )}
      </span>
      <Icon name="right" />
    </>
  );
}
