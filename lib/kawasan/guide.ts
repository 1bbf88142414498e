/** A guide in Markdown, cut in two. */
export interface Guide {
  /** Its first paragraph, which a page says before its list; empty where it begins otherwise. */
  lead: string;
  rest: string;
}

/** Cuts a guide after its first paragraph. A heading, list, quote or table at its head is no paragraph. */
export function cutGuide(guide: string): Guide {
  const text = guide.trim();
  const [, lead, rest = ''] = /^(?![#>|]|[*+-] |\d+[.)] )(.+?)(?:\n\s*\n(.*))?$/s.exec(text) ?? [];
  return lead === undefined ? { lead: '', rest: text } : { lead, rest: rest.trim() };
}
