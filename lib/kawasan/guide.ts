/**
 * Cuts a guide in Markdown after its first paragraph, the `lead`, which a page says before its list; it is
 * empty where the guide begins with a heading, list, quote or table.
 */
export function cutGuide(guide: string): { lead: string; rest: string } {
  const text = guide.trim();
  const [, lead, rest = ''] = /^(?![#>|]|[*+-] |\d+[.)] )(.+?)(?:\n\s*\n(.*))?$/s.exec(text) ?? [];
  return lead === undefined ? { lead: '', rest: text } : { lead, rest: rest.trim() };
}
