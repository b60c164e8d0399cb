import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { quiet } from './quiet.ts';
import { signIn } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { checkPage, visit } from './visit.ts';

const url = process.env['LENDRING_URL'] ?? 'http://localhost:3000';
const [password, company, nickname] = ['lendring-demo', 'Alsterkanu Wegener', 'alsterkanu_hh'];

const text = textsOf('de');
const trader = (key: string, fill?: Readonly<Record<string, string>>) => text('trader', key, fill);
const people = (key: string, fill?: Readonly<Record<string, string>>) => text('people', key, fill);

describe('commercial providers and trusted flaggers', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  it('publish their trader details and correct details rejected by staff', async () => {
    const moderator = await visit(browser, { width: 390 });
    await signIn(moderator.page, url, 'moderator@example.org', password, '/backoffice/anbieter');
    const item = moderator.page.getByRole('link', { name: company, exact: true });
    await item.waitFor();
    await quiet(moderator.page);
    await checkPage(moderator);
    await item.click();
    await moderator.page.getByText(trader('facts.noRegister')).waitFor();
    await quiet(moderator.page);
    await checkPage(moderator);
    await moderator.page.getByRole('button', { name: trader('staff.correctOf', { name: company }) }).click();
    const dialog = moderator.page.getByRole('dialog');
    await dialog.getByLabel(people('act.reason')).fill('Im Handelsregister steht ihr doch.');
    await dialog.getByRole('button', { name: trader('staff.correct'), exact: true }).click();
    await moderator.page.getByText(trader('staff.asked', { reason: 'Im Handelsregister steht ihr doch.' })).waitFor();

    const shop = await visit(browser, { width: 1280 });
    const { page } = shop;
    await signIn(page, url, 'alsterkanu@example.org', password, '/benutzerkonto/firma');
    await page.getByText('Im Handelsregister steht ihr doch.').waitFor();
    await quiet(page);
    await checkPage(shop);
    await page.getByText(trader('own.yes'), { exact: true }).click();
    const form = page.getByRole('form', { name: text('account', 'company.title'), exact: true });
    const save = form.getByRole('button', { name: text('account', 'save'), exact: true });
    await save.click();
    await page.getByRole('link', { name: trader('own.problem.register') }).waitFor();
    await page.getByLabel(trader('own.register'), { exact: true }).fill('Amtsgericht Hamburg');
    await page.getByLabel(trader('own.number')).fill('HRA 123');
    await save.click();
    await page.waitForURL(`${url}/benutzerkonto`);
    await page.goto(`${url}/benutzerkonto/firma`);
    const vatId = 'ATU13585627';
    await page.getByLabel(text('account', 'company.vatId')).fill(vatId);
    await save.click();
    await page.waitForURL(`${url}/benutzerkonto`);

    const visitor = await visit(browser, { width: 390 });
    await visitor.page.goto(`${url}/user/${nickname}`);
    await visitor.page.getByText('Amtsgericht Hamburg, HRA 123').waitFor();
    await visitor.page.getByText(vatId, { exact: true }).waitFor();
    await quiet(visitor.page);
    await checkPage(visitor);

    await moderator.page.reload();
    await moderator.page.getByText('Amtsgericht Hamburg, HRA 123').waitFor();
    await moderator.page.getByRole('link', { name: trader('staff.vat.vies') }).waitFor();
    await quiet(moderator.page);
    await checkPage(moderator);
    await moderator.page.getByRole('button', { name: trader('staff.vat.confirm') }).click();
    await moderator.page.getByText(trader('staff.vat.confirmed')).waitFor();
    // Use the keyboard, because a toast covers buttons and links and stays while the pointer is over the toast.
    await moderator.page.getByRole('button', { name: trader('staff.checkOf', { name: company }) }).press('Enter');
    await moderator.page.getByText(trader('staff.stateNow.checked'), { exact: true }).waitFor();
    await moderator.page.getByRole('link', { name: trader('staff.back'), exact: true }).press('Enter');
    await moderator.page.getByRole('heading', { name: trader('staff.title'), exact: true }).waitFor();
    await item.waitFor({ state: 'detached' });
    await Promise.all([moderator, shop, visitor].map(({ context }) => context.close()));
  });

  it('have their reports listed first from appointment by an admin until revocation', async () => {
    const admin = await visit(browser, { width: 1280 });
    const { page } = admin;
    await signIn(page, url, 'admin@example.org', password, '/backoffice/benutzer');
    await page.getByRole('heading', { name: people('flagger.title') }).waitFor();
    await page.getByLabel(people('search.text')).fill('amina');
    await page.getByRole('button', { name: people('search.send'), exact: true }).click();
    await page.getByRole('link', { name: 'amina_osman', exact: true }).click();
    await page.getByRole('button', { name: people('flagger.appoint'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: people('flagger.appoint'), exact: true }).click();
    await dialog.getByRole('link', { name: people('flagger.missing.email') }).waitFor();
    await quiet(page);
    await checkPage(admin);
    await dialog.getByLabel(people('flagger.organisation')).fill('Stelle gegen Betrug e. V.');
    await dialog.getByLabel(people('flagger.awardedBy')).fill('Bundesnetzagentur');
    await dialog.getByLabel(people('flagger.email')).fill('stelle@example.org');
    await dialog.getByLabel(people('act.reason')).fill('Steht in der Liste der Kommission.');
    await dialog.getByRole('button', { name: people('flagger.appoint'), exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Stelle gegen Betrug e. V.').waitFor();
    await quiet(page);
    await checkPage(admin);
    await page.getByRole('button', { name: people('flagger.remove'), exact: true }).click();
    await dialog.getByLabel(people('act.reason')).fill('Der Status ist aufgehoben.');
    await dialog.getByRole('button', { name: people('flagger.remove'), exact: true }).click();
    await page.getByText(people('flagger.isNot')).waitFor();
    assert.equal(await page.getByText('Stelle gegen Betrug e. V.').count(), 0);
    await admin.context.close();
  });
});
