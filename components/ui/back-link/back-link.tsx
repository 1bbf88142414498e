import { Icon } from '@/components/ui/icon/icon';

/** 'Kembali' to the list, by name (product-decisions.md: a link, no change of the browser history). */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <a className="link" href={href}>
      <Icon name="back" className="i--s" />
      <span className="vh">Kembali ke </span>
      {label}
    </a>
  );
}
