/** The service worker, which keeps pages for the road (lib/offline); its scope is the whole site. */
export const SERVICE_WORKER = '/service-worker.js';

/** The page that it shows for one that is not kept. */
export const NOT_KEPT_PAGE = '/tanpa-sinyal';
