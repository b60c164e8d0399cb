import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import {
  blockingLiesInside,
  byTheHour,
  dayFromToday,
  lostLineLiesInside,
  picturesLieInside,
  text,
  url,
} from './over-a-page.ts';
import { pickOffer } from './pick-offer.ts';
import { checkPage, settled, visit } from './visit.ts';

const dialogsOpen = (page: Page) => page.locator('dialog[open]').count();

describe('overlays of a page', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  it('pictures and their buttons stay inside a window of 390 px', () =>
    picturesLieInside(browser, { width: 390, height: 844 }));

  it('back navigation closes the calendar and the sheet one by one and keeps the choice', async () => {
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

  it('a sheet reopens with its choice after a reload, and back leads to the previous page', async () => {
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

  it('a double tap opens a sheet without closing it again', async () => {
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

  it('the dialog for blocking days keeps its button and result inside a window of 390 px', () =>
    blockingLiesInside(browser, { width: 390, height: 844 }));

  it('the connection error of a sent request stays inside a window of 390 px', () =>
    lostLineLiesInside(browser, { width: 390, height: 844, borrower: 'femke@example.org' }));
});
