import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { pickOffer } from './pick-offer.ts';
import { textsOf } from './texts.ts';

const url = process.env['LENDRING_URL'] ?? 'http://localhost:3000';
const text = textsOf('de');
const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(
  new Date(Date.now() + 20 * 86_400_000),
);

describe('before our code runs', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  for (const [width, button] of [
    [390, 'bar.ask'],
    [1280, 'panel.chooseDays'],
  ] as const) {
    it(`asking leads on and keeps the days, ${width} px`, async () => {
      const context = await browser.newContext({
        viewport: { width, height: 844 },
        javaScriptEnabled: false,
        locale: 'de-DE',
      });
      const page = await context.newPage();
      const { offer_id: id } = await pickOffer(url, 'jana');
      await page.goto(`${url}/inserat/${id}?from=${day}`);
      const ask = page
        .getByRole('link', { name: text('offer', button), exact: true })
        .or(page.getByRole('link', { name: text('offer', 'panel.write'), exact: true }))
        .filter({ visible: true });
      const href = await ask.first().getAttribute('href');
      assert.match(href ?? '', new RegExp(`^/inserat/${id}/buchung\\?.*from=${day}`));
      await context.close();
    });
  }
});
