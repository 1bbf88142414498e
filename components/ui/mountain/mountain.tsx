/** The mountain of the error states, from the sprite, so that no page carries its paths for an error. */
export function Mountain({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 220 165" aria-hidden="true">
      <use href="/ikon.svg#mountain" />
    </svg>
  );
}
