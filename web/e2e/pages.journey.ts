import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { checkPage, visit, type Language } from './visit.ts';

const url = process.env['LENDRING_URL'] ?? 'http://localhost:3000';

/** Public pages by language: addresses are translated (spec §2). */
const pages: Readonly<Record<Language, readonly string[]>> = {
  de: [
    '/',
    '/kategorien',
    '/kategorie/sport/wassersport',
    '/suche/zelt',
    '/gruppen',
    '/ortssuche/koeln',
    '/benutzer/jana_probst',
    '/faq',
    '/datenschutz',
  ],
  en: ['/en', '/en/categories', '/en/category/sports/water-sports', '/en/search/tent', '/en/groups', '/en/faq'],
  nl: ['/nl', '/nl/categorieen', '/nl/categorie/sports/water-sports', '/nl/groepen', '/nl/faq'],
};

describe('public pages', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  for (const language of ['de', 'en', 'nl'] as const) {
    for (const width of [1280, 390]) {
      it(`${language}, ${width} px: quiet, within their window, accessible`, async () => {
        const guest = await visit(browser, { language, width });
        for (const path of pages[language]) {
          await guest.page.goto(url + path, { waitUntil: 'load' });
          await guest.page.locator('h1').first().waitFor();
          await checkPage(guest);
        }
        await guest.context.close();
      });
    }
  }
});
