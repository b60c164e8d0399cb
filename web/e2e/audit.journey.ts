import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { quiet } from './quiet.ts';
import { signIn } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { checkPage, visit } from './visit.ts';

const url = process.env['LENDRING_URL'] ?? 'http://localhost:3000';
const log = '/backoffice/protokoll';
const text = textsOf('de');
const office = (key: string, fill?: Readonly<Record<string, string>>) => text('backoffice', key, fill);
const audit = (key: string) => text('audit', key);

describe('the audit log', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  it('lists a case opened by an admin, with a link back to it', async () => {
    const admin = await visit(browser, { width: 1280 });
    const { page } = admin;
    await signIn(page, url, 'admin@example.org', 'lendring-demo', '/backoffice/report?state=all');
    await page.locator('[data-row]').first().click();
    await page.waitForURL(/\/backoffice\/report\/[\da-f-]{36}$/);
    const caseAddress = page.url();
    await quiet(page);
    await page.getByRole('link', { name: office('nav.audit') }).click();
    await page.getByRole('heading', { name: audit('title') }).waitFor();
    await page.getByLabel(audit('show')).selectOption('looks');
    await page.getByLabel(audit('act'), { exact: true }).selectOption('case_read');
    await page.waitForURL(/act=case_read/);
    const row = page.getByRole('row', { name: audit('acts.case_read') });
    await row.first().waitFor();
    await quiet(page);
    await checkPage(admin);
    await row.first().getByRole('link').nth(1).click();
    await page.waitForURL(/by=/);
    await quiet(page);
    await checkPage(admin);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: text('common', 'table.download') }).click();
    assert.equal((await file).suggestedFilename(), 'lendring-protokoll.csv');
    await row
      .first()
      .getByRole('link', { name: audit('toCase') })
      .click();
    await page.waitForURL(caseAddress);
    await page.goto(`${url + log}?act=acts_exported`);
    await page
      .getByRole('row', { name: audit('acts.acts_exported') })
      .first()
      .waitFor();
    await admin.context.close();
  });

  it('redirects members without a role', async () => {
    const member = await visit(browser, { width: 390 });
    await signIn(member.page, url, 'jana@example.org', 'lendring-demo');
    await member.page.goto(url + log);
    await member.page.waitForURL(`${url}/`);
    await member.context.close();
  });
});
