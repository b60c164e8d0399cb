import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { quiet } from './quiet.ts';
import { signIn } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { checkPage, visit } from './visit.ts';

const url = process.env['LENDRING_URL'] ?? 'http://localhost:3000';
const stamp = Date.now().toString(36);
const german = textsOf('de');
const dutch = textsOf('nl');
const english = textsOf('en');
const password = 'lendring-demo';

describe('moderation hints', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  it('are dismissed by a moderator or lead to a moderation case', async () => {
    const text = (key: string, values = {}) => german('hints', key, values);
    const office = await visit(browser, { width: 1280 });
    const { page } = office;
    await signIn(page, url, 'moderator@example.org', password, '/backoffice');
    await page.getByRole('heading', { name: text('unusual.title') }).waitFor();
    assert.equal(await page.getByText(text('unusual.numbers')).count(), 0);
    await page.getByRole('link', { name: german('backoffice', 'nav.hints'), exact: true }).click();
    await page.waitForURL(`${url}/backoffice/auffaelliges`);
    await page.getByRole('combobox', { name: text('kind'), exact: true }).selectOption('words');
    await page.waitForURL(/kind=words/);
    const rowOf = (word: string) => page.getByRole('row').filter({ hasText: word });
    const fireworks = rowOf('Feuerwerk').getByRole('link');
    await fireworks.waitFor();
    await quiet(page);
    await checkPage(office);
    await page.getByRole('button', { name: text('column.at'), exact: true }).click();
    await page.waitForURL(/sort=-at/);
    await page.locator('th[aria-sort="descending"]').getByText(text('column.at'), { exact: true }).waitFor();
    await fireworks.click();
    await page.waitForURL(/hint=[\da-f-]+/);
    await page.locator('mark', { hasText: 'Feuerwerk' }).first().waitFor();
    await quiet(page);
    await checkPage(office);
    await page.getByRole('button', { name: text('fine'), exact: true }).click();
    await page.getByText(text('fineSaid'), { exact: true }).first().waitFor();
    await page.getByText(/^In Ordnung, sagt /).waitFor();
    await page.getByRole('link', { name: text('back'), exact: true }).click();
    await page.waitForURL(/kind=words&sort=-at$/);
    await fireworks.waitFor({ state: 'detached' });

    await rowOf('Schwert').getByRole('link').first().press('Enter');
    await page.getByRole('button', { name: text('openCase'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(german('people', 'act.reason')).fill(`Ist das ein Schwert? ${stamp}`);
    await dialog.getByRole('button', { name: text('openCase'), exact: true }).click();
    await page.waitForURL(/\/backoffice\/report\/[\da-f-]+$/);
    await page.getByText(`Ist das ein Schwert? ${stamp}`).first().waitFor();

    await page.goto(`${url}/backoffice/auffaelliges?state=all&kind=words`);
    await rowOf('Feuerwerk').getByText(text('states.fine'), { exact: true }).waitFor();
    const led = rowOf('Schwert').filter({ hasText: text('states.case') });
    await led.getByRole('link').first().click();
    await page.getByRole('link', { name: text('toCase'), exact: true }).waitFor();
    await quiet(page);
    await checkPage(office);
    await office.context.close();
  });

  it('follow a word list that a moderator extends and tests on a phone', async () => {
    const text = (key: string, values = {}) => dutch('hints', key, values);
    const office = await visit(browser, { language: 'nl', width: 390 });
    const { page } = office;
    await signIn(page, url, 'moderator@example.org', password, '/nl/backoffice/woordenlijsten', 'nl');
    await page.getByRole('button', { name: text('words.addTitle') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: text('words.add'), exact: true }).click();
    await dialog.getByRole('link', { name: text('words.textProblem') }).waitFor();
    await dialog.getByLabel(text('words.text')).fill(`kruisboog${stamp}`);
    await dialog.getByText(text('match.beginning'), { exact: true }).click();
    await dialog.getByLabel(text('words.reason')).fill('Wapens');
    await quiet(page);
    await checkPage(office);
    await dialog.getByRole('button', { name: text('words.add'), exact: true }).click();
    await page.getByRole('rowheader', { name: `kruisboog${stamp}` }).waitFor();
    await page.getByLabel(text('words.test'), { exact: true }).fill(`Te leen: KRUISBOOG${stamp}en, als nieuw`);
    await page.getByText(text('found', { as: `KRUISBOOG${stamp}en` })).waitFor();
    await quiet(page);
    await checkPage(office);
    await page.getByRole('button', { name: text('words.removeNamed', { word: `kruisboog${stamp}` }) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('words.remove'), exact: true })
      .click();
    await page.getByRole('rowheader', { name: `kruisboog${stamp}` }).waitFor({ state: 'detached' });
    await page.getByText(text('words.testNone')).waitFor();
    await office.context.close();
  });

  it('are counted on the home page of admins and hidden from support', async () => {
    const admin = await visit(browser, { language: 'en', width: 390 });
    await signIn(admin.page, url, 'admin@example.org', password, '/en/backoffice', 'en');
    await admin.page.getByText(english('hints', 'unusual.numbers')).waitFor();
    await admin.page.getByText(new RegExp(`^${english('hints', 'unusual.names.messages')}: `)).waitFor();
    await quiet(admin.page);
    await checkPage(admin);
    await admin.context.close();
    for (const path of ['/backoffice/auffaelliges', '/backoffice/wortlisten']) {
      const support = await visit(browser, { width: 390 });
      await signIn(support.page, url, 'support@example.org', password);
      await support.page.goto(`${url}${path}`);
      await support.page.waitForURL((to) => to.pathname !== path);
      await support.context.close();
    }
  });
});
