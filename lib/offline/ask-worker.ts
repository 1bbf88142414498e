import { SERVICE_WORKER } from '../addresses/offline';
import type { Answer, Message } from './messages';

/**
 * The worker; registered where there is none, for one that was removed still controls its page. Rejects where
 * the browser or the site has none.
 */
async function workerOf(): Promise<ServiceWorker> {
  const { serviceWorker } = navigator;
  const former = await serviceWorker.getRegistration();
  if (former?.active) return former.active;
  await serviceWorker.register(SERVICE_WORKER, { updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  if (!active) throw new Error('no worker is active');
  return active;
}

/** Sends the worker a message; `tell` hears of its progress. Resolves to its last answer. */
export async function askWorker(message: Message, tell?: (said: Answer) => void): Promise<Answer> {
  const worker = await workerOf();
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.is === 'progress') return tell?.(data);
      port1.close();
      resolve(data);
    };
    worker.postMessage(message, [port2]);
  });
}

/** Starts the worker where one controls this page; it has nothing to answer. */
export function wakeWorker(): void {
  navigator.serviceWorker.controller?.postMessage(null);
}
