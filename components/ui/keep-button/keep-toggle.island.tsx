'use client';

import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { useHydrated } from '@/components/ui/use-hydrated/use-hydrated';
import type { IconName } from '@/lib/entities/card';
import { KEEP_FIELD, KEEP_FORM } from '@/lib/plan/keeping';
import { useKept } from '@/lib/plan/own-plan';

export interface KeepProps {
  className?: string | undefined;
  /** The item's name in a plan. */
  name: string;
  title: string;
  /** The icon while it is not kept. */
  icon?: IconName;
  children?: ReactNode;
}

/** Keeps in place; without script, or where the code for that does not come, its form is sent. */
export function KeepToggle({ className, name, title, icon = 'plus', children }: KeepProps) {
  const isKept = useKept((names) => names.includes(name));
  // Without script it is the button of a form, which is never pressed.
  const isToggle = useHydrated();
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    const label = event.currentTarget;
    event.preventDefault();
    import('@/lib/plan/toggle').then(
      ({ toggle }) => toggle(name, title, label),
      () => label.form?.requestSubmit(label),
    );
  };
  return (
    <button
      className={className}
      form={KEEP_FORM}
      name={KEEP_FIELD}
      value={name}
      aria-label={`Simpan ${title}`}
      aria-pressed={isToggle ? isKept : undefined}
      onClick={onClick}
    >
      <Icon name={isKept ? 'check' : icon} />
      {children}
    </button>
  );
}
