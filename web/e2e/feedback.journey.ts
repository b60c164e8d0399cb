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
const dutch = textsOf('nl');
const german = textsOf('de');
const form = (key: string) => dutch('moderation', `feedback.${key}`);
const office = (key: string) => german('backoffice', key);
const stamp = Date.now().toString(36);
const email = `bezoeker-${stamp}@example.org`;
const said = `Waar zet ik een hangmat neer? ${stamp}`;
const answer = `Onder vakantie, bij het kamperen. ${stamp}`;

const mailTo = async (page: Page): Promise<string> => {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until;) {
    await page.goto(`${url}/dev/mail`);
    const mail = page.getByRole('listitem').filter({ hasText: email }).getByRole('link').first();
    if ((await mail.count()) > 0) {
      await mail.click();
      return page.locator('body').innerText();
    }
    await page.waitForTimeout(250);
  }
  return assert.fail(`No mail has come to ${email}`);
};

describe('feedback', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  it('from a visitor on a phone is answered by mail in the language of the visitor', async () => {
    const visitor = await visit(browser, { language: 'nl', width: 390 });
    const { page } = visitor;
    await page.goto(`${url}/nl/faq`);
    await page.getByRole('link', { name: dutch('common', 'frame.feedback') }).click();
    await page.waitForURL(/\/nl\/feedback\?from=/);
    await quiet(page);
    await page.getByRole('button', { name: form('send') }).click();
    await page.getByRole('link', { name: form('problem.text') }).waitFor();
    await page.getByText(form('kinds.category'), { exact: true }).click();
    await page.getByLabel(form('text')).fill(said);
    await page.getByLabel(form('email')).fill(email);
    await checkPage(visitor);
    await page.getByRole('button', { name: form('send') }).click();
    await page.getByRole('heading', { name: form('done.title') }).waitFor();
    await checkPage(visitor);
    await page.getByRole('link', { name: form('done.back') }).click();
    await page.waitForURL(`${url}/nl/faq`);

    const support = await visit(browser, { width: 1280 });
    await signIn(
      support.page,
      url,
      'support@example.org',
      'lendring-demo',
      '/backoffice/notizen/feedback?kind=category',
    );
    await support.page.getByRole('link', { name: said }).click();
    await support.page.getByRole('heading', { name: office('feedback.answerTitle') }).waitFor();
    await quiet(support.page);
    await checkPage(support);
    await support.page.getByLabel(office('feedback.tags')).fill('Camping');
    await support.page.getByRole('button', { name: office('feedback.save') }).click();
    await support.page.getByText(office('feedback.saved'), { exact: true }).first().waitFor();
    await support.page.getByLabel(office('feedback.answer'), { exact: true }).fill(answer);
    await support.page.getByRole('button', { name: office('feedback.send') }).click();
    await support.page.getByText(office('feedback.sent'), { exact: true }).first().waitFor();
    await checkPage(support);
    const mail = await mailTo(page);
    assert.ok(mail.includes(answer) && mail.includes(said), mail);
    for (const one of [visitor, support]) await one.context.close();
  });

  it('is hidden from members without a role', async () => {
    const member = await visit(browser, { width: 390 });
    await signIn(member.page, url, 'jana@example.org', 'lendring-demo');
    await member.page.goto(`${url}/backoffice/notizen/feedback`);
    await member.page.waitForURL(`${url}/`);
    await member.context.close();
  });
});
