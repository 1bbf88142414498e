import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../scripts/run.mjs';
import { SITE_URL } from './servers';

const JAR = path.join(ROOT, 'e2e/validators/node_modules/vnu-jar/build/dist/vnu.jar');
/** A few thousand errors are enough to read, and the checker's output is held in memory. */
const MAX_OUTPUT = 64 * 1024 * 1024;

interface Message {
  type: string;
  url?: string;
  message: string;
  extract?: string;
}

/** Why the Nu HTML checker cannot run here, or null when it can. It is a Java program (Java 17). */
export function whyNoChecker(): string | null {
  if (!existsSync(JAR)) return 'the HTML checker is not installed: npm ci --prefix e2e/validators';
  if (spawnSync('java', ['-version']).status !== 0)
    return 'the HTML checker needs Java 17 or newer: apt-get install default-jre-headless';
  return null;
}

/**
 * Runs the Nu HTML checker once over many pages (search-visibility.md F2, check 18). Takes the HTML by URL
 * and returns one line per error, '/kuliner: <what> … <where>', unfiltered. Throws when the checker itself
 * fails.
 */
export function markupErrors(pages: ReadonlyMap<string, string>): string[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'jelajahi-vnu-'));
  try {
    const addresses = new Map<string, string>();
    for (const [address, html] of pages) {
      const file = path.join(folder, `${addresses.size}.html`);
      // A ping must lead to HTTP. The checker reads files, against which it would resolve a relative one.
      writeFileSync(file, html.replaceAll(' ping="/', ` ping="${SITE_URL}/`));
      addresses.set(new URL(pathToFileURL(file)).pathname, address);
    }
    const options = ['--format', 'json', '--errors-only', '--stdout', '--exit-zero-always'];
    // A run of seconds does not repay the second compiler.
    const machine = ['-Xss8m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
    const run = spawnSync('java', [...machine, '-jar', JAR, ...options, folder], { maxBuffer: MAX_OUTPUT });
    if (run.status !== 0) throw new Error(`the HTML checker failed: ${run.error ?? String(run.stderr)}`);
    const { messages } = JSON.parse(String(run.stdout)) as { messages: Message[] };
    return messages.map(({ url = '', message, extract = '' }) => {
      const address = addresses.get(new URL(url, 'file:///').pathname) ?? url;
      return `${address}: ${message} … ${extract.replace(/\s+/g, ' ')}`;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
