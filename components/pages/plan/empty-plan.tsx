import { Icon } from '@/components/ui/icon/icon';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { routes } from '@/lib/addresses/routes';
import type { Plan } from '@/lib/plan/plan';
import type { ReadyPlan } from '@/lib/plan/ready';
import { Outcomes } from './plan-words';
import { ReadyPlanCards } from './ready-plans';
import { TakeOver } from './take-over';

interface Props {
  ready: readonly ReadyPlan[];
  /** A line about an address that held no plan. */
  word: string | null;
  /** The plan that was emptied just now, to take back; null without one. */
  emptied: Plan | null;
}

/** Nothing is kept yet: how it is done, two ways on, and ready plans to begin with. */
export function EmptyPlan({ ready, word, emptied }: Props) {
  return (
    <>
      <div className="wrap rcn-empty">
        {/* eslint-disable-next-line @next/next/no-img-element -- a drawing of 1.6 kB needs no optimizer */}
        <img src="/art/koper.svg" alt="" width={360} height={250} />
        <h1>Koper masih kosong</h1>
        {word && (
          <p className="rcn-word" data-outcome="">
            {word}
          </p>
        )}
        <Outcomes />
        {emptied && <TakeOver plan={emptied} words="Urungkan pengosongan" className="btn btn--line" />}
        <p>
          Ketuk tanda + pada kartu mana pun. Semua yang Anda simpan berkumpul di sini, lengkap dengan jarak
          dan perkiraan biaya.
        </p>
        <div className="rcn-row">
          <a className="btn" href={routes.kawasan}>
            <Icon name="map" />
            Buka peta kawasan
          </a>
          <a className="btn btn--line" href={routes.destinasi}>
            Lihat destinasi
          </a>
        </div>
      </div>
      {ready.length > 0 && (
        <section className="section band">
          <div className="wrap">
            <SectionHead title="Mulai dari contoh" />
            <ReadyPlanCards plans={ready} isStart />
          </div>
        </section>
      )}
    </>
  );
}
