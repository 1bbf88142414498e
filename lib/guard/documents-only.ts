import type { IncomingMessage } from 'node:http';

/** What Next's router sends when it asks for the data of a page in place of the document, for a part of it, or for an action. */
const ROUTER = /^(?:rsc$|next-)/;

/**
 * Makes every request one for a document: every link of the site is an ordinary one, so nobody of ours asks otherwise, and an address has
 * one answer that a proxy may keep (docs/decisions/0020-every-click-a-document.md).
 */
export function wantDocument({ headers }: Pick<IncomingMessage, 'headers'>): void {
  for (const name of Object.keys(headers)) if (ROUTER.test(name)) Reflect.deleteProperty(headers, name);
}
