import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { paths } from '../src/i18n/paths.ts';
import { launchBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { checkPage, visit } from './visit.ts';
import { textsOf } from './texts.ts';

const url = process.env['LENDRING_URL'] ?? 'http://localhost:3000';
const prefix = { de: '', en: '/en', nl: '/nl' } as const;

/** Every page of the account that stands without something of one's own in its address; a shop has all of them. */
const pages = Object.entries(paths).filter(([path]) => path.startsWith('/account') && !path.includes('$')).map(([, local]) => local);

describe('the account', () => {
  let browser: Browser;
  before(async () => { browser = await launchBrowser(); });
  after(async () => browser.close());

  for (const [language, width] of [['de', 390], ['en', 1280], ['nl', 390]] as const) {
    it(`opens every page of a shop in ${language} at ${width} px`, async () => {
      const shop = await visit(browser, { language, width });
      const text = textsOf(language);
      await signIn(shop.page, url, 'festwest@example.org', 'lendring-demo', `${prefix[language]}${paths['/account'][language]}`, language);
      for (const local of pages) {
        await shop.page.goto(`${url}${prefix[language]}${local[language]}`);
        await shop.page.locator('main h1:not(.sr-only)').waitFor();
        await shop.page.waitForLoadState('networkidle');
        assert.equal(await shop.page.getByText(text('common', 'error.title')).count(), 0, shop.page.url());
        assert.ok(shop.page.url().endsWith(local[language]), shop.page.url());
        await checkPage(shop);
      }
      await shop.context.close();
    });
  }
});
