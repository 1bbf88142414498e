// node scripts/tool.mjs <tool> [...]: runs a tool of the workshop, tools/<tool>/command.mjs, and installs its
// packages first where they are missing. The site is installed without them.
import path from 'node:path';
import { ensureToolsInstalled, run } from './run.mjs';

const [name = '', ...args] = process.argv.slice(2);
await ensureToolsInstalled([name]);
process.exit(await run(process.execPath, [path.join('tools', name, 'command.mjs'), ...args]));
