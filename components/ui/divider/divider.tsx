/** The three lines of the design, an ornament; `small` for cards. */
export function Trio({ small = false }: { small?: boolean }) {
  return <span className={small ? 'trio trio--s' : 'trio'} aria-hidden="true" />;
}
