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

const text = textsOf('de');
const office = (key: string, fill?: Readonly<Record<string, string>>) => text('backoffice', key, fill);
const common = (key: string) => text('common', key);

/** A separate product, since the settings apply to the whole installation. */
describe('feature switches and prices of an installation', () => {
  let browser: Browser;
  let product: Product;
  let url: string;
  before(async () => {
    [browser, product] = await Promise.all([launchBrowser(), startProduct()]);
    ({ url } = product);
  });
  after(() => Promise.all([browser?.close(), product?.stop()]));

  const answers = async (page: Page, path: string, status: number): Promise<void> => {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const answer = await page.goto(url + path);
      if (answer?.status() === status) return;
      assert.ok(Date.now() < until, `${path} answers ${answer?.status()} instead of ${status}`);
    }
  };
  const version = (page: Page, number: number) =>
    page
      .getByText(office('settings.version', { number: String(number) }), { exact: true })
      .first()
      .waitFor();

  it('hide groups and feedback while switched off by an admin', async () => {
    const admin = await visit(browser);
    const { page } = admin;
    await signIn(page, url, 'admin@example.org', 'lendring-demo', '/backoffice/einstellungen?part=features');
    await page.getByLabel(office('settings.features.groups'), { exact: true }).uncheck();
    await page.getByLabel(office('settings.features.feedback'), { exact: true }).uncheck();
    await page.getByRole('button', { name: office('settings.publish') }).click();
    await page.getByRole('link', { name: office('settings.problem.reason') }).waitFor();
    await page.getByLabel(office('settings.reason'), { exact: true }).fill('Wir leihen nur.');
    await quiet(page);
    await checkPage(admin);
    await page.getByRole('button', { name: office('settings.publish') }).click();
    await version(page, 1);
    await page.getByText(office('settings.why', { reason: 'Wir leihen nur.' })).waitFor();
    const groups = page.getByLabel(office('settings.features.groups'), { exact: true });
    await page.getByText(office('settings.same')).waitFor();
    assert.equal(await groups.isChecked(), false);

    const guest = await visit(browser, { width: 390, height: 844 });
    await answers(guest.page, '/gruppen', 404);
    await guest.page.getByText(common('notFound.off')).waitFor();
    assert.equal(await guest.page.locator('footer li a[href="/gruppen"], footer li a[href^="/feedback"]').count(), 0);
    assert.equal(await guest.page.locator('footer li a[href="/gesuche"]').count(), 1);
    await quiet(guest.page);
    guest.takeErrors();
    await checkPage(guest);
    await answers(guest.page, '/en/feedback', 404);

    await page.getByRole('button', { name: office('settings.toBeginning.features') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(office('settings.reason')).fill('Doch.');
    await dialog.getByRole('button', { name: office('settings.toBeginning.features') }).click();
    await version(page, 2);
    await quiet(page);
    assert.equal(await groups.isChecked(), true);
    await checkPage(admin);
    await answers(guest.page, '/gruppen', 200);
    await guest.context.close();
    await admin.context.close();
  });

  it('sell a plan at the price set by an admin, in each language, until the configured file applies again', async () => {
    const admin = await visit(browser, { width: 390, height: 844 });
    const { page } = admin;
    await signIn(page, url, 'admin@example.org', 'lendring-demo', '/backoffice/einstellungen?part=plans');
    const plus = page.getByRole('region', { name: 'Plus', exact: true });
    await plus.getByText(office('settings.plans.edit')).click();
    const price = plus.getByLabel(office('settings.plans.price.month'), { exact: true });
    await price.fill('');
    await page.getByLabel(office('settings.reason'), { exact: true }).fill('Alles wird teurer.');
    await page.getByRole('button', { name: office('settings.publish') }).click();
    const field = office('settings.plans.price.month');
    await page.getByRole('link', { name: office('settings.plans.problem.price', { plan: 'Plus', field }) }).waitFor();
    await quiet(page);
    await checkPage(admin);
    await price.fill('5,90');
    await page.getByRole('button', { name: office('settings.publish') }).click();
    await version(page, 1);
    await page.getByText(office('settings.same')).waitFor();
    await quiet(page);
    await checkPage(admin);

    const guest = await visit(browser, { width: 1280 });
    const costs = async (path: string, gross: string): Promise<void> => {
      const until = Date.now() + PATIENCE_MS;
      do await guest.page.goto(url + path);
      while ((await guest.page.getByText(gross, { exact: true }).count()) === 0 && Date.now() < until);
      await guest.page.getByText(gross, { exact: true }).waitFor();
    };
    await costs('/plan', '7,02 €');
    await costs('/en/plan', '€7.02');
    await costs('/nl/plan', '€ 7,02');

    await page.getByRole('button', { name: office('settings.toBeginning.plans') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(office('settings.reason')).fill('Doch nicht.');
    await quiet(page);
    await checkPage(admin);
    await dialog.getByRole('button', { name: office('settings.toBeginning.plans') }).click();
    await version(page, 2);
    await costs('/plan', '5,83 €');
    await guest.context.close();
    await admin.context.close();
  });
});
