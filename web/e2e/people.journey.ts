import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { quiet } from './quiet.ts';
import { signIn } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { checkPage, visit } from './visit.ts';

const url = process.env['LENDRING_URL'] ?? 'http://localhost:3000';
const [password, nickname] = ['lendring-demo', 'hauke_jessen'];

const text = textsOf('de');
const people = (key: string, fill?: Readonly<Record<string, string>>) => text('people', key, fill);
const nav = (key: string) => text('backoffice', `nav.${key}`);

const partsOn = async (page: Page): Promise<readonly string[]> => {
  const parts = page.getByRole('navigation', { name: nav('label') });
  const button = parts.getByRole('button', { expanded: false });
  await parts.waitFor();
  if (await button.isVisible()) await button.click();
  const links = parts.getByRole('link');
  await links.first().waitFor();
  return links.allInnerTexts();
};

const openPerson = async (page: Page): Promise<void> => {
  await page.getByLabel(people('search.text')).fill('hauke');
  await page.getByRole('button', { name: people('search.send'), exact: true }).click();
  await page.getByRole('link', { name: nickname, exact: true }).click();
  await page.getByRole('heading', { name: nickname }).waitFor();
};

const because = async (page: Page, reason: string, action: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await dialog.getByRole('link', { name: people('act.reasonMissing') }).waitFor();
  await dialog.getByLabel(people('act.reason')).fill(reason);
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
};

describe('user administration in the backoffice', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  it('lets an admin find users and appoint staff, who then see only their areas', async () => {
    const hauke = await visit(browser, { width: 390 });
    await signIn(hauke.page, url, 'hauke@example.org', password);
    await hauke.page.goto(`${url}/backoffice/benutzer`);
    await hauke.page.waitForURL(`${url}/`);

    const admin = await visit(browser, { width: 1280 });
    const { page } = admin;
    await signIn(page, url, 'admin@example.org', password, '/backoffice/benutzer');
    await page.getByRole('heading', { name: people('team.title') }).waitFor();
    await quiet(page);
    await checkPage(admin);
    await openPerson(page);
    await page.getByRole('button', { name: people('act.give'), exact: true }).click();
    await page.getByLabel(people('act.giveRole'), { exact: true }).selectOption('bookkeeper');
    await because(page, 'Hilft ab heute bei den Rechnungen.', people('act.give'));
    await page
      .getByText(text('people', 'history.what.role_given', { role: people('role.bookkeeper') }))
      .first()
      .waitFor();
    await quiet(page);
    await checkPage(admin);

    await hauke.page.goto(`${url}/backoffice`);
    assert.deepEqual(await partsOn(hauke.page), ['home', 'invoices', 'plans'].map(nav));
    await hauke.page.goto(`${url}/backoffice/report`);
    await hauke.page.waitForURL(`${url}/backoffice?needs=reports`);

    await page.getByRole('button', { name: people('act.takeLabel', { role: people('role.bookkeeper') }) }).click();
    await because(page, 'War nur ein Versuch.', people('act.take'));
    await page.getByText(people('person.noRoles'), { exact: true }).waitFor();
    await hauke.page.goto(`${url}/backoffice`);
    await hauke.page.waitForURL(`${url}/`);
    await Promise.all([hauke.context.close(), admin.context.close()]);
  });

  it('shows the address of a user to support staff, who can sign the user out everywhere', async () => {
    const hauke = await visit(browser, { width: 390 });
    await signIn(hauke.page, url, 'hauke@example.org', password);
    const support = await visit(browser, { width: 390 });
    const { page } = support;
    await signIn(page, url, 'support@example.org', password, '/backoffice/benutzer');
    assert.deepEqual(await partsOn(page), ['home', 'feedback', 'users'].map(nav));
    await openPerson(page);
    await page.getByText('hauke@example.org', { exact: true }).waitFor();
    assert.equal(await page.getByRole('button', { name: people('act.give'), exact: true }).count(), 0);
    assert.equal(await page.getByRole('button', { name: people('act.raise'), exact: true }).count(), 0);
    await quiet(page);
    await checkPage(support);
    await page.getByRole('button', { name: people('act.signOut'), exact: true }).click();
    await because(page, 'Hat sein Telefon verloren.', people('act.signOut'));
    await hauke.page.goto(`${url}/benutzerkonto`);
    await hauke.page.locator('input[type=password]').waitFor();
    await Promise.all([hauke.context.close(), support.context.close()]);
  });

  it('lets a moderator open a case about a user without a report', async () => {
    const moderator = await visit(browser, { width: 1280 });
    const { page } = moderator;
    await signIn(page, url, 'moderator@example.org', password, '/backoffice/benutzer');
    await openPerson(page);
    assert.equal(await page.getByText('hauke@example.org').count(), 0);
    await page.getByRole('button', { name: people('act.raise'), exact: true }).click();
    await because(page, 'Schreibt vielen dasselbe.', people('act.raise'));
    await page.waitForURL(/\/backoffice\/report\/[\da-f-]{36}$/);
    await page.getByText('Schreibt vielen dasselbe.').waitFor();
    await quiet(page);
    await checkPage(moderator);
    await moderator.context.close();
  });
});
