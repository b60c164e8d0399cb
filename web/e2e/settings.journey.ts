import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { PATIENCE_MS } from './patience.ts';
import { quiet } from './quiet.ts';
import { signIn } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { checkPage, visit } from './visit.ts';

const url = process.env['LENDRING_URL'] ?? 'http://localhost:3000';
const operator = 'Leihverein Beispielort e. V.';
const german = 'Heute ab 22 Uhr wird gewartet.';
const english = 'Maintenance tonight from 10 pm.';

const text = textsOf('de');
const office = (key: string, fill?: Readonly<Record<string, string>>) => text('backoffice', key, fill);

/**
 * Reloads a page until it contains (or no longer contains) the words: other replicas learn of a change with a delay.
 */
const opens = async (page: Page, path: string, words: string, isThere = true): Promise<void> => {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    await page.goto(url + path);
    const found = (await page.getByText(words).count()) > 0;
    if (found === isThere) return;
    assert.ok(Date.now() < until, `${path} ${isThere ? 'does not say' : 'still says'} ${words}`);
  }
};

describe('settings', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  it('are changed by an admin, shown to visitors and reset', async () => {
    const admin = await visit(browser);
    const { page } = admin;
    await signIn(page, url, 'admin@example.org', 'lendring-demo', '/backoffice/einstellungen');
    await page.getByLabel(office('settings.operator.name'), { exact: true }).fill('');
    await page.getByRole('button', { name: office('settings.save') }).click();
    await page.getByRole('link', { name: office('settings.problem.name') }).waitFor();
    await page.getByLabel(office('settings.operator.name'), { exact: true }).fill(operator);
    await page.getByLabel(office('settings.operator.address'), { exact: true }).fill('Gasse 1, 50823 Köln');
    await page.getByLabel(office('settings.operator.email'), { exact: true }).fill('hallo@example.org');
    await page.getByLabel(office('settings.operator.vat')).fill('DE123456789');
    await quiet(page);
    await checkPage(admin);
    await page.getByRole('button', { name: office('settings.save') }).click();
    await page.getByText(office('settings.version', { number: '1' }), { exact: true }).waitFor();

    await page.getByRole('link', { name: office('settings.parts.banner') }).click();
    await page.locator('#de').fill(german);
    await page.locator('#en').fill(english);
    await page.locator('#nl').fill('Vanavond vanaf 22 uur onderhoud.');
    await page.getByText(office('settings.banner.urgent'), { exact: true }).click();
    await quiet(page);
    await checkPage(admin);
    await page.getByRole('button', { name: office('settings.banner.show') }).click();
    await page.getByText(office('settings.version', { number: '1' }), { exact: true }).waitFor();

    const guest = await visit(browser, { width: 390 });
    await opens(guest.page, '/impressum', operator);
    await guest.page.getByText('DE123456789').waitFor();
    await guest.page.getByText(german).waitFor();
    await quiet(guest.page);
    await checkPage(guest);
    await opens(guest.page, '/en/', english);
    await quiet(guest.page);
    await checkPage(guest);

    // Withdraw the change, since other journeys share this product.
    const takeBack = async (action: string) => {
      await page.getByRole('button', { name: action }).click();
      await page.getByRole('dialog').getByRole('button', { name: action }).click();
      await page.getByText(office('settings.version', { number: '2' }), { exact: true }).waitFor();
    };
    await takeBack(office('settings.toBeginning.banner'));
    await page.getByRole('link', { name: office('settings.parts.operator') }).click();
    await takeBack(office('settings.toBeginning.operator'));
    await quiet(page);
    await checkPage(admin);
    await opens(guest.page, '/impressum', operator, false);
    await opens(guest.page, '/', german, false);
    await guest.context.close();
    await admin.context.close();
  });
});
