/** Whether this browser can keep pages, and the visitor does not save data. */
export function canKeep(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window && !savesData();
}

/** Whether the visitor asked for a worker before: it then controls this page. */
export function hasWorker(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/** Whether the visitor has the browser save data. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
