import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { pickOffer } from './pick-offer.ts';
import { textsOf } from './texts.ts';

const url = process.env['LENDRING_URL'] ?? 'http://localhost:3000';
const text = textsOf('de');
const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(
  new Date(Date.now() + 20 * 86_400_000),
);

describe('before scripts run', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  for (const [width, button] of [
    [390, 'bar.ask'],
    [1280, 'panel.chooseDays'],
  ] as const) {
    it(`the request link works and keeps the days, ${width} px`, async () => {
      const context = await browser.newContext({
        viewport: { width, height: 844 },
        javaScriptEnabled: false,
        locale: 'de-DE',
      });
      const page = await context.newPage();
      const { offer_id: id, title } = await pickOffer(url, 'katrin');
      await page.goto(`${url}/inserat/${id}?from=${day}`);
      const ask = page
        .getByRole('link', { name: text('offer', button), exact: true })
        .or(page.getByRole('link', { name: text('offer', 'panel.write'), exact: true }))
        .filter({ visible: true });
      const href = await ask.first().getAttribute('href');
      assert.match(href ?? '', new RegExp(`^/inserat/${id}/buchung\\?.*from=${day}`));
      // Expect the offer itself: the server renders it before the session is known.
      await page.goto(url + href);
      assert.match(await page.title(), new RegExp(`^${text('offer', 'booking.pageTitle')}`));
      await page
        .getByRole('complementary', { name: text('offer', 'booking.summary') })
        .getByText(title)
        .waitFor();
      await context.close();
    });
  }

  it('a page behind sign-in has its title without a session and states that it needs scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const [path, title, needs] of [
      ['/anfragen', 'Anfragen', /braucht JavaScript/],
      ['/en/requests', 'Requests', /needs JavaScript/],
      ['/nl/account/instellingen', 'Instellingen', /heeft JavaScript nodig/],
    ] as const) {
      await page.goto(url + path);
      assert.equal(await page.title(), `${title} · Lendring`);
      assert.equal(await page.locator('h1').innerText(), title);
      // Read the text content of `noscript`, which the browser does not render, because scripts are only paused here.
      assert.match((await page.locator('main noscript').textContent()) ?? '', needs);
    }
    await page.goto(`${url}/auth/verify?token=cut-off`);
    const said = (await page.locator('main noscript').textContent()) ?? '';
    for (const part of ['verify.press', 'verify.confirm']) assert.ok(said.includes(text('auth', part)));
    await context.close();
  });

  const wakeAfter = async (path: string, width: number, early: (page: Page) => Promise<void>): Promise<Page> => {
    const context = await browser.newContext({ viewport: { width, height: 844 }, locale: 'de-DE' });
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    const done = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await done.promise;
      await route.continue();
    });
    await page.goto(`${url}${path}`, { waitUntil: 'commit' });
    await early(page);
    const browserSide = await context.newCDPSession(page);
    await browserSide.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    done.resolve();
    return page;
  };
  const seen = (found: Locator) => found.filter({ visible: true }).first();
  const box = (page: Page, name: string) => seen(page.getByRole('combobox', { name: text('common', name) }));

  it('text typed into the search stays and gets suggestions after hydration', async () => {
    const page = await wakeAfter('/', 1280, async (early) => {
      await box(early, 'search.where').fill('Freiburg');
      await box(early, 'search.what').pressSequentially('Bohrmaschine');
    });
    await seen(page.getByRole('option', { name: /Bohrmaschine/ })).waitFor();
    await page.keyboard.type(' leihen');
    assert.equal(await box(page, 'search.what').inputValue(), 'Bohrmaschine leihen');
    assert.equal(await box(page, 'search.where').inputValue(), 'Freiburg');
    await page.context().close();
  });

  it('only the last pressed overlay opens, and a double press saves a favourite once', async () => {
    const page = await wakeAfter('/', 1280, async (early) => {
      const keep = seen(early.getByRole('main').locator('button[aria-pressed]'));
      await keep.click();
      await keep.click();
      await seen(early.getByRole('button', { name: text('common', 'search.when') })).click();
    });
    await page.getByRole('dialog', { name: text('common', 'search.whenTitle') }).waitFor();
    await page.locator('main button[aria-pressed=true]').first().waitFor({ state: 'attached' });
    await page.context().close();
  });

  it('a filter pressed on a phone is applied, and a filter menu opens and keeps typed input', async () => {
    const phone = await wakeAfter('/suche/zelt', 390, (early) =>
      seen(early.getByRole('button', { name: text('search', 'filter.free'), exact: true })).click(),
    );
    await phone.waitForURL(/[?&]free=/);
    await phone.context().close();
    const price = text('search', 'filter.price');
    const page = await wakeAfter('/suche/zelt', 1280, async (early) => {
      await seen(early.getByRole('button', { name: price, exact: true })).click();
      await seen(early.getByRole('group', { name: price }).getByRole('textbox')).fill('20');
    });
    await page.locator('button[aria-expanded=true]').filter({ hasText: price }).waitFor();
    await seen(page.getByRole('button', { name: text('search', 'filter.apply'), exact: true })).click();
    await page.waitForURL(/[?&]max=20/);
    await page.context().close();
  });

  it('a press opens a picture, and a selected radius is applied', async () => {
    const { offer_id: id } = await pickOffer(url, 'jana');
    const offer = await wakeAfter(`/inserat/${id}`, 1280, (early) =>
      seen(early.getByRole('main').locator('ul li button')).click(),
    );
    await offer.locator('dialog[open]').waitFor();
    await offer.context().close();
    const town = await wakeAfter('/ortssuche/koeln', 1280, async (early) => {
      await seen(early.getByRole('combobox', { name: text('common', 'search.radius') })).selectOption('10');
    });
    await town.waitForURL((at) => at.search.includes('10'));
    await town.context().close();
  });
});
