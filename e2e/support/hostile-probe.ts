import type { Browser, BrowserContext, Page } from '@playwright/test';
import { scriptRuns } from './test';

/*
 * Opens pages and reports everything that external content must not do. It does not trust the page's own
 * properties: payloads clobber names, so elements are read through the prototypes.
 */

/**
 * The elements and attributes allowed in rich text (lib/rich-text/html.ts, and the regions that
 * components/ui/prose adds), as 'tag attribute'.
 */
const IN_TEXT =
  /^(?:(?:p|br|hr|h[2-6]|ul|ol|li|strong|b|em|i|u|s|del|sub|sup|blockquote|code|pre|a|img|figure|figcaption|table|thead|tbody|tr|th|td|div)|a (?:href|rel)|img (?:src|alt|loading)|(?:td|th) (?:colspan|rowspan)|(?:div|pre) (?:role|aria-label|tabindex)|div class|p class|ol start)$/;

export interface ProbeResult {
  /**
   * Executed scripts of content, CSP violations, dialogs, popups, downloads, navigations, uncaught errors.
   */
  executions: string[];
  /** Requests to other hosts. */
  foreign: string[];
  /** Forbidden elements, attributes, URLs, frames and overlays. */
  faults: string[];
  /** 'tag' and 'tag attribute' of everything outside rich text. */
  words: string[];
  h1: string[];
  title: string;
  text: string;
}

/**
 * A browser context that reports and never reaches another host; `bare` disables the pages' CSP, which would
 * hide faults of the sanitiser.
 */
