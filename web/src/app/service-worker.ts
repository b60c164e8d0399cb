import { isInstalled } from './installed.js';

/** The installed app has a page of its own for the time without a connection; a tab has the browser's. */
export const startServiceWorker = (): void => {
  const start = () =>
    void navigator.serviceWorker?.register('/sw.js').catch(() => {
      /* Without it everything else works. */
    });
  if (isInstalled()) start();
  addEventListener('appinstalled', start);
};
