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
const list = '/suche/cocktailbar';
const title = 'Mobile Cocktailbar mit Shakern';

const text = textsOf('de');
const words = (key: string, fill?: Readonly<Record<string, string>>) => text('moderation', key, fill);
const office = (key: string, fill?: Readonly<Record<string, string>>) => text('backoffice', key, fill);

const openReport = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: title }).first().click();
  // Wait for the page, because buttons may be rerendered under the pointer until it is complete.
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await quiet(page);
  await page.getByRole('link', { name: `${text('common', 'ui.report')}: ${title}` }).click();
  await page.getByRole('heading', { name: words('report.title', { title }) }).waitFor();
};

const isFound = async (page: Page): Promise<boolean> => {
  await page.goto(url + list);
  await quiet(page);
  return (await page.getByRole('link', { name: title }).count()) > 0;
};

describe('reports', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  it('require a reason and a contact from visitors', async () => {
    const guest = await visit(browser, { width: 390 });
    const { page } = guest;
    await page.goto(url + list);
    await openReport(page);
    await page.getByRole('button', { name: words('report.send') }).click();
    for (const problem of ['type', 'name', 'email'])
      await page.getByRole('link', { name: words(`report.problem.${problem}`) }).waitFor();
    assert.equal(await page.getByRole('link', { name: words('report.problem.description') }).count(), 0);
    await page.getByText('Anderer Grund', { exact: true }).click();
    await page.getByRole('button', { name: words('report.send') }).click();
    await page.getByRole('link', { name: words('report.problem.description') }).waitFor();
    await quiet(page);
    await checkPage(guest);
    assert.equal(await page.locator('meta[name=robots]').getAttribute('content'), 'noindex');
    await guest.context.close();
  });

  it('reach an admin, who locks the offer with reasons, and the offer owner complains', async () => {
    const neighbour = await visit(browser, { width: 390 });
    await signIn(neighbour.page, url, 'ingrid@example.org', 'lendring-demo', list);
    await openReport(neighbour.page);
    await neighbour.page.getByText('Gewerblich ohne Kennzeichnung', { exact: true }).click();
    await neighbour.page.locator('#description').fill('Sie vermietet die Bar jedes Wochenende.');
    await neighbour.page.getByRole('button', { name: words('report.send') }).click();
    await neighbour.page.getByRole('heading', { name: words('report.done.title') }).waitFor();
    await quiet(neighbour.page);
    await checkPage(neighbour);
    await neighbour.page.goto(`${url}/backoffice/report`);
    await neighbour.page.waitForURL(`${url}/`);
    await neighbour.context.close();

    const admin = await visit(browser, { width: 1280 });
    const { page } = admin;
    await signIn(page, url, 'admin@example.org', 'lendring-demo');
    await page.getByRole('button', { name: text('common', 'frame.accountMenu') }).click();
    await page.getByRole('link', { name: text('common', 'frame.backoffice') }).click();
    await page.getByRole('heading', { name: office('home.waits') }).waitFor();
    await quiet(page);
    await checkPage(admin);
    await page.getByRole('link', { name: office('nav.reports'), exact: true }).click();
    await page.getByLabel(office('queue.kind'), { exact: true }).selectOption({ label: words('kind.offer') });
    await page.waitForURL(/kind=offer/);
    await page.getByRole('link', { name: title }).waitFor();
    await quiet(page);
    await checkPage(admin);
    const rows = page.locator('[data-row]');
    const wanted = await rows.evaluateAll(
      (all, name) => all.findIndex((row) => row.textContent?.includes(name)),
      title,
    );
    await rows.first().focus();
    for (let row = 0; row < wanted; row++) await page.keyboard.press(row % 2 === 0 ? 'j' : 'ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/backoffice\/report\/[\da-f-]{36}$/);
    const caseAddress = page.url();
    await page.getByText('Sie vermietet die Bar jedes Wochenende.').waitFor();
    await page.getByRole('button', { name: office('case.take') }).click();
    await page.getByText(office('case.assignedMe'), { exact: true }).waitFor();
    await page.getByText(office('verdict.completed'), { exact: true }).click();
    await page.getByLabel(office('verdict.lock')).check();
    await page.getByText(office('verdict.will.lock', { name: 'birte_petersen' })).waitFor();
    await page.getByRole('button', { name: office('verdict.action') }).click();
    await page.getByRole('link', { name: office('verdict.problem.ground') }).waitFor();
    await page
      .getByLabel(office('verdict.ground'), { exact: true })
      .fill('Nutzungsbedingungen: Was du einstellen darfst');
    await page.getByLabel(office('verdict.facts')).fill('Die Bar wird gewerblich vermietet.');
    await quiet(page);
    await checkPage(admin);
    await page.getByRole('button', { name: office('verdict.action') }).click();
    await page.getByRole('heading', { name: office('case.decisions') }).waitFor();
    await quiet(page);
    await checkPage(admin);

    const guest = await visit(browser);
    const until = Date.now() + PATIENCE_MS;
    while ((await isFound(guest.page)) && Date.now() < until);
    assert.equal(await isFound(guest.page), false);
    await guest.context.close();

    const owner = await visit(browser, { width: 390 });
    await signIn(owner.page, url, 'birte@example.org', 'lendring-demo', '/benutzerkonto/entscheidungen');
    await owner.page.getByText(words('decisions.short.lock')).waitFor();
    await quiet(owner.page);
    await checkPage(owner);
    await owner.page.getByText(words('decisions.short.lock')).click();
    await owner.page.waitForURL(/\/entscheidung\/[\da-f-]{36}$/);
    await owner.page.getByText(words('decision.vendor.lock')).waitFor();
    await owner.page.getByText('Die Bar wird gewerblich vermietet.').waitFor();
    assert.equal(await owner.page.getByText('jedes Wochenende').count(), 0);
    await owner.page.getByRole('button', { name: words('decision.complaint.send') }).click();
    await owner.page.getByText(words('decision.complaint.empty')).waitFor();
    await quiet(owner.page);
    await checkPage(owner);
    await owner.page.getByLabel(words('decision.complaint.label')).fill('Ich verleihe sie zweimal im Jahr.');
    await owner.page.getByRole('button', { name: words('decision.complaint.send') }).click();
    await owner.page.getByText(words('decision.complaint.waits')).waitFor();
    await quiet(owner.page);
    await checkPage(owner);
    await owner.context.close();

    await page.goto(caseAddress);
    await page.getByText('Ich verleihe sie zweimal im Jahr.').waitFor();
    await page.getByText(office('answer.own')).waitFor();
    await quiet(page);
    await checkPage(admin);
    await admin.context.close();
  });
});
