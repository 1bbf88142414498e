import { sumWords } from '@/lib/order/line';

/**
 * The sum and 'Pesan' at the bottom of a phone's screen; hidden from 64rem, where the side card stays in
 * view. Its left place is free for the floating chat (`data-docked` on <main>).
 */
export function PlanOrderBar({ total, orderHref }: { total: number | null; orderHref: string }) {
  return (
    <section className="rcn-bar" aria-label="Pesan rencana" data-order-bar="">
      <p>
        Perkiraan
        <b data-part="price">{sumWords(total)}</b>
      </p>
      <a className="btn btn--order" href={orderHref} target="_blank" rel="noopener">
        Pesan<span className="vh"> rencana lewat WhatsApp</span>
      </a>
    </section>
  );
}
