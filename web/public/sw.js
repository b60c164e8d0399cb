/*
 * What the browser runs beside our pages: it shows pushes, opens the page that one leads to, and shows one small page
 * in the reader's language while there is no connection. That page is all it keeps, and it is the same for everybody:
 * no page of anybody and no script stays behind, so nothing grows old and nothing is there after signing out.
 */

const KEPT = 'offline';
const languages = ['de', 'en', 'nl'];
const languageOf = (path) => languages.find((one) => path === `/${one}` || path.startsWith(`/${one}/`)) ?? 'de';
const offlinePage = (language) => new URL(`/offline/${language}`, location.origin).href;

/** Without these pages the browser shows its own: pushes work all the same. */
const keepOfflinePages = async () => {
  const kept = await caches.open(KEPT);
  await Promise.allSettled(languages.map((language) => kept.add(offlinePage(language))));
};

addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePages());
  skipWaiting();
});
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

let renewed = false;
addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  const open = async () => {
    try {
      const page = await fetch(request);
      // Its words may have changed since: once for each run of this worker.
      if (!renewed) event.waitUntil(keepOfflinePages());
      renewed = true;
      return page;
    } catch {
      const kept = await caches.open(KEPT);
      return (await kept.match(offlinePage(languageOf(new URL(request.url).pathname)))) ?? Response.error();
    }
  };
  event.respondWith(open());
});

addEventListener('push', (event) => {
  const { title, body, path } = event.data.json();
  event.waitUntil(
    registration.showNotification(title, { body, tag: path, renotify: true, icon: '/icon.svg', data: { path } }),
  );
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data.path, location.origin);
  // Whatever arrived: it opens a page of ours.
  if (address.origin !== location.origin) return;
  const open = async () => {
    const pages = await clients.matchAll({ type: 'window' });
    const there = pages.find((page) => page.url === address.href);
    return there ? there.focus() : clients.openWindow(address.href);
  };
  event.waitUntil(open());
});
