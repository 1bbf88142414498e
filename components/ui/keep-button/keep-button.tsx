import { excerpt } from '@/lib/format/excerpt';
import { KeepToggle, type KeepProps } from './keep-toggle.island';

/** A name of null is of what is no part of a trip, which has no button. */
type Props = Omit<KeepProps, 'name'> & { name: string | null };

/** 'Simpan': adds an item to the visitor's plan, by the form of components/frame/plan. */
export function KeepButton({ name, title, ...look }: Props) {
  return name && <KeepToggle name={name} title={excerpt(title, 60)} {...look} />;
}
