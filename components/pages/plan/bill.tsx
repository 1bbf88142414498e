import { Icon } from '@/components/ui/icon/icon';
import { PLAN_CALENDAR } from '@/lib/addresses/plan-calendar';
import { rupiah } from '@/lib/format/rupiah';
import { writePlan } from '@/lib/plan/plan';
import type { PlanView } from '@/lib/plan/view';
import { PlanScript } from './plan-script.island';

interface Props {
  view: PlanView;
  orderHref: string;
  address: string;
  hasDates: boolean;
}

/** What a plan comes to, and the ways on: order it, share it, print it, put it into a calendar. */
export function Bill({ view, orderHref, address, hasDates }: Props) {
  const { sums, total, unpriced, plan } = view;
  const share = `Rencana perjalanan di Bandung\n${address}`;
  return (
    <div className="rcn-bill">
      <dl>
        {sums.map(({ label, sum }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{sum === 0 ? 'Gratis' : rupiah(sum)}</dd>
          </div>
        ))}
        {unpriced > 0 && (
          <div>
            <dt>{`${unpriced} tempat`}</dt>
            <dd className="rcn-ask">Harga dikonfirmasi</dd>
          </div>
        )}
        <div className="rcn-sum">
          <dt>Perkiraan</dt>
          <dd>{rupiah(total)}</dd>
        </div>
      </dl>
      <a className="btn btn--order btn--wide" href={orderHref} target="_blank" rel="noopener">
        <Icon name="wa" />
        Kirim ke WhatsApp
      </a>
      <details className="rcn-share">
        <summary className="btn btn--line btn--wide">
          <Icon name="share" />
          Bagikan
        </summary>
        <div>
          <a href={`https://wa.me/?text=${encodeURIComponent(share)}`} target="_blank" rel="noopener">
            WhatsApp ke teman
          </a>
          <a
            href={`mailto:?subject=${encodeURIComponent('Rencana di Bandung')}&body=${encodeURIComponent(share)}`}
          >
            E-mail
          </a>
          <label>
            Alamat rencana ini
            <input readOnly value={address} />
          </label>
        </div>
      </details>
      <PlanScript address={address} />
      {hasDates && (
        <a className="btn btn--line btn--wide" href={`${PLAN_CALENDAR}?r=${writePlan(plan)}`} rel="nofollow">
          <Icon name="cal" />
          Simpan ke kalender
        </a>
      )}
      <p className="small muted">
        Harga perkiraan, dapat berubah sampai dikonfirmasi. Rencana tersimpan di perangkat ini; belum ada
        pembayaran.
      </p>
    </div>
  );
}
