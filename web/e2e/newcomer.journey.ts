import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { PATIENCE_MS } from './patience.ts';
import { textsOf } from './texts.ts';
import { checkPage, visit } from './visit.ts';

const url = process.env['LENDRING_URL'] ?? 'http://localhost:3000';
const text = textsOf('en');
const stamp = Date.now().toString(36);
const email = `newcomer-${stamp}@example.org`;
const password = 'a sentence that only I know';
const title = `Wooden sledge number ${stamp}`;

const linkInMail = async (page: Page): Promise<string> => {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until;) {
    await page.goto(`${url}/dev/mail`);
    const mail = page.getByRole('listitem').filter({ hasText: email }).getByRole('link').first();
    if ((await mail.count()) > 0) {
      await mail.click();
      return (await page.getByRole('link', { name: /auth\/verify/ }).getAttribute('href')) ?? '';
    }
    await page.waitForTimeout(250);
  }
  return assert.fail(`No mail has come to ${email}`);
};

describe('a newcomer on a phone', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  it('registers, completes the profile and publishes an offer that others find', async () => {
    const newcomer = await visit(browser, { language: 'en', width: 390 });
    const { page } = newcomer;

    await page.goto(`${url}/en/offer/create`);
    await page.getByRole('link', { name: text('auth', 'signIn.toRegister') }).click();
    await page.getByRole('heading', { level: 1, name: text('auth', 'register.title') }).waitFor();
    await page.locator('input[type=email]').fill(email);
    await page.locator('input[type=password]').fill(password);
    await checkPage(newcomer);
    await page.getByRole('button', { name: text('auth', 'register.do') }).click();
    await page.getByRole('heading', { name: text('auth', 'checkMail.title') }).waitFor();
    await page.goto(await linkInMail(page));
    await page.waitForURL((at) => at.pathname.startsWith('/en/offer/create'));
    await page.getByText(text('auth', 'verify.confirmed')).waitFor();

    await page.goto(`${url}/en/account/profile`);
    await page.getByLabel(text('account', 'nickname')).fill(`newcomer_${stamp}`);
    await page.getByLabel(text('account', 'firstname')).fill('Nele');
    await page.getByLabel(text('account', 'lastname')).fill('Neumann');
    await page.getByRole('combobox', { name: text('address', 'place') }).fill('80331');
    // Wait for the only matching place, which is selected automatically (spec §4, location mode).
    await page.waitForFunction(() =>
      [...document.querySelectorAll('input')].some(({ value }) => value === '80331 Munich'),
    );
    await checkPage(newcomer);
    await page.locator('main form button[type=submit]').click();
    await page.waitForFunction(
      (name) => document.querySelector('header')?.textContent?.includes(name),
      `newcomer_${stamp}`,
    );

    const next = (step: string) =>
      page
        .getByRole('button', { name: text('wizard', `next.${step}`) })
        .or(page.getByRole('link', { name: text('wizard', `next.${step}`) }))
        .first()
        .click();
    await page.goto(`${url}/en/offer/create`);
    await page.getByRole('heading', { level: 1, name: text('wizard', 'category.title') }).waitFor();
    await page.getByLabel(text('wizard', 'category.search')).fill('winter');
    await page.getByRole('main').getByText('Winter sports').first().click();
    await next('images');
    await page.getByRole('heading', { level: 1, name: text('wizard', 'images.title') }).waitFor();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'sledge.png', mimeType: 'image/png', buffer: await page.screenshot() });
    await page.getByText(text('wizard', 'images.main')).first().waitFor();
    await checkPage(newcomer);
    await next('description');
    await page.getByLabel(text('wizard', 'description.name')).fill(title);
    await page
      .getByLabel(text('wizard', 'description.text'))
      .fill('Two people fit on it. The runners are freshly waxed.\nFetch it after six.');
    await next('pricing');
    await page.getByText(text('wizard', 'pricing.kind.1.label'), { exact: true }).first().click();
    await page.getByLabel(text('wizard', 'pricing.amount')).first().fill('4.50');
    await checkPage(newcomer);
    await next('terms');
    await page.getByRole('heading', { level: 1, name: text('wizard', 'conditions.title') }).waitFor();
    await page.locator('#terms_accepted').check({ force: true });
    await checkPage(newcomer);
    await next('publish');
    await checkPage(newcomer);
    await page.getByRole('button', { name: text('wizard', 'bar.publish') }).click();
    await page
      .getByRole('link', { name: new RegExp(title) })
      .or(page.getByText(title))
      .first()
      .waitFor();

    const other = await visit(browser, { language: 'de' });
    await other.page.goto(`${url}/suche/${encodeURIComponent(title)}`);
    await other.page.getByRole('link', { name: title }).first().click();
    await other.page.getByRole('heading', { level: 1, name: title }).waitFor();
    const content = await other.page.content();
    assert.ok(!content.includes('Schlittenweg') && !content.includes('80331') && !content.includes('Neumann'));
    await checkPage(other);
    await other.context.close();
    await newcomer.context.close();
  });
});
