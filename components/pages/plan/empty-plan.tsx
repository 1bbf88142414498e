import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { routes } from '@/lib/addresses/routes';
import type { ReadyPlan } from '@/lib/plan/ready';
import { ReadyPlanCards } from './ready-plans';

interface Props {
  ready: readonly ReadyPlan[];
  /** What is to be said of it. */
  children: ReactNode;
  /** Those of what it holds without a place. */
  fields?: ReactNode;
}

/** No place is kept yet: how it is done, two ways on, and ready plans to begin with. */
export function EmptyPlan({ ready, children, fields }: Props) {
  return (
    <>
      <div className="wrap rcn-empty">
        {/* eslint-disable-next-line @next/next/no-img-element -- a drawing of 1.6 kB needs no optimizer */}
        <img src="/art/koper.svg" alt="" width={360} height={250} />
        <h1>Koper masih kosong</h1>
        {children}
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
        {fields}
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
