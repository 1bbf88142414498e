// A browser as visitors have it. Playwright disables prerendering and the back/forward cache in its own; this
// one is controlled directly over the DevTools protocol.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * @typedef {object} BarePage
 * @property {(method: string, params?: object) => Promise<any>} send to the visible page
 * @property {<T, A>(run: (given: A) => T | Promise<T>, given?: A) => Promise<T>} evaluate
 * @property {(address: string) => Promise<void>} goto resolves once it is loaded and its islands work
 * @property {(x: number, y: number) => Promise<void>} moveTo moves the mouse
 * @property {(x: number, y: number) => Promise<void>} press for as long as a finger does
 * @property {() => Promise<void>} close the page and its browser
 */

const ARGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--no-first-run',
  '--window-size=1280,900',
  '--ignore-certificate-errors',
  '--remote-debugging-pipe',
];
const PRESS_MS = 80;
const WAIT_MS = 5_000;

/**
 * @param {string} executable the path of Chromium
 * @param {[string, object][]} [orders] commands sent to every page first, also to prerendered ones
 * @returns {Promise<BarePage>} in a browser of its own, with an empty cache
 */
export async function openBarePage(executable, orders = []) {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'jelajahi-browser-'));
  const child = spawn(executable, [...ARGS, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [, , , toBrowser, fromBrowser] = /** @type {any[]} */ (child.stdio);
  /** @type {Map<number, { resolve: (result: any) => void, reject: (error: Error) => void }>} */
  const waiting = new Map();
  let last = 0;
  /** The pages of the only tab: the visible one and the prerendered ones. @type {Map<string, any>} */
  const pages = new Map();
  let heard = '';
  fromBrowser.setEncoding('utf8').on('data', (/** @type {string} */ part) => {
    const messages = (heard + part).split('\0');
    heard = messages.pop() ?? '';
    for (const message of messages) {
      const { id, result, error, method, params } = JSON.parse(message);
      if (method === 'Target.attachedToTarget' && params.targetInfo.type === 'page') {
        pages.set(params.sessionId, params.targetInfo);
        for (const [order, how] of orders) void call(order, how, params.sessionId).catch(() => undefined);
      }
      if (method === 'Target.detachedFromTarget') pages.delete(params.sessionId);
      if (method === 'Target.targetInfoChanged')
        for (const [session, { targetId }] of pages)
          if (targetId === params.targetInfo.targetId) pages.set(session, params.targetInfo);
      if (error) waiting.get(id)?.reject(new Error(error.message));
      else waiting.get(id)?.resolve(result);
      waiting.delete(id);
    }
  });
  /** @type {(method: string, params?: object, sessionId?: string) => Promise<any>} */
  const call = (method, params = {}, sessionId = undefined) => {
    const id = (last += 1);
    toBrowser.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      // A page that goes away never answers its pending commands.
      setTimeout(() => reject(new Error(`${method} is not answered`)), WAIT_MS).unref();
    });
  };

  // Chromium prerenders only if the client attaches to the tab, and through it to its pages.
  await call('Target.setDiscoverTargets', { discover: true });
  const { targetInfos } = await call('Target.getTargets', { filter: [{ type: 'tab' }] });
  const tab = await call('Target.attachToTarget', { targetId: targetInfos[0].targetId, flatten: true });
  const following = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await call('Target.setAutoAttach', following, tab.sessionId);

  /** @type {BarePage['send']} */
  async function send(method, params = {}) {
    const [session] = [...pages].findLast(([, { type, subtype }]) => type === 'page' && !subtype) ?? [];
    return call(method, params, session);
  }
  /** @type {BarePage['evaluate']} */
  async function evaluate(run, given) {
    const expression = `(${run})(${JSON.stringify(given) ?? ''})`;
    const how = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await send('Runtime.evaluate', how);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }
  const mouse = (/** @type {string} */ type, /** @type {number} */ x, /** @type {number} */ y) =>
    send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: type === 'mouseMoved' ? 'none' : 'left',
      clickCount: 1,
    });
  return {
    send,
    evaluate,
    goto: async (address) => {
      // Not awaited: Chromium responds only once the page begins to load, which may be late.
      void send('Page.navigate', { url: address }).catch(() => undefined);
      const isThere = (/** @type {string} */ href) =>
        location.href === href &&
        document.readyState === 'complete' &&
        !document.querySelector('script[data-late]');
      for (let tries = 0; tries < 600; tries += 1) {
        if (await evaluate(isThere, address).catch(() => false)) return;
        await delay(50);
      }
      throw new Error(`${address} does not come`);
    },
    moveTo: (x, y) => mouse('mouseMoved', x, y),
    press: async (x, y) => {
      await mouse('mousePressed', x, y);
      await delay(PRESS_MS);
      await mouse('mouseReleased', x, y);
    },
    close: async () => {
      await call('Browser.close').catch(() => undefined);
      if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve));
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
