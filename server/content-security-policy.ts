import { createHash } from 'node:crypto';
import { pagePolicy } from '../lib/base/security-headers';
import { LOAD_SCRIPT } from '../lib/visits/load-script';
import { START } from './defer-scripts';

/** What stands around the JSON in Next's inline scripts: a page's data, its first script, its files. */
const FRAMES: readonly [string, string][] = [
  ['self.__next_f.push(', ')'],
  ['(self.__next_f=self.__next_f||[]).push(', ')'],
  ['(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', ');'],
];

/** The site's own inline scripts. */
const OWN: readonly string[] = [START, LOAD_SCRIPT];

/** The policy of a page, which names by hash the inline scripts of Next and of the site alone. */
export function policyOf(html: string): string {
  const hashes = new Set<string>();
  // In one pass: an expression would look for the end of each script without one to the end of the page. One
  // that a browser parses differently does not run there.
  for (const part of html.split('</script>').slice(0, -1)) {
    const script = part.slice(part.indexOf('>', part.indexOf('<script')) + 1);
    if (!OWN.includes(script) && !FRAMES.some(([before, after]) => isData(script, before, after))) continue;
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  return pagePolicy(hashes);
}

/** Whether a script holds nothing but JSON between these two texts, and so no code of its own. */
function isData(script: string, before: string, after: string): boolean {
  if (!script.startsWith(before) || !script.endsWith(after)) return false;
  try {
    JSON.parse(script.slice(before.length, script.length - after.length));
    return true;
  } catch {
    return false;
  }
}
