// npm run test:tools: the types and the unit tests of the workshop (tools/), with the packages of its tools.
// Part of `npm run test:full`, not of `npm test`.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { bin, ensureInstalled, ensureToolsInstalled, must, ROOT, run, say } from './run.mjs';

await ensureInstalled();
const tools = readdirSync(path.join(ROOT, 'tools'), { withFileTypes: true });
await ensureToolsInstalled(
  tools.filter((entry) => entry.isDirectory()).map(({ name }) => name),
  ['dependencies', 'devDependencies'],
);
say('Types of the tools');
// Those of the routes are generated.
const routes = bin('next', ['typegen']);
await must(routes.command, routes.args);
const types = bin('tsc', ['--noEmit', '--project', 'tools']);
await must(types.command, types.args);
say('Unit tests of the tools');
const units = bin('jest', ['--config', 'tools/jest.config.mjs', ...process.argv.slice(2)]);
process.exit(await run(units.command, units.args));
