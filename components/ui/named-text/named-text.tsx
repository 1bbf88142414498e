import type { Part } from '@/lib/rich-text/names';

/** A text in which the names of places lead to their pages (lib/rich-text/names.ts). */
export function NamedText({ parts }: { parts: readonly Part[] }) {
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={index} href={part.href}>
        {part.title}
      </a>
    ),
  );
}
