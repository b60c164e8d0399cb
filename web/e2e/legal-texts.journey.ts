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
const text = textsOf('de');
const office = (key: string, fill?: Readonly<Record<string, string>>) => text('backoffice', key, fill);
const notice = (key: string) => text('agreement', `notice.${key}`);

const privacy = {
  de: '## Wir in Kürze\n\nSchreib an {{email}} oder lies [mehr](/kontakt).\n\n<b>Kein HTML</b>',
  en: '## About us\n\nWrite to {{email}}.',
  nl: '## Over ons\n\nSchrijf naar {{email}}.',
};

/**
 * Reloads a page until it contains (or no longer contains) the words: other replicas learn of a change with a delay.
 */
const opens = async (page: Page, path: string, words: string, isThere = true): Promise<void> => {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    await page.goto(url + path);
    if ((await page.getByText(words).count()) > 0 === isThere) return;
    assert.ok(Date.now() < until, `${path} ${isThere ? 'does not say' : 'still says'} ${words}`);
  }
};

describe('legal texts', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  it('are written by an admin, read and accepted by members, and reset', async () => {
    const admin = await visit(browser);
    const { page } = admin;
    const publish = async (number: string) => {
      for (const code of ['de', 'en', 'nl']) await page.locator(`#change-${code}`).fill(`Neu ${code}`);
      await page.getByRole('button', { name: office('settings.legal.publish') }).click();
      await page.getByText(office('settings.version', { number }), { exact: true }).waitFor();
    };
    const putBack = async (number: string) => {
      const action = office('settings.legal.toBuilt');
      await page.getByRole('button', { name: action }).click();
      await page.getByRole('dialog').getByRole('button', { name: action }).click();
      await page.getByText(office('settings.version', { number }), { exact: true }).waitFor();
    };
    await signIn(page, url, 'admin@example.org', 'lendring-demo', '/backoffice/einstellungen?part=legal&text=privacy');
    await page.locator('#de').fill('{{telefon}}');
    await page.getByRole('button', { name: office('settings.legal.publish') }).click();
    await page
      .getByRole('link', {
        name: office('settings.legal.problem.word', { word: 'telefon', language: office('settings.language.de') }),
      })
      .waitFor();
    for (const [code, words] of Object.entries(privacy)) await page.locator(`#${code}`).fill(words);
    await quiet(page);
    await checkPage(admin);
    await publish('1');

    const guest = await visit(browser, { width: 390 });
    await opens(guest.page, '/datenschutz', 'Wir in Kürze');
    await guest.page.getByText('<b>Kein HTML</b>').waitFor();
    await guest.page.getByRole('link', { name: 'mehr', exact: true }).waitFor();
    await quiet(guest.page);
    await checkPage(guest);
    await opens(guest.page, '/en/privacy', 'About us');
    await putBack('2');
    await opens(guest.page, '/datenschutz', 'Wir in Kürze', false);
    await guest.page.goto(`${url}/datenschutz?version=1`);
    await guest.page.getByText(text('agreement', 'page.before')).waitFor();
    await guest.context.close();

    // Announce a text that is not yet in force, so that other journeys are unaffected.
    await page.goto(`${url}/backoffice/einstellungen?part=legal`);
    await page.locator('#de').fill('## AGB\n\nNeue Regeln.');
    await publish('1');
    const member = await visit(browser, { width: 390 });
    await signIn(member.page, url, 'jana@example.org', 'lendring-demo', '/anfragen');
    const agree = member.page.getByRole('button', { name: notice('agree') });
    await agree.waitFor();
    await quiet(member.page);
    await checkPage(member);
    await agree.click();
    await agree.waitFor({ state: 'detached' });
    // The built-in text is one that the member has agreed to before.
    await putBack('2');
    await member.page.reload();
    await quiet(member.page);
    assert.equal(await agree.count(), 0);
    await member.context.close();
    await admin.context.close();
  });
});