export async function probeContext(browser: Browser, bare: boolean): Promise<BrowserContext> {
  const context = await browser.newContext({
    bypassCSP: bare,
    locale: 'id-ID',
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  return context;
}

/** Loads one page; returns what it does and contains. `html` replaces the site's response: the control. */
export async function probe(context: BrowserContext, url: string, html?: string): Promise<ProbeResult> {
  const { origin } = new URL(url);
  const page = await context.newPage();
  const events = { executions: [] as string[], foreign: [] as string[] };
  watch(page, events, origin);
  await page.addInitScript(listen);
  await page.route('**/*', (route) => {
    const target = route.request().url();
    if (html !== undefined && target === url) return route.fulfill({ contentType: 'text/html', body: html });
    return target.startsWith(origin) ? route.fallback() : route.abort();
  });
  await page.goto(url, { waitUntil: 'load' });
  if (html === undefined) await scriptRuns(page);
  const seen = await page.evaluate(inspect, { origin, inText: IN_TEXT.source });
  if (page.url() !== url) events.executions.push(`navigated to ${page.url()}`);
  if (page.frames().length > 1) seen.faults.push(`${page.frames().length - 1} frames`);
  await page.close({ runBeforeUnload: false });
  return { ...seen, foreign: events.foreign, executions: [...events.executions, ...seen.executions] };
}

function watch(
  page: Page,
  { executions, foreign }: Pick<ProbeResult, 'executions' | 'foreign'>,
  origin: string,
): void {
  page.on('request', (request) => {
    const url = request.url();
    if (/^(?:https?|wss?):/.test(url) && !url.startsWith(`${origin}/`)) foreign.push(url);
    else if (
      request.isNavigationRequest() &&
      request.frame() === page.mainFrame() &&
      request.redirectedFrom()
    )
      executions.push(`redirected to ${url}`);
  });
  page.on('dialog', (dialog) => {
    executions.push(`dialog ${dialog.type()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => executions.push(`popup ${popup.url()}`));
  page.on('download', (download) => executions.push(`download ${download.url()}`));
  page.on('pageerror', (error) => executions.push(`uncaught ${error.message}`));
  page.on('console', (message) => {
    // The browser's own: a file that did not come, or one that a busy page has not used yet.
    if (
      !/^(?:Failed to load resource|The resource \S+ was preloaded using link preload)/.test(message.text())
    )
      executions.push(`console ${message.text()}`);
  });
}

/** Runs in the page, before any of its own code. */
function listen(): void {
  const runs: string[] = [];
  Object.defineProperty(window, 'trialRuns', { value: runs });
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const)
    Object.defineProperty(window, name, {
      value: (...given: unknown[]) => void runs.push(`${name} ${given.join()}`),
    });
  document.addEventListener('securitypolicyviolation', (event) =>
    runs.push(`violation ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
  );
  // Links are inspected, not followed.
  document.addEventListener('click', (event) => event.preventDefault(), true);
  document.addEventListener('submit', (event) => event.preventDefault(), true);
}

/** Runs in the page: dispatches every type of event on each element of rich text, then describes the page. */
async function inspect({ origin, inText }: { origin: string; inText: string }) {
  const all = (selector: string) => [...Document.prototype.querySelectorAll.call(document, selector)];
  const { getAttribute, getAttributeNames, closest, matches } = Element.prototype;
  const tagOf = (element: Element) =>
    String(Object.getOwnPropertyDescriptor(Element.prototype, 'localName')?.get?.call(element));
  const RICH = '[class*="_prose"]';
  const TYPES =
    'mouseover mouseenter mousemove mousedown mouseup mouseout mouseleave pointerover pointerenter pointerdown pointerup focus focusin blur click ' +
    'dblclick auxclick contextmenu keydown keypress keyup input beforeinput change select invalid submit reset toggle beforetoggle cancel close scroll ' +
    'scrollend wheel copy cut paste drag dragstart dragend drop touchstart touchend animationstart animationend transitionend play canplay';
  for (const element of all(`${RICH} *`))
    for (const type of TYPES.split(' '))
      EventTarget.prototype.dispatchEvent.call(element, new Event(type, { cancelable: true }));
  await new Promise((resolve) => setTimeout(resolve, 60));

  const faults: string[] = [];
  const words = new Set<string>();
  const allowed = new RegExp(inText);
  const ADDRESSES =
    /^(?:href|src|srcset|action|formaction|data|poster|background|cite|ping|xlink:href|content|values|to|from)$/;
  const ALLOWED_SCHEME = /^(?:https?|mailto|tel):/;
  for (const element of all('*')) {
    const tag = tagOf(element);
    const rich = closest.call(element, RICH) !== null && !matches.call(element, RICH);
    const names = getAttributeNames.call(element);
    for (const word of [tag, ...names.map((name) => `${tag} ${name}`)]) {
      if (!rich) words.add(word);
      else if (!allowed.test(word)) faults.push(`in text: ${word}`);
    }
    for (const name of names) {
      const value = getAttribute.call(element, name) ?? '';
      if (/^on|^srcdoc$/.test(name)) faults.push(`${tag} ${name}=${value}`);
      if (name === 'style' && rich) faults.push(`${tag} style=${value}`);
      if (!ADDRESSES.test(name) || tag === 'meta' || !value) continue;
      const url = URL.canParse(value, location.href) ? new URL(value, location.href) : null;
      const loads = !['a', 'area', 'link', 'form'].includes(tag);
      const ok =
        url && (loads ? url.origin === origin || url.protocol === 'data:' : ALLOWED_SCHEME.test(url.href));
      if (!ok || url.username) faults.push(`${tag} ${name}=${value}`);
      if (rich && /^(?:data|javascript|vbscript):/i.test(value.trim()))
        faults.push(`${tag} ${name}=${value}`);
    }
    if (rich && !/^(?:static|relative)$/.test(getComputedStyle(element).position))
      faults.push(`covers: ${tag}`);
  }
  window.scrollTo(0, 0);
  const header = all('header')[0]?.getBoundingClientRect();
  const top = header && document.elementFromPoint(header.left + 40, header.top + header.height / 2);
  if (!top || !closest.call(top, 'header')) faults.push('the header is covered');
  for (const step of [0, 0.25, 0.5, 0.75, 1]) {
    window.scrollTo(0, step * document.documentElement.scrollHeight);
    for (let x = 20; x < innerWidth; x += 160)
      for (let y = 20; y < innerHeight; y += 120) {
        const hit = document.elementFromPoint(x, y);
        const own = hit && closest.call(hit, RICH);
        const box = own?.getBoundingClientRect();
        // A clickable point of a text must lie within its column.
        if (box && (x < box.left - 1 || x > box.right + 1)) faults.push('a text reaches out of its column');
      }
  }
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 1) faults.push(`the page is ${wide} pixels too wide`);
  for (const [selector, count] of Object.entries({
    h1: 1,
    main: 1,
    footer: 1,
    title: 1,
    base: 0,
    iframe: 0,
    object: 0,
    embed: 0,
  })) {
    const found = all(selector === 'title' ? 'head > title' : selector).length;
    if (found !== count) faults.push(`${found} ${selector}`);
  }
  return {
    executions: [...(window as unknown as { trialRuns: string[] }).trialRuns],
    faults,
    words: [...words],
    h1: all('h1').map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()),
    title: String(all('head > title')[0]?.textContent ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
    text: String(all('main')[0]?.textContent ?? ''),
  };
}
