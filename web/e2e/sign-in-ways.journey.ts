import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { checkPage, visit } from './visit.ts';

const url = process.env['LENDRING_URL'] ?? 'http://localhost:3000';
const security = '/en/account/security';
const password = 'lendring-demo';

/** Virtual authenticator of this browser, which stores passkeys and verifies its user. */
const deviceOf = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
};

describe('sign-in methods', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  it('include a passkey of the device, which signs in without email and password', async () => {
    const guest = await visit(browser, { language: 'en', width: 390 });
    const { page } = guest;
    const [words, auth] = [
      (key: string) => textsOf('en')('security', key),
      (key: string) => textsOf('en')('auth', key),
    ];
    await deviceOf(page);
    await signIn(page, url, 'annett@example.org', password, security, 'en');
    const box = page.getByRole('region', { name: words('passkeys.title') });
    await box.getByRole('button', { name: words('passkeys.add') }).click();
    await box.getByLabel(words('passkeys.name'), { exact: true }).fill('Phone');
    await box.getByLabel(words('twoSteps.password'), { exact: true }).fill(password);
    await box.getByRole('button', { name: words('passkeys.make') }).click();
    await box.getByText('Phone', { exact: true }).waitFor();
    await page.reload();
    await box.getByText('Phone', { exact: true }).waitFor();
    await checkPage(guest);

    await page.context().clearCookies();
    await page.goto(`${url}/auth/login?return=${encodeURIComponent(security)}&locale=en`);
    const signedIn = page.waitForURL((address) => address.pathname === security);
    // Click unless sign-in comes first: with autofill for passkeys, the device has already responded.
    await Promise.race([
      signedIn,
      page.getByRole('button', { name: auth('signIn.passkey') }).click({ noWaitAfter: true }),
    ]).catch(() => undefined);
    await signedIn;
    await page.getByRole('button', { name: words('history.show'), exact: true }).click();
    await page.getByText(words('history.way.passkey')).first().waitFor();

    await box.getByRole('button', { name: /Remove/ }).click();
    await box.getByLabel(words('twoSteps.password'), { exact: true }).fill(password);
    await checkPage(guest);
    await box.getByRole('button', { name: words('passkeys.removeDo') }).click();
    await page.getByText(words('passkeys.removed'), { exact: true }).first().waitFor();
    await box.getByText('Phone', { exact: true }).waitFor({ state: 'detached' });
    assert.deepEqual(guest.takeErrors(), []);
    await guest.context.close();
  });
});
