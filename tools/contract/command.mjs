// npm run contract: regenerates docs/openapi.json and docs/front-matter/ from the schemas with which the site
// reads data (docs/admin-api.md). A test fails when they are out of date.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createJiti } from 'jiti';
import { format, resolveConfig } from 'prettier';
import { ROOT, say } from '../../scripts/run.mjs';

const jiti = createJiti(import.meta.url, { fsCache: false, alias: { '@': ROOT } });
/** @type {typeof import('./files')} */
const { contractFiles } = await jiti.import('./files.ts');
for (const [name, content] of contractFiles()) {
  const file = path.join(ROOT, name);
  const options = await resolveConfig(file);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await format(JSON.stringify(content), { ...options, parser: 'json' }));
  say(name);
}
