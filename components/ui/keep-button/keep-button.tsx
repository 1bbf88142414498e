import type { ReactNode } from 'react';
import { excerpt } from '@/lib/format/excerpt';
import { KEEP_FIELD, KEEP_FORM } from '@/lib/plan/keeping';

interface Props {
  className?: string;
  /** The item's name in a plan; null for what is no part of a trip, which has no button. */
  name: string | null;
  title: string;
  /** What the button shows. */
  children: ReactNode;
}

/** 'Simpan': adds an item to the visitor's plan, by the form of components/frame/plan. */
export function KeepButton({ className, name, title, children }: Props) {
  if (!name) return null;
  return (
    <button
      className={className}
      form={KEEP_FORM}
      name={KEEP_FIELD}
      value={name}
      aria-label={`Simpan ${excerpt(title, 60)}`}
    >
      {children}
    </button>
  );
}
