import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../scripts/run.mjs';

/** Loads a package of e2e/validators, which npm run test:full installs beside the project's own. */
export async function loadValidator<Module>(name: string): Promise<Module> {
  const require = createRequire(path.join(ROOT, 'e2e', 'validators', 'package.json'));
  return (await import(pathToFileURL(require.resolve(name)).href)) as Module;
}
