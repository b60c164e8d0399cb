import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { PATIENCE_MS } from './patience.ts';
import { pickOffer } from './pick-offer.ts';
import { quiet } from './quiet.ts';
import { signIn } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { checkPage, settled, visit } from './visit.ts';

const url = process.env['LENDRING_URL'] ?? 'http://localhost:3000';
const text = textsOf('de');
const password = 'lendring-demo';

/** A day so many days from today where the demo's things are. */
const dayFromToday = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(Date.now() + days * 86_400_000);

/** An offer with several pictures. */
const withPictures = async (): Promise<string> => {
  const { data } = (await (await fetch(`${url}/v1/offer_search?size=20&query=familienzelt`)).json()) as {
    data: { offers: { offer_id: string }[] };
  };
  for (const { offer_id: id } of data.offers) {
    const offer = (await (await fetch(`${url}/v1/offer/${id}`)).json()) as { data: { images: unknown[] } };
    if (offer.data.images.length > 1) return id;
  }
  return assert.fail('No offer has several pictures');
};

/** An offer with prices by the hour only. */
const byTheHour = async (): Promise<string> => {
  const found = await fetch(`${url}/v1/offer_search?size=100&renttype_id=2`);
  const { data } = (await found.json()) as {
    data: { offers: { offer_id: string; pricing: { renttype_id: number }[] }[] };
  };
  const offer = data.offers.find(({ pricing }) => pricing.every(({ renttype_id: by }) => by === 2));
  return offer?.offer_id ?? assert.fail('No offer is by the hour');
};

/** Fails when an element sticks out of the window where it comes to rest (a picture slides in), or is tiny. */
const assertInside = async (page: Page, target: Locator, name: string) => {
  await target.waitFor();
  const size = page.viewportSize();
  assert.ok(size);
  const inside = (element: Element | SVGElement, { width, height }: { width: number; height: number }): boolean => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= width && bottom <= height;
  };
  const until = performance.now() + PATIENCE_MS;
  while (!(await target.evaluate(inside, size)) && performance.now() < until)
    await target.evaluate(() => new Promise(requestAnimationFrame));
  const box = await target.boundingBox();
  assert.ok(
    box && (await target.evaluate(inside, size)),
    `${name} lies at ${JSON.stringify(box)} in ${size.width} × ${size.height}`,
  );
  assert.ok(box.width >= 24 && box.height >= 24, `${name} is ${box.width} × ${box.height}`);
};

const dialogsOpen = (page: Page) => page.locator('dialog[open]').count();

