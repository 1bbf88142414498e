// npm run test:laravel: tests the complete site against a real Laravel under php-fpm and nginx
// (tools/laravel/README.md). Where Debian's packages are missing it says so and exits with 0; `-- --install`
// installs them first.
import { hasLaravel, PACKAGES } from './laravel.mjs';
import { program } from '../../scripts/programs.mjs';
import { bin, ensureBuilt, ensureInstalled, must, run, say } from '../../scripts/run.mjs';

const rest = process.argv.slice(2).filter((argument) => argument !== '--install');
if (process.argv.includes('--install') && !hasLaravel() && program('apt-get')) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const root = process.getuid?.() === 0 ? [] : ['sudo'];
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...PACKAGES]]) {
    const [command = '', ...words] = [...root, 'apt-get', ...args];
    await must(command, words, { env });
  }
}
if (!hasLaravel()) {
  say(`skipped: Laravel is not on this machine (Debian 12: apt-get install ${PACKAGES.join(' ')})`);
  process.exit(0);
}
await ensureInstalled();
process.env.ADMIN_API_URL = 'http://localhost:9';
await ensureBuilt();
delete process.env.ADMIN_API_URL;
const { command, args } = bin('playwright', [
  'test',
  '--config',
  'tools/laravel/playwright.config.ts',
  ...rest,
]);
process.exit(await run(command, args));
