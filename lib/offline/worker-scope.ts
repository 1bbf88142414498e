/*
 * What service-worker.mjs uses of a service worker's world. TypeScript's own library for workers cannot stand
 * beside the one for documents, which the rest of the project has.
 */

interface Lasting extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface InstallEvent extends Lasting {
  /** Chromium's static routing (https://wicg.github.io/service-worker-static-routing-api/). */
  addRoutes?: (rules: object[]) => Promise<void>;
}

export interface FetchEvent extends Lasting {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

interface Events {
  install: InstallEvent;
  activate: Lasting;
  fetch: FetchEvent;
  message: Lasting & MessageEvent<unknown>;
}

export interface WorkerScope {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  InstallEvent?: { prototype: InstallEvent };
  addEventListener: <Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => unknown,
  ) => void;
}
