import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import {
  alive,
  completeAndNarrow,
  filterInPlace,
  pathOf,
  searchFromElsewhere,
  searchWithoutScripts,
  text,
  url,
} from './searching.ts';
import { checkPage, visit } from './visit.ts';

describe('the search in other windows and languages, and its addresses', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  for (const [language, width] of [
    ['de', 390],
    ['en', 1280],
  ] as const)
    it(`works without scripts, ${language}, ${width} px`, () => searchWithoutScripts(browser, language, width));

  it('opens with one press from other pages, and back returns there, in a window of 1280 px', () =>
    searchFromElsewhere(browser, 1280));

  it('keeps the page and the scroll position while filters change the list, in a window of 1280 px', () =>
    filterInPlace(browser, 1280));

  it('completes a word, names its correction and narrows by category, in a window of 1280 px', () =>
    completeAndNarrow(browser, 1280));

  it('prefers the place in an address over the saved place of the device', async () => {
    const guest = await visit(browser);
    const { page } = guest;
    const koeln = { id: 'g2886242', city: 'Köln', cityUrl: 'koeln' };
    await guest.context.addInitScript((location) => localStorage.setItem('location', JSON.stringify(location)), {
      mode: 'city',
      city: koeln,
      postal: null,
      entireCity: false,
      radius: 10,
    });
    for (const shared of ['/suche/zelt', '/suche', '/kategorie/hobby-freizeit']) {
      await page.goto(url + shared, { waitUntil: 'networkidle' });
      await alive(page, 'where');
      assert.equal(page.url(), url + shared);
      assert.equal(await page.locator('input[name=where]').inputValue(), '');
    }
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: text('home', 'often.1') }).click();
    await page.locator('article').first().waitFor();
    assert.equal(pathOf(page), `/ortssuche/koeln/${text('home', 'often.1')}`);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: text('home', 'newest.more') }).click();
    await page.locator('article').first().waitFor();
    assert.equal(pathOf(page), '/ortssuche/koeln');
    await checkPage(guest);
    await guest.context.close();
  });
});
