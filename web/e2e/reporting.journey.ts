import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { quiet } from './quiet.ts';
import { signIn } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { checkPage, visit } from './visit.ts';

const url = process.env['LENDRING_URL'] ?? 'http://localhost:3000';
const texts = textsOf('de');
const text = (key: string) => texts('reporting', key);

describe('reporting in the backoffice', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  it('shows an admin the outcomes of requests for chosen days, on the page and as a file', async () => {
    const admin = await visit(browser, { width: 1280 });
    const { page } = admin;
    const seen = async () => {
      await quiet(page);
      await checkPage(admin);
    };
    await signIn(page, url, 'admin@example.org', 'lendring-demo', '/backoffice/reporting');
    await page.getByRole('heading', { name: text('title'), level: 1 }).waitFor();
    await seen();
    await page.getByRole('link', { name: text('report.requests.title'), exact: true }).click();
    await page.getByRole('img', { name: new RegExp(`^${text('column.requests.asked')}, `) }).waitFor();
    await seen();

    await page.getByLabel(text('period'), { exact: true }).selectOption('days90');
    await page.waitForURL(/period=days90/);
    await page.getByLabel(text('step'), { exact: true }).selectOption('month');
    await page.waitForURL(/step=month/);
    await page
      .getByRole('button', { name: new RegExp(`^${text('column.requests.agreement_rate')}`) })
      .first()
      .click();
    await page.waitForURL(/chart=agreement_rate/);
    await seen();
    await page.reload();
    await page.getByRole('img', { name: new RegExp(`^${text('column.requests.agreement_rate')}, `) }).waitFor();

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: text('download'), exact: true }).click(),
    ]);
    assert.match(file.suggestedFilename(), /^lendring-anfragen-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
    const [head = '', ...rows] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    assert.ok(head.includes(text('column.requests.asked')), head);
    assert.equal(
      rows.length,
      await page
        .getByRole('table', { name: text('table') })
        .locator('tbody tr')
        .count(),
    );
    await admin.context.close();
  });

  it('redirects members without a role', async () => {
    const member = await visit(browser, { width: 390 });
    await signIn(member.page, url, 'jana@example.org', 'lendring-demo', '/');
    await member.page.goto(`${url}/backoffice/reporting/requests`);
    await member.page.waitForURL(`${url}/`);
    await member.context.close();
  });
});
