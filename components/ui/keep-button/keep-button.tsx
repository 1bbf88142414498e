import type { ReactNode } from 'react';
import type { IconName } from '@/lib/entities/card';
import { excerpt } from '@/lib/format/excerpt';
import { KeepToggle } from './keep-toggle.island';

interface Props {
  className?: string | undefined;
  /** The item's name in a plan; null for what is no part of a trip, which has no button. */
  name: string | null;
  title: string;
  /** The icon while it is not kept; a plus otherwise. */
  icon?: IconName;
  /** What the button shows beside its icon. */
  children?: ReactNode;
}

/** 'Simpan': adds an item to the visitor's plan, by the form of components/frame/plan. */
export function KeepButton({ name, title, ...look }: Props) {
  return name && <KeepToggle name={name} title={excerpt(title, 60)} {...look} />;
}
