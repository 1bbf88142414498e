/**
 * The mountain behind clouds of the design's error states; `className` sets its size and optionally its
 * colours.
 */
export function Mountain({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 220 165" aria-hidden="true">
      <path d="m20 138 52-72c4-6 9-7 15-5l16 5c5 1 9 1 14 0l20-6c6-1 10 0 14 6l50 72Z" fill="var(--mat)" />
      <path
        d="M96 66 84 92l8 18-12 28H56l22-36 6-36ZM144 62l-3 26 14 20 4 30h-26l4-26-10-20 4-28Z"
        fill="var(--line)"
      />
      <path
        d="M8 118h92a9 9 0 0 1 0 18H30M120 104h80a8 8 0 0 1 0 16h-58M60 136h140a8 8 0 0 1 0 16H92"
        fill="var(--card)"
        stroke="var(--edge)"
        strokeWidth="2.5"
      />
    </svg>
  );
}
