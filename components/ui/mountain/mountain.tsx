/**
 * The mountain behind clouds of the design's error states, from the sprite public/ikon.svg, so that no page
 * carries its paths for the case of an error; `className` sets its size and optionally its colours.
 */
export function Mountain({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 220 165" aria-hidden="true">
      <use href="/ikon.svg#mountain" />
    </svg>
  );
}
