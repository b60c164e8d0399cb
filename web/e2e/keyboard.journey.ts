import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { pickOffer } from './pick-offer.ts';
import { textsOf } from './texts.ts';
import { checkPage, visit } from './visit.ts';

const url = process.env['LENDRING_URL'] ?? 'http://localhost:3000';
const text = textsOf('de');

/** Moves the focus with Tab. Fails if the target is not reachable or its focus is not visible. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor();
  for (let tries = 0; tries < 90; tries += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      const seen = await target.evaluate((element) => {
        // Accept a focus ring on an ancestor such as the field's frame, but never on the page itself.
        for (let at: Element | null = element, level = 0; at && level < 4; at = at.parentElement, level += 1) {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at);
          if ((outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none') return true;
        }
        return false;
      });
      assert.ok(seen, 'the focus cannot be seen');
      return;
    }
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab does not reach ${String(target)}`);
};

describe('keyboard operation', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  it('lets a user find an item, choose a day, sign in and send a request', async () => {
    const guest = await visit(browser);
    const { page } = guest;
    const wanted = await pickOffer(url, 'heinz');
    await page.goto(`${url}/`);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    assert.equal(
      await page.evaluate(
        () => document.activeElement?.closest('main') !== null || document.activeElement?.tagName === 'MAIN',
      ),
      true,
    );

    const search = page.getByRole('main').getByRole('combobox').first();
    await tabTo(page, search);
    await page.keyboard.type(wanted.title);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await page.waitForURL((at) => decodeURIComponent(at.pathname) === `/suche/${wanted.title}`);

    const result = page.getByRole('main').getByRole('link', { name: wanted.title }).first();
    await tabTo(page, result);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: wanted.title }).waitFor();

    await tabTo(page, page.getByRole('link', { name: text('offer', 'panel.chooseDays') }).last());
    await page.keyboard.press('Enter');
    const days = page.getByRole('dialog', { name: text('offer', 'days.title') });
    await tabTo(page, days.getByRole('grid').locator('[data-today]').first());
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await tabTo(page, days.getByRole('button', { name: text('common', 'search.takeDays') }));
    await page.keyboard.press('Enter');

    await tabTo(page, page.getByRole('link', { name: text('offer', 'panel.write') }).last());
    await page.keyboard.press('Enter');
    await tabTo(page, page.locator('input[type=email]'));
    await page.keyboard.type('lena@example.org');
    await tabTo(page, page.locator('input[type=password]'));
    await page.keyboard.type('lendring-demo');
    await page.keyboard.press('Enter');

    await tabTo(page, page.locator('#message'));
    await page.keyboard.type('Ohne Maus geschrieben.');
    await tabTo(page, page.getByRole('button', { name: text('offer', 'booking.send') }));
    await page.keyboard.press('Enter');
    await page.getByText('Ohne Maus geschrieben.').waitFor();
    await checkPage(guest);
    await guest.context.close();
  });
});
