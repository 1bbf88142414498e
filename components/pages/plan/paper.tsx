import { siteFor } from '@/lib/order/whom';

/* The parts of the printed travel document that the screen does not show. */

/** The operator's contacts, and the address of the plan. */
export function PaperContacts({ address }: { address: string }) {
  const { admins, email } = siteFor(null);
  return (
    <p className="rcn-paper rcn-contacts">
      <b>Hubungi:</b>
      {` WhatsApp ${admins[0].phone} · ${email}`}
      <br />
      <b>Rencana ini:</b>
      {` ${address.replace(/^https?:\/\//, '')}`}
    </p>
  );
}

/** A luggage label to cut out. */
export function PaperLabel() {
  return (
    <div className="rcn-paper rcn-cut">
      <p>Gunting dan gantungkan di koper Anda</p>
      <div className="rcn-tag">
        <div>
          <b>Bandung</b>
          <span>Nama</span>
          <i />
          <span>Telepon</span>
          <i />
        </div>
        <svg viewBox="0 0 156 102" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
          <path
            d="M84 8v14M52 17l8 12M116 17l-8 12M28 41l13 7M140 41l-13 7"
            stroke="#c9553a"
            strokeWidth="4"
            strokeLinecap="round"
          />
          <circle cx="84" cy="66" r="27" fill="#fbf3df" />
          <path
            d="M0 102 50 62l10 6 10-7 14 1 12-2 10 3 10-5 12 8 28 30v6z"
            fill="#1f7a78"
            stroke="#fbf3df"
            strokeWidth="2"
          />
          <path d="M0 102c30-14 60-12 90-8s48 2 66-4v12z" fill="#12332e" />
        </svg>
      </div>
    </div>
  );
}
