import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { offlinePageTexts } from '@lendring/contracts/texts/offline-page.js';
import { launchBrowser } from './browser.ts';
import { accessibility } from './checks.ts';
import { lineTo } from './line.ts';
import { quiet } from './quiet.ts';
import { visit } from './visit.ts';

const url = process.env['LENDRING_URL'] ?? 'http://localhost:3000';

type Scope = {
  registration: { showNotification: (title: string, options: Omit<Shown, 'title'>) => Promise<void> };
  clients: { openWindow: (address: string) => Promise<null> };
  dispatchEvent: (event: Event) => boolean;
  shown?: Shown;
  opened?: string;
  work?: Promise<unknown>;
};
type Shown = { title: string; body: string; tag: string; data: unknown };

/**
 * Emulates the installed app with its service worker: a headless browser cannot install, so it claims to be installed.
 */
const installed = async (browser: Browser, at: string) => {
  const { page, context } = await visit(browser, { width: 390 });
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia.call(window, query === '(display-mode: standalone)' ? 'all' : query);
  });
  const began = context.waitForEvent('serviceworker');
  await page.goto(at);
  const worker = await began;
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await quiet(page);
  return { page, context, worker };
};

describe('the service worker', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  it('is not registered in a browser tab, so that nothing is stored on the device without installation', async () => {
    const { page, context } = await visit(browser);
    await page.goto(url);
    await quiet(page);
    assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
    await context.close();
  });

  it('shows the offline page in the language of the reader in the installed app and caches nothing else', async () => {
    const line = await lineTo(url);
    const { page, context } = await installed(browser, line.url);
    await line.cut();
    for (const [path, language] of [
      ['/faq', 'de'],
      ['/en/faq', 'en'],
      ['/nl/faq', 'nl'],
    ] as const) {
      await page.goto(line.url + path);
      await page.getByRole('heading', { level: 1, name: offlinePageTexts.title[language] }).waitFor();
      assert.equal(await page.locator('html').getAttribute('lang'), language);
      assert.deepEqual(await accessibility(page), []);
    }
    await line.mend();
    await page.getByRole('link', { name: offlinePageTexts.again.nl }).click();
    await page.locator('main#content h1').waitFor();
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map((request) => new URL(request.url).pathname);
    });
    assert.deepEqual(kept.toSorted(), ['/offline/de', '/offline/en', '/offline/nl']);
    await context.close();
    await line.cut();
  });

  it('shows a push notification, and a click on the notification opens the page', async () => {
    const { page, context, worker } = await installed(browser, url);
    await context.grantPermissions(['notifications'], { origin: url });
    // Record the calls, because a headless browser shows no notifications and only a user may open windows.
    await worker.evaluate(() => {
      const scope = globalThis as unknown as Scope;
      scope.registration.showNotification = (title, options) => {
        scope.shown = { title, ...options };
        return Promise.resolve();
      };
      scope.clients.openWindow = (address) => {
        scope.opened = address;
        return Promise.resolve(null);
      };
    });
    const devtools = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first) resolve(first.registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: url,
      registrationId: await registered,
      data: JSON.stringify({ title: 'Lendring', body: 'Es gibt Neues.', path: '/benachrichtigungen' }),
    });
    const shown = await worker.evaluate(async () => {
      const scope = globalThis as unknown as Scope;
      while (!scope.shown) await new Promise((resolve) => setTimeout(resolve));
      return scope.shown;
    });
    assert.deepEqual([shown.title, shown.body, shown.tag], ['Lendring', 'Es gibt Neues.', '/benachrichtigungen']);
    const opened = await worker.evaluate(async () => {
      const scope = globalThis as unknown as Scope;
      const click = Object.assign(new Event('notificationclick'), {
        notification: { data: scope.shown?.data, close: () => undefined },
        waitUntil: (work: Promise<unknown>) => void (scope.work = work),
      });
      scope.dispatchEvent(click);
      await scope.work;
      return scope.opened;
    });
    assert.equal(opened, `${url}/benachrichtigungen`);
    await context.close();
  });
});
