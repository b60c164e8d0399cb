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
const words = (key: string, fill?: Readonly<Record<string, string>>) => german('textTemplates', key, fill);
const office = (key: string, fill?: Readonly<Record<string, string>>) => german('backoffice', key, fill);
const form = (key: string) => dutch('moderation', key);
const stamp = Date.now().toString(36);
const email = `melder-${stamp}@example.org`;
const said = `De foto’s zijn van een ander. ${stamp}`;
const complaint = `Kijk nog eens naar de foto’s. ${stamp}`;

const linkIn = async (page: Page, subject: string): Promise<string> => {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until;) {
    await page.goto(`${url}/dev/mail`);
    const mail = page.getByRole('listitem').filter({ hasText: email }).filter({ hasText: subject }).getByRole('link');
    if ((await mail.count()) > 0) {
      await mail.first().click();
      const found = /\S+\/nl\/beslissing-over-melding\/[\w-]+/.exec(await page.locator('body').innerText());
      return found?.[0] ?? assert.fail(`No link in ${subject}`);
    }
    await page.waitForTimeout(250);
  }
  return assert.fail(`No mail ${subject} has come to ${email}`);
};

describe('text templates', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  it('are changed by an admin in three languages and reject unknown placeholders', async () => {
    const admin = await visit(browser, { width: 390 });
    const { page } = admin;
    await signIn(page, url, 'admin@example.org', 'lendring-demo', '/backoffice/textvorlagen?purpose=reporter_note');
    await page.getByRole('button', { name: words('add') }).click();
    await page.getByLabel(words('name'), { exact: true }).fill(`Fremde Bilder ${stamp}`);
    for (const [code, text] of [
      ['de', 'Danke für den Hinweis auf {thing}.'],
      ['en', 'Thank you for pointing to {thing}.'],
      ['nl', 'Bedankt voor je melding over {zaak}.'],
    ] as const)
      await page.getByLabel(words('text', { language: words(`language.${code}`) }), { exact: true }).fill(text);
    await page.getByRole('button', { name: words('save') }).click();
    await page.getByRole('link', { name: /\{zaak\}/ }).waitFor();
    await quiet(page);
    await checkPage(admin);
    await page
      .getByLabel(words('text', { language: words('language.nl') }), { exact: true })
      .fill('Bedankt voor je melding over {thing}.');
    await page.getByText('Bedankt voor je melding over Tent voor vier.').waitFor();
    await page.getByRole('button', { name: words('save') }).click();
    await page.getByRole('heading', { name: `Fremde Bilder ${stamp}` }).waitFor();
    await quiet(page);
    await checkPage(admin);
    await admin.context.close();
  });

  it('fill a decision in the language of a visitor, who can complain by the link in the mail', async () => {
    const visitor = await visit(browser, { language: 'nl', width: 390 });
    await visitor.page.goto(`${url}/nl/zoeken/tent`);
    await visitor.page.locator('main a[href*="/nl/advertentie/"]').first().click();
    await visitor.page.locator('a[href*="/nl/melden/advertentie/"]').first().click();
    await visitor.page.getByRole('button', { name: form('report.send') }).waitFor();
    await quiet(visitor.page);
    const heading = await visitor.page.getByRole('heading', { level: 1 }).innerText();
    const title = heading.replace(dutch('moderation', 'report.title', { title: '' }), '');
    await visitor.page.getByRole('radio').first().check({ force: true });
    await visitor.page.getByLabel(form('report.description')).fill(said);
    await visitor.page.getByLabel(form('report.name'), { exact: true }).fill('Sanne');
    await visitor.page.getByLabel(form('report.email')).fill(email);
    await visitor.page.getByRole('button', { name: form('report.send') }).click();
    await visitor.page.getByRole('heading', { name: form('report.done.title') }).waitFor();

    const moderator = await visit(browser, { width: 1280 });
    const { page } = moderator;
    await signIn(page, url, 'moderator@example.org', 'lendring-demo', '/backoffice/report');
    await page.getByRole('link', { name: title }).first().click();
    await page.getByText(said).waitFor();
    const caseAddress = page.url();
    await page.getByText(office('verdict.declined'), { exact: true }).click();
    const group = page.getByRole('group', { name: words('use.group', { field: office('verdict.noteToReporter') }) });
    await group.getByLabel(words('use.choose')).selectOption({ label: `Fremde Bilder ${stamp}` });
    await group.getByRole('button', { name: words('use.use') }).click();
    const note = page.getByRole('textbox', { name: office('verdict.noteToReporter') });
    assert.equal(await note.inputValue(), `Bedankt voor je melding over ${title}.`);
    await note.fill('Bedankt: {thing}');
    await page.getByRole('button', { name: office('verdict.action') }).click();
    await page.getByRole('link', { name: words('problem.left', { word: '{thing}' }) }).waitFor();
    await quiet(page);
    await checkPage(moderator);
    await page.getByRole('button', { name: words('use.fill') }).click();
    assert.equal(await note.inputValue(), `Bedankt: ${title}`);
    await page.getByRole('button', { name: office('verdict.action') }).click();
    await page.getByRole('heading', { name: office('case.decisions') }).waitFor();
    await moderator.context.close();

    await visitor.page.goto(await linkIn(visitor.page, 'Onze beslissing over je melding'));
    await visitor.page.getByText(`Bedankt: ${title}`).waitFor();
    assert.equal(await visitor.page.locator('meta[name=robots]').getAttribute('content'), 'noindex');
    await visitor.page.getByLabel(form('decision.complaint.label')).fill(complaint);
    await quiet(visitor.page);
    await checkPage(visitor);
    await visitor.page.getByRole('button', { name: form('decision.complaint.send') }).click();
    await visitor.page.getByText(form('decision.complaint.waits')).waitFor();
    await quiet(visitor.page);
    await checkPage(visitor);

    const admin = await visit(browser, { width: 1280 });
    await signIn(admin.page, url, 'admin@example.org', 'lendring-demo', new URL(caseAddress).pathname);
    const part = admin.page.getByRole('form', { name: office('answer.send') });
    await part.getByText(office('answer.no'), { exact: true }).click();
    await part.getByRole('combobox', { name: words('use.choose') }).selectOption({ label: 'Es bleibt dabei' });
    await part.getByRole('button', { name: words('use.use') }).click();
    assert.match(await part.getByLabel(office('answer.text'), { exact: true }).inputValue(), /bezwaar bekeken/);
    await quiet(admin.page);
    await checkPage(admin);
    await part.getByRole('button', { name: office('answer.send') }).click();
    await admin.page.getByText(office('case.rejected'), { exact: true }).waitFor();
    await admin.context.close();

    await visitor.page.goto(await linkIn(visitor.page, 'Antwoord op je bezwaar'));
    await visitor.page.getByRole('heading', { name: form('decision.complaint.rejected') }).waitFor();
    await quiet(visitor.page);
    await checkPage(visitor);
    await visitor.page.goto(`${url}/nl/beslissing-over-melding/${'A'.repeat(64)}`);
    await visitor.page
      .getByRole('heading', { name: form('decision.linkGone') })
      .first()
      .waitFor();
    await visitor.context.close();
  });
});