describe('what lies over a page', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  for (const [width, height] of [
    [390, 844],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    it(`pictures lie inside a window of ${width} px, with their buttons`, async () => {
      const guest = await visit(browser, { width, height });
      const { page } = guest;
      await page.goto(`${url}/inserat/${await withPictures()}`, { waitUntil: 'networkidle' });
      const address = page.url();
      const opener = page.getByRole('button', { name: /^Bild 1 von/ });
      await opener.click();
      const viewer = page.getByRole('dialog', { name: text('offer', 'gallery.label') });
      const picture = () => viewer.locator('.pswp__item[aria-hidden=false] img').last();
      await assertInside(page, picture(), 'the picture');
      await assertInside(page, viewer.getByRole('button', { name: text('common', 'ui.close') }), 'close');
      const next = viewer.getByRole('button', { name: text('offer', 'gallery.next') });
      if (width >= 768) await assertInside(page, next, 'next');
      const heading = viewer.getByRole('heading', { name: text('offer', 'gallery.label') });
      assert.equal(
        await heading.evaluate((element) => element === document.activeElement),
        true,
        'the focus is in the viewer',
      );

      const at = viewer.getByRole('status');
      await at.filter({ hasText: /Bild 1/ }).waitFor();
      await page.keyboard.press('ArrowRight');
      await at.filter({ hasText: /Bild 2/ }).waitFor();
      await assertInside(page, picture(), 'the second picture');
      await checkPage(guest);

      await page.goBack();
      await viewer.waitFor({ state: 'hidden' });
      assert.equal(page.url(), address);
      assert.equal(
        await opener.evaluate((element) => element === document.activeElement),
        true,
        'the focus is back at the picture',
      );
      await opener.click();
      await viewer.waitFor();
      await page.keyboard.press('Escape');
      await viewer.waitFor({ state: 'hidden' });
      await guest.context.close();
    });
  }

  it('a swipe shows the next picture, a pinch makes it larger', async () => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: 'de-DE',
    });
    const page = await context.newPage();
    await page.goto(`${url}/inserat/${await withPictures()}`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^Bild 1 von/ }).tap();
    const viewer = page.getByRole('dialog', { name: text('offer', 'gallery.label') });
    await viewer
      .getByRole('status')
      .filter({ hasText: /Bild 1/ })
      .waitFor();
    const touch = await context.newCDPSession(page);
    const move = async (steps: readonly (readonly (readonly [number, number])[])[]) => {
      for (const [index, points] of steps.entries()) {
        await touch.send('Input.dispatchTouchEvent', {
          type: index === 0 ? 'touchStart' : 'touchMove',
          touchPoints: points.map(([x, y], id) => ({ x, y, id })),
        });
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await move([[[320, 420]], [[280, 420]], [[220, 420]], [[120, 420]], [[40, 420]]]);
    await viewer
      .getByRole('status')
      .filter({ hasText: /Bild 2/ })
      .waitFor();

    const picture = viewer.locator('.pswp__item[aria-hidden=false] img').last();
    const width = async () => (await picture.boundingBox())?.width ?? 0;
    await page.waitForFunction(() => {
      const { left } = document.querySelector('.pswp__item[aria-hidden=false] img')!.getBoundingClientRect();
      return left >= 0 && left < 390;
    });
    const unzoomed = await width();
    await move([
      [
        [180, 420],
        [210, 420],
      ],
      [
        [150, 420],
        [240, 420],
      ],
      [
        [110, 420],
        [280, 420],
      ],
      [
        [60, 420],
        [330, 420],
      ],
    ]);
    await page.waitForFunction(
      (least) => document.querySelector('.pswp__item[aria-hidden=false] img')!.getBoundingClientRect().width > least,
      unzoomed * 1.3,
    );
    await context.close();
  });

  it('back closes days and sheet one by one, keeps what was chosen, and then leads to the page before', async () => {
    const guest = await visit(browser, { width: 390, height: 844 });
    const { page } = guest;
    const wanted = await pickOffer(url, 'sabine');
    await page.goto(`${url}/suche/${encodeURIComponent(wanted.title)}`, { waitUntil: 'networkidle' });
    await page.getByRole('main').getByRole('link', { name: wanted.title }).first().click();
    await page.getByRole('heading', { level: 1, name: wanted.title }).waitFor();
    await page.getByRole('link', { name: text('offer', 'bar.ask'), exact: true }).click();
    await page.getByRole('dialog', { name: text('offer', 'bar.title') }).waitFor();
    await page
      .getByRole('link', { name: text('offer', 'panel.chooseDays') })
      .last()
      .click();
    const days = page.getByRole('dialog', { name: text('offer', 'days.title') });
    const today = days.getByRole('grid').locator('[data-today]').first();
    await today.click();
    await today.click();
    await page.waitForURL(/from=/);
    const address = page.url();
    assert.equal(await dialogsOpen(page), 2);
    await page.goBack();
    await days.waitFor({ state: 'hidden' });
    assert.equal(await dialogsOpen(page), 1);
    await page.goBack();
    await page.getByRole('dialog', { name: text('offer', 'bar.title') }).waitFor({ state: 'hidden' });
    assert.equal(page.url(), address);
    await checkPage(guest);
    await page.goBack();
    await page.waitForURL(/\/suche\//);
    await guest.context.close();
  });

  it('a sheet that was open at a reload opens anew, keeps what is chosen, and back leads to the page before', async () => {
    const guest = await visit(browser, { width: 390, height: 844 });
    const { page } = guest;
    const wanted = await byTheHour();
    await page.goto(`${url}/kategorien`, { waitUntil: 'networkidle' });
    await page.goto(`${url}/inserat/${wanted}?from=${dayFromToday(10)}`, { waitUntil: 'networkidle' });
    const ask = page.getByRole('link', { name: text('offer', 'bar.ask'), exact: true });
    const sheet = page.getByRole('dialog', { name: text('offer', 'bar.title') });
    await ask.click();
    await sheet.waitFor();
    await page.reload({ waitUntil: 'networkidle' });
    await sheet.waitFor({ state: 'hidden' });
    await settled(page);
    await ask.click();
    for (const [label, name] of [
      ['days.start', 'time'],
      ['days.length', 'hours'],
    ] as const) {
      const field = sheet.getByLabel(text('offer', label), { exact: true });
      const value = await field
        .locator('option:not([disabled])')
        .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value).find(Boolean));
      assert.ok(value);
      await field.selectOption(value);
      await page.waitForURL(({ searchParams }) => searchParams.get(name) === value);
    }
    await checkPage(guest);
    await page.goBack();
    await sheet.waitFor({ state: 'hidden' });
    assert.match(page.url(), /hours=/);
    await page.goBack();
    await page.waitForURL(/\/kategorien/);
    await guest.context.close();
  });

  it('a double tap opens a sheet and leaves it open', async () => {
    const guest = await visit(browser, { width: 390, height: 844 });
    const { page } = guest;
    const wanted = await pickOffer(url, 'sabine');
    await page.goto(`${url}/inserat/${wanted.offer_id}`, { waitUntil: 'networkidle' });
    const ask = await page.getByRole('link', { name: text('offer', 'bar.ask'), exact: true }).boundingBox();
    assert.ok(ask);
    for (const delay of [80, 150, 300]) {
      await page.mouse.dblclick(ask.x + ask.width / 2, ask.y + 5, { delay });
      await page.getByRole('dialog', { name: text('offer', 'bar.title') }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: text('offer', 'bar.title') }).waitFor({ state: 'hidden' });
    }
    await guest.context.close();
  });

  for (const [width, height, borrower] of [
    [390, 844, 'femke@example.org'],
    [1280, 800, 'nele@example.org'],
  ] as const) {
    it(`blocking days keeps its button and its answer inside a window of ${width} px`, async () => {
      const owner = await visit(browser, { width, height });
      const { page } = owner;
      await signIn(page, url, 'sabine@example.org', password, '/kalender/anbieter');
      await page.getByRole('button', { name: text('calendar', 'block.open') }).click();
      const dialog = page.getByRole('dialog', { name: text('calendar', 'block.title') });
      await dialog.getByLabel(text('calendar', 'block.offer')).selectOption({ index: 1 });
      const block = dialog.getByRole('button', { name: text('blocks', 'action'), exact: true });
      await assertInside(page, block, 'the button');
      // Days far ahead, so that the others want them not.
      const day = dayFromToday(200 + width / 10);
      await dialog.getByLabel(text('common', 'ui.from'), { exact: true }).fill(day);
      await dialog.getByLabel(text('common', 'ui.until'), { exact: true }).fill(day);
      await block.click();
      await assertInside(page, dialog.getByText(text('blocks', 'done')), 'the answer');
      await assertInside(page, block, 'the button beside it');
      await checkPage(owner);
      await owner.context.close();
    });

    it(`the note of a lost connection lies inside a window of ${width} px when a request is sent`, async () => {
      const creator = await visit(browser, { width, height });
      const { page, context } = creator;
      const wanted = await pickOffer(url, 'sabine');
      const day = dayFromToday(0);
      const booking = `/inserat/${wanted.offer_id}/buchung?from=${day}&to=${day}`;
      await signIn(page, url, borrower, password, booking);
      await page.locator('#message').fill('Heute Abend, wenn es passt.');
      // Parts of the page that had not come yet would be missing, and an error would stand in its place.
      await quiet(page);
      await context.setOffline(true);
      await page.getByRole('button', { name: text('offer', 'booking.send') }).click();
      await assertInside(page, page.getByText(text('common', 'ui.waitsForConnection')), 'the note');
      // A context that closes is online for a moment and may send what waits: each width has somebody of its own to
      // ask.
      await context.close();
    });
  }
});
