// node scripts/assemble.mjs <folder>, after `BUILD_OUTPUT=standalone npm run build`: makes a new folder with
// exactly the files that `node scripts/serve.mjs` needs: no compiler, no tests, no sources. The container
// image and the systemd releases are such folders.
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

const STANDALONE = path.join('.next', 'standalone');

const folder = process.argv[2];
if (!folder) stop('Usage: node scripts/assemble.mjs <folder>');
if (!existsSync(path.join(ROOT, STANDALONE)))
  stop('There is no standalone build: run BUILD_OUTPUT=standalone npm run build first.');
const target = path.resolve(folder);
if (existsSync(target)) stop(`${target} is there already: name a new folder.`);

mkdirSync(target, { recursive: true });
copy(path.join(STANDALONE, 'node_modules'), 'node_modules');
copy(path.join(STANDALONE, '.next'), '.next');
copy('.next/static');
for (const name of ['content', 'public', 'package.json', 'site.config.json']) copy(name);
// The files that are not compiled: the scripts, and the modules they share with the pages.
for (const name of ['scripts', 'lib', 'server'])
  copy(name, name, (file) => !path.extname(file) || /\.[cm]js$/.test(file));
// The one tool that runs where the site does (docs/search-engines.md, "IndexNow").
copy('tools/indexnow');
// The only folder of it that the server writes to: made pictures.
mkdirSync(path.join(target, '.next/cache'), { recursive: true });

/**
 * @param {string} from relative to the project @param {string} [to] @param {(file: string) => boolean}
 * [filter]
 */
function copy(from, to = from, filter = () => true) {
  // Next's links between packages are relative and must stay so.
  cpSync(path.join(ROOT, from), path.join(target, to), { recursive: true, verbatimSymlinks: true, filter });
}

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message);
  process.exit(1);
}
