import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { PATIENCE_MS } from './patience.ts';
import { startProduct, type Product } from './product.ts';
import { quiet } from './quiet.ts';
import { signIn } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { checkPage, visit } from './visit.ts';

const office = (key: string, fill?: Readonly<Record<string, string>>) => textsOf('de')('backoffice', key, fill);
const settings = '/backoffice/einstellungen?part=opening';

/** A separate product, since closing applies to the whole installation. */
describe('an installation that is not open yet', () => {
  let browser: Browser;
  let product: Product;
  let url: string;
  before(async () => {
    [browser, product] = await Promise.all([launchBrowser(), startProduct()]);
    ({ url } = product);
  });
  after(() => Promise.all([browser?.close(), product?.stop()]));

  const isHeaded = async (page: Page, path: string, heading: RegExp): Promise<void> => {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      await page.goto(url + path);
      const shown = await page.locator('h1').first().innerText();
      if (heading.test(shown)) return;
      assert.ok(Date.now() < until, `${path} is headed ${shown}`);
    }
  };

  it('is closed by an admin, entered by a link or by a sign-in, and opened again', async () => {
    const reader = await visit(browser, { language: 'en' });
    await reader.page.goto(`${url}/en/search`);
    const offer = reader.page.locator('main a[href*="/en/offer/"]').first();
    await offer.waitFor();

    const admin = await visit(browser);
    const { page } = admin;
    await signIn(page, url, 'admin@example.org', 'lendring-demo', settings);
    await page.getByText(office('settings.opening.unknown'), { exact: true }).click();
    const link = await page.getByLabel(office('settings.opening.link')).inputValue();
    assert.match(link, /\/earlybird\?code=[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}$/);
    await page.getByText('Lendring opens soon').waitFor();
    await page.getByLabel(office('settings.reason'), { exact: true }).fill('Wir richten noch ein.');
    await quiet(page);
    await checkPage(admin);
    await page.getByRole('button', { name: office('settings.publish') }).click();
    await page
      .getByText(office('settings.version', { number: '1' }), { exact: true })
      .first()
      .waitFor();

    const stranger = await visit(browser, { width: 390, height: 844, language: 'nl' });
    await isHeaded(stranger.page, '/nl', /^Lendring gaat binnenkort open$/);
    await checkPage(stranger);
    await isHeaded(stranger.page, '/nl/colofon', /Colofon/);
    await isHeaded(stranger.page, '/nl/zoeken', /gaat binnenkort open/);
    await stranger.page.getByRole('link', { name: 'Toegangscode invoeren' }).click();
    await stranger.page.getByLabel('Toegangscode').fill('not-the-code');
    await stranger.page.getByRole('button', { name: 'Verder' }).click();
    await stranger.page.getByRole('alert').waitFor();
    await stranger.page.getByLabel('Toegangscode').fill(link.split('=')[1] ?? '');
    await stranger.page.getByRole('button', { name: 'Verder' }).click();
    await stranger.page.getByText('Welkom. Je kunt Lendring').waitFor();
    await stranger.page.goto(`${url}/nl/zoeken`);
    await stranger.page.locator('main a[href*="/advertentie/"]').first().waitFor();

    await offer.click();
    await reader.page.getByRole('heading', { name: 'Lendring opens soon' }).waitFor();
    assert.match(reader.page.url(), /\/en\/offer\//);

    const member = await visit(browser, { language: 'en' });
    await isHeaded(member.page, '/en', /opens soon/);
    await member.page.getByRole('link', { name: 'Sign in' }).click();
    await member.page.locator('input[type=email]').fill('jana@example.org');
    await member.page.locator('input[type=password]').fill('lendring-demo');
    await member.page.locator('main button[type=submit]').click();
    await member.page.waitForURL(`${url}/en`);
    await member.page.goto(`${url}/en/search`);
    await member.page.locator('main a[href*="/en/offer/"]').first().waitFor();

    await page.goto(url + settings);
    await page.getByRole('button', { name: office('settings.toBeginning.opening') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(office('settings.reason'), { exact: true }).fill('Alles steht.');
    await dialog.getByRole('button', { name: office('settings.toBeginning.opening') }).click();
    await page
      .getByText(office('settings.version', { number: '2' }), { exact: true })
      .first()
      .waitFor();
    const guest = await visit(browser, { language: 'en' });
    const until = Date.now() + PATIENCE_MS;
    while (
      !/Borrow|Lend/.test(await guest.page.goto(`${url}/en`).then(() => guest.page.locator('h1:visible').innerText()))
    )
      assert.ok(Date.now() < until, 'it is open again');
  });
});
