import { Icon } from '@/components/ui/icon/icon';
import { minuteText } from '@/lib/kawasan/travel';
import { kilometreText } from '@/lib/geo/distance';
import type { Leg } from '@/lib/plan/days';

/** '3 km · 15 menit' by road, '0,5 km · 5 menit berjalan kaki'; without an estimate '5,5 km garis lurus'. */
export function LegLine(leg: Leg) {
  return (
    <p className="rcn-leg">
      <Icon name={leg.stage?.isOnFoot ? 'guide' : 'bus'} />
      <Way {...leg} />
    </p>
  );
}

/** The same words, wherever a way is told. */
export function Way({ km, stage, isRough }: Leg) {
  const straight = kilometreText(Math.round(km * 10) / 10);
  return (
    <>
      <b>{`${isRough ? 'sekitar ' : ''}${stage ? kilometreText(stage.km) : straight}`}</b>{' '}
      <span>
        {stage ? `· ${minuteText(stage.minutes)}${stage.isOnFoot ? ' berjalan kaki' : ''}` : 'garis lurus'}
      </span>
    </>
  );
}
