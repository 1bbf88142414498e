/** The three lines of the design, an ornament; `small` for cards. */
export function Divider({ small = false }: { small?: boolean }) {
  return <span className={small ? 'trio trio--s' : 'trio'} aria-hidden="true" />;
}
