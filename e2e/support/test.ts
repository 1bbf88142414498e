import { test as base, type Page, type Request, type Response } from '@playwright/test';
import { sharedSites, type SharedSites } from './shared-sites';

/** Errors of a page that did not stop it; a test asserts that the list is empty. */
export type Problems = string[];

interface TestFixtures {
  /**
   * Console errors, uncaught errors, CSP violations, failed files and requests to other hosts of the test's
   * pages.
   */
  problems: Problems;
}
export const test = base.extend<TestFixtures, SharedSites>({
  embedded: [({}, use) => use(sharedSites().embedded), { scope: 'worker' }],
  content: [({}, use) => use(sharedSites().content), { scope: 'worker' }],
  provided: [({}, use) => use(sharedSites().provided), { scope: 'worker' }],
  /** A path is one of the shared site with the samples, if a spec does not `use` another. */
  baseURL: ({ embedded }, run) => run(embedded.url),
  /** Scripts start after a page is shown, so each navigation also waits until they run. */
  page: async ({ problems: _watched, page, javaScriptEnabled }, run) => {
    if (javaScriptEnabled !== false) {
      for (const way of ['goto', 'reload', 'goBack'] as const) {
        const go = page[way].bind(page) as (...args: unknown[]) => Promise<Response | null>;
        page[way] = async (...args: unknown[]) => {
          const response = await go(...args);
          await scriptRuns(page);
          return response;
        };
      }
    }
    await run(page);
  },
  /** Set up on the context before any page is opened: a test without a page starts no browser. */
  problems: async ({ context }, run) => {
    const problems: Problems = [];
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`),
      );
    });
    context.on('page', (page) => watch(page, problems));
    await run(problems);
  },
});

/** The requests of a page that are still in flight. */
const pending = new WeakMap<Page, Set<Request>>();

/** Waits until all requests of the page so far are complete, including lazy pictures near the screen. */
export async function allArrived(page: Page): Promise<void> {
  await base.expect.poll(() => [...(pending.get(page) ?? [])].map((request) => request.url())).toEqual([]);
}

/**
 * Waits until the islands are hydrated: only then is the header's search a button. Returns at once on a page
 * without a header.
 */
export async function scriptRuns(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector('header [role=search]') || document.querySelector('[role=search] ~ button'),
  );
}

function watch(page: Page, problems: Problems): void {
  const asked = new Set<Request>();
  pending.set(page, asked);
  page.on('request', (request) => {
    asked.add(request);
    // A map in its frame and WhatsApp in a new tab are expected.
    if (new URL(request.url()).hostname !== 'localhost' && !request.isNavigationRequest())
      problems.push(`asked another host: ${request.url()}`);
  });
  const isThere = (request: Request) => void asked.delete(request);
  page.on('requestfinished', isThere).on('requestfailed', isThere);
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    // The browser also reports the page's own 404 and 503; failed files are reported by their response
    // instead.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      problems.push(`console: ${message.text()}`);
    }
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Leaving a page cancels its requests.
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason}: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) {
      problems.push(`${response.status()} ${response.url()}`);
    }
  });
}

export { expect } from '@playwright/test';
