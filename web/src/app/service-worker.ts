import { isInstalled } from './installed.js';

/** Only installed apps have an offline page; tabs use the browser's own. */
export const startServiceWorker = (): void => {
  const start = () =>
    void navigator.serviceWorker?.register('/sw.js').catch(() => {
      /* Optional: everything else works without the service worker. */
    });
  if (isInstalled()) start();
  addEventListener('appinstalled', start);
};
