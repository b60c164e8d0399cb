import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, BrowserContext } from 'playwright-core';
import { paths } from '../../contracts/pages/paths.ts';
import { launchBrowser } from './browser.ts';
import { PATIENCE_MS } from './patience.ts';
import { quiet } from './quiet.ts';
import { signIn } from './sign-in.ts';
import { checkPage, visit } from './visit.ts';
import { textsOf } from './texts.ts';

const url = process.env['LENDRING_URL'] ?? 'http://localhost:3000';
const prefix = { de: '', en: '/en', nl: '/nl' } as const;

const merged = {
  '/account/address': '/account/places',
  '/account/picture': '/account/profile',
  '/account/trader': '/account/company',
  '/account/reputation': '/account/takeout',
  '/account/delete': '/account/takeout',
} as const;

const pages = Object.entries(paths)
  .filter(([path]) => path.startsWith('/account') && !path.includes('$') && !(path in merged))
  .map(([, local]) => local);

describe('the account pages', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  // Check each page in one language only: all pages in each language would take as long as six other journeys.
  for (const [turn, language, width] of [
    [0, 'de', 390],
    [1, 'en', 1280],
    [2, 'nl', 390],
  ] as const) {
    it(`show a third of the pages of a shop in ${language} at ${width} px`, async () => {
      const shop = await visit(browser, { language, width });
      const text = textsOf(language);
      await signIn(
        shop.page,
        url,
        'festwest@example.org',
        'lendring-demo',
        `${prefix[language]}${paths['/account'][language]}`,
        language,
      );
      for (const local of pages.filter((_, n) => n % 3 === turn)) {
        await shop.page.goto(`${url}${prefix[language]}${local[language]}`);
        await shop.page.locator('main h1:not(.sr-only)').filter({ visible: true }).waitFor();
        await quiet(shop.page);
        assert.equal(await shop.page.getByText(text('common', 'error.title')).count(), 0, shop.page.url());
        assert.ok(shop.page.url().endsWith(local[language]), shop.page.url());
        await checkPage(shop);
      }
      await shop.context.close();
    });
  }

  it('sign the user out in all tabs at once, so that no other tab saves text or shows private data', async () => {
    const guest = await visit(browser, { language: 'en' });
    const text = textsOf('en');
    await signIn(guest.page, url, 'paul@example.org', 'lendring-demo', '/en/account/profile', 'en');
    await guest.page.getByLabel(text('account', 'firstname')).fill('Somebody else');

    const other = await guest.context.newPage();
    const addresses: string[] = [];
    other.on('request', (request) => addresses.push(request.url()));
    await other.goto(`${url}/en`);
    await other.getByRole('button', { name: text('common', 'frame.accountMenu') }).click();
    await other.getByRole('link', { name: text('common', 'frame.signOut') }).click();
    await other.waitForURL((at) => at.pathname === '/en' && at.searchParams.has('signed-out'));
    // Keep the id token, which contains personal data, out of URLs, because they end up in history and logs.
    assert.deepEqual(
      addresses.filter((address) => address.includes('id_token')),
      [],
    );

    await guest.page.waitForURL((at) => at.pathname === '/en/auth/sign-in');
    assert.equal(await guest.page.getByText('Paul').count(), 0);
    await signIn(guest.page, url, 'paul@example.org', 'lendring-demo', '/en/account/profile', 'en');
    assert.equal(await guest.page.getByLabel(text('account', 'firstname')).inputValue(), 'Paul');
    await other.getByRole('button', { name: text('common', 'frame.accountMenu') }).waitFor();
    await guest.context.close();
  });

  it('redirect from the addresses of pages merged into others, without errors', async () => {
    const shop = await visit(browser);
    await signIn(shop.page, url, 'festwest@example.org', 'lendring-demo', '/benutzerkonto');
    shop.takeErrors();
    for (const [former, now] of Object.entries(merged) as [keyof typeof merged, keyof typeof paths][]) {
      await shop.page.goto(url + paths[former].de);
      await shop.page.waitForURL((at) => at.pathname === paths[now].de);
      await quiet(shop.page);
      assert.deepEqual(shop.takeErrors(), [], former);
    }
    await shop.page.getByText(textsOf('de')('erasure', 'others')).waitFor();
    await shop.context.close();
  });

  it('sign the user out by buttons without scripts', async () => {
    const guest = await visit(browser, { language: 'nl', width: 390, scripts: false });
    const text = textsOf('nl');
    await signIn(guest.page, url, 'paul@example.org', 'lendring-demo', '/nl/faq', 'nl');
    await guest.page.goto(`${url}/nl/auth/sign-out`);
    await guest.page.getByRole('button', { name: text('auth', 'signOut.do') }).click();
    await guest.page.getByRole('button', { name: 'Uitloggen' }).click();
    await guest.page.waitForURL((at) => at.pathname === '/nl');
    await guest.page.goto(`${url}/auth/login?locale=nl`);
    assert.equal(new URL(guest.page.url()).pathname, '/nl/auth/sign-in');
    await guest.context.close();
  });

  it('show the signed-in user before the server responds', async () => {
    const guest = await visit(browser, { width: 390 });
    const text = textsOf('de');
    await signIn(guest.page, url, 'paul@example.org', 'lendring-demo', '/benutzerkonto');
    await guest.page.getByRole('button', { name: text('common', 'frame.accountMenu') }).waitFor();
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await guest.page.route('**/auth/token', async (route) => {
      await asked;
      await route.continue();
    });
    await guest.page.goto(`${url}/faq`);
    const header = guest.page.getByRole('banner');
    await header.getByRole('link', { name: text('common', 'frame.requests') }).waitFor();
    assert.equal(await header.getByText(text('common', 'frame.signIn'), { exact: true }).count(), 0);
    answer();
    await header.getByRole('button', { name: text('common', 'frame.accountMenu') }).waitFor();
    await guest.context.close();
  });

  it('verify a mobile number by SMS code, show its badge to others, and remove it again', async () => {
    const guest = await visit(browser, { language: 'en', width: 320 });
    const { page } = guest;
    const text = textsOf('en');
    await signIn(page, url, 'paul@example.org', 'lendring-demo', '/en/account', 'en');
    await page.getByRole('link', { name: text('account', 'waiting.phone') }).click();
    const section = page.getByRole('region', { name: text('security', 'phone.title') });
    await section.getByRole('button', { name: text('security', 'phone.start') }).click();
    await page.keyboard.type('0151 23456781');
    await page.keyboard.press('Enter');
    const field = section.getByRole('textbox', { name: text('security', 'phone.code') });
    await field.waitFor();
    await checkPage(guest);
    await field.fill(await codeFor(guest.context, '+4915123456781'));
    await field.press('Enter');
    await section.getByText('+49 1512 3456781').waitFor();
    await checkPage(guest);

    await page.goto(`${url}/en/account`);
    await page.getByRole('link', { name: text('account', 'overview.public') }).click();
    await page.getByText('Phone verified').waitFor();
    assert.equal(await page.getByText('3456781').count(), 0);
    await checkPage(guest);

    await page.goto(`${url}/en/account/security`);
    await section.getByRole('button', { name: text('security', 'phone.remove') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('security', 'phone.removeDo') })
      .click();
    await section.getByRole('button', { name: text('security', 'phone.start') }).waitFor();
    await guest.context.close();
  });
});

const codeFor = async (context: BrowserContext, number: string): Promise<string> => {
  const mailbox = await context.newPage();
  try {
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until;) {
      await mailbox.goto(`${url}/dev/mail`);
      const sms = mailbox
        .getByRole('listitem')
        .filter({ hasText: `SMS · ${number}` })
        .first();
      if ((await sms.count()) > 0) return /\d{6}/.exec(await sms.innerText())?.[0] ?? '';
      await mailbox.waitForTimeout(250);
    }
    return assert.fail(`No SMS has come to ${number}`);
  } finally {
    await mailbox.close();
  }
};
