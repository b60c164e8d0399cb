/** True in an installed app without browser UI. Browser only. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Registers the service worker in installed apps, which have an offline page; tabs use the browser's own. */
export const startServiceWorker = (): void => {
  const start = () =>
    void navigator.serviceWorker?.register('/sw.js').catch(() => {
      /* Ignore a failed registration, because everything else works without the service worker. */
    });
  if (isInstalled()) start();
  addEventListener('appinstalled', start);
};

const key = 'reloaded-at';
const pause = 60_000;

/** True if a page with missing chunks may reload: at most once a minute (spec §8). Records the reload. */
export const mayReload = (storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean => {
  const last = Number(storage.getItem(key) ?? 0);
  if (now - last < pause) return false;
  storage.setItem(key, String(now));
  return true;
};

/**
 * Reloads the page when a chunk is missing: old chunks are deleted after a release, and a fresh page has the new
 * names.
 */
export const reloadOnMissingChunk = (): void => {
  addEventListener('vite:preloadError', (event) => {
    if (!mayReload(sessionStorage, Date.now())) return;
    event.preventDefault();
    location.reload();
  });
};
