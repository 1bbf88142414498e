import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/lib/entities/card';

interface Props extends ComponentProps<'button'> {
  label: string;
  icon: IconName;
}

/** A button of one icon on a picture or beside a row. */
export function RoundButton({ label, icon, ...button }: Props) {
  return (
    <button type="button" className="round round--card" {...button}>
      <Icon name={icon} />
      <span className="vh">{label}</span>
    </button>
  );
}
