import { readFileSync } from 'node:fs';
import path from 'node:path';
import { noDocument, sendDocument, toDocument, type Document } from '@/lib/seo/document';
import { settings } from '@/lib/settings/settings';

/** The library, which defines `webVitals`, and what uses it. */
const FILES = ['node_modules/web-vitals/dist/web-vitals.iife.js', 'lib/visits/measure.mjs'];

let script: Document | null = null;

/**
 * What measures a visit (lib/visits); 404 where none are. Both files are sent as they are written: bundled,
 * they would be part of every page.
 */
export function GET(request: Request): Response {
  if (settings().measuredShare === 0) return noDocument();
  script ??= toDocument(FILES.map(textOf).join('\n'), 'text/javascript');
  return sendDocument(request, script);
}

/** Without the address of a source map, which the site does not send. */
function textOf(file: string): string {
  const text = readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), file), 'utf8');
  return text.replace(/^\/\/# sourceMappingURL=.*$/m, '');
}
