/* The two portraits of the chat dialog, drawn for this site in the colours of its posters. */

const SENIOR = (
  <>
    <circle cx="28" cy="28" r="28" fill="#f4c74b" />
    <path d="M8 56c2-14 10-19 20-19s18 5 20 19Z" fill="#1f7a78" />
    <path d="M14 40c-3-20 2-30 14-30s17 10 14 30Z" fill="#4b2840" />
    <path d="M20 24c0-7 3-10 8-10s8 3 8 10c0 8-3 14-8 14s-8-6-8-14Z" fill="#d98c7a" />
    <path d="M23 37c3 2 7 2 10 0v5c-3 3-7 3-10 0Z" fill="#d98c7a" />
  </>
);

const GENERAL = (
  <>
    <circle cx="28" cy="28" r="28" fill="#8fcdbb" />
    <path d="M8 56c2-14 10-18 20-18s18 4 20 18Z" fill="#c9553a" />
    <path d="M20 22c0-7 3-10 8-10s8 3 8 10c0 8-3 14-8 14s-8-6-8-14Z" fill="#d98c7a" />
    <path d="M18 24c-1-10 3-15 10-15s11 5 10 15c-2-5-4-8-10-8s-8 3-10 8Z" fill="#12332e" />
    <path d="M23 35c3 2 7 2 10 0v6c-3 3-7 3-10 0Z" fill="#d98c7a" />
  </>
);

/** The portrait of an admin: the first admin has a different one. */
export function Face({ index }: { index: number }) {
  return (
    <svg viewBox="0 0 56 56" aria-hidden="true">
      {index === 0 ? SENIOR : GENERAL}
    </svg>
  );
}
