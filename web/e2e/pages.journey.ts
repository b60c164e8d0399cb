import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { quiet } from './quiet.ts';
import { textsOf } from './texts.ts';
import { checkFit, checkPage, visit, type Language } from './visit.ts';

const url = process.env['LENDRING_URL'] ?? 'http://localhost:3000';

/** Public pages by language: URLs are translated (spec §2). */
const pages: Readonly<Record<Language, readonly string[]>> = {
  de: [
    '/',
    '/kategorien',
    '/kategorie/sport/wassersport',
    '/suche/zelt',
    '/suche/Baumaschinenanhängervermietungsgesellschaft',
    '/gruppen',
    '/ortssuche/koeln',
    '/benutzer/jana_probst',
    '/faq',
    '/app',
    '/datenschutz',
    '/transparenz',
  ],
  en: [
    '/en',
    '/en/categories',
    '/en/category/sports/water-sports',
    '/en/search/tent',
    '/en/groups',
    '/en/faq',
    '/en/app',
    '/en/transparency',
  ],
  nl: [
    '/nl',
    '/nl/categorieen',
    '/nl/categorie/sports/water-sports',
    '/nl/groepen',
    '/nl/faq',
    '/nl/app',
    '/nl/transparantie',
  ],
};

const lost: Readonly<Record<Language, string>> = { de: '/gibt-es-nicht', en: '/en/not-there', nl: '/nl/niet-hier' };

describe('public pages', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  // Check accessibility in one language only, because it does not depend on the language; check overflow on the
  // smallest screen first, where overflow shows first.
  for (const [language, width, check] of [
    ['de', 1280, checkPage],
    ['de', 390, checkPage],
    ['en', 390, checkFit],
    ['nl', 390, checkFit],
    ['de', 320, checkFit],
  ] as const) {
    it(`${language}, ${width} px: load without errors or overflow${check === checkPage ? ', accessible' : ''}`, async () => {
      const guest = await visit(browser, { language, width });
      for (const path of pages[language]) {
        await guest.page.goto(url + path, { waitUntil: 'load' });
        await guest.page.locator('h1').first().waitFor();
        await quiet(guest.page);
        await check(guest);
      }
      await guest.context.close();
    });
  }

  for (const language of ['de', 'en', 'nl'] as const)
    it(`${language}: a missing page returns 404 and links to the home page without a reload`, async () => {
      const text = textsOf(language);
      const guest = await visit(browser, { language, width: 390 });
      const answer = await guest.page.goto(url + lost[language]);
      assert.equal(answer?.status(), 404);
      assert.ok((await answer.text()).includes(text('common', 'notFound.text')));
      await quiet(guest.page);
      // Ignore the page's own 404, which the browser itself reports.
      assert.deepEqual(
        guest.takeErrors().filter((line) => !line.endsWith(`(${url}${lost[language]})`)),
        [],
      );
      await checkPage(guest);
      await guest.page.evaluate(() => Object.assign(window, { stays: true }));
      await guest.page.getByRole('link', { name: text('common', 'notFound.home') }).click();
      await guest.page.getByRole('heading', { level: 1, name: text('home', 'hero.title').split('\n')[0]! }).waitFor();
      assert.ok(await guest.page.evaluate(() => 'stays' in window));
      await guest.context.close();
    });
});
