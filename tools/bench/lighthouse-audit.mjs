// Lighthouse needs a newer Node than the site, so npm fetches both for the run: nothing is installed here.
import { spawn } from 'node:child_process';
import { chromium as playwright } from '@playwright/test';

const TOOLS = ['-y', '-p', 'node@22', '-p', 'lighthouse@13.5.0', 'lighthouse'];
const CHROME_FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking --ignore-certificate-errors';

/**
 * @typedef {{ score: number | null, scoreDisplayMode: string, numericValue?: number, details?: { items?: {
 * resourceType?: string, transferSize?: number }[] } }} Audit
 */
/**
 * @typedef {{ categories: Record<string, { score: number | null }>, audits: Record<string, Audit> }} Report
 */

/**
 * One run of Lighthouse with its mobile throttling; retried once if the browser returned no trace.
 * @param {string} browser the path of Chromium @param {string} address @param {string} [categories] all by
 * default
 * @returns {Promise<Report>}
 */
export function audit(browser, address, categories) {
  return run(browser, address, categories).catch(() => run(browser, address, categories));
}

/** @param {string} browser @param {string} address @param {string} [categories] @returns {Promise<Report>} */
function run(browser, address, categories) {
  const only = categories ? [`--only-categories=${categories}`] : [];
  const args = [...TOOLS, address, '--output=json', '--quiet', ...only, `--chrome-flags=${CHROME_FLAGS}`];
  return new Promise((resolve, reject) => {
    const child = spawn('npx', args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, CHROME_PATH: browser, npm_config_loglevel: 'error' },
    });
    let text = '';
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (chunk) => (text += chunk));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve(JSON.parse(text)) : reject(new Error(`Lighthouse ended with ${code}`)),
    );
  });
}

/** A browser for the visits before the audits. @param {string} browser */
export function startVisitor(browser) {
  return playwright.launch({ executablePath: browser, args: CHROME_FLAGS.split(' ').slice(1) });
}

/**
 * Visits a page as Lighthouse will, so that it is rendered and its pictures are made beforehand: real
 * visitors usually find them ready.
 * @param {import('@playwright/test').Browser} visitor
 * @param {string} address
 */
export async function visit(visitor, address) {
  const page = await visitor.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.close();
}
