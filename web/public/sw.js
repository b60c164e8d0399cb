/*
 * What the browser runs while no page is open: it shows pushes, and opens the page that one leads to. It keeps no page
 * and answers no request, so nothing of anybody stays behind when they sign out.
 */

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

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
