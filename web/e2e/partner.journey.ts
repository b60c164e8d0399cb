import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { Webhook } from 'standardwebhooks';
import { launchBrowser } from './browser.ts';
import { PATIENCE_MS } from './patience.ts';
import { startReceiver } from './receiver.ts';
import { signIn } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { checkPage, visit } from './visit.ts';

const url = process.env['LENDRING_URL'] ?? 'http://localhost:3000';
const home = '/benutzerkonto/schnittstelle';
const texts = textsOf('de');
const text = (key: string, fill: Readonly<Record<string, string>> = {}) => texts('partner', key, fill);

const button = (page: Page, key: string) => page.getByRole('button', { name: text(key), exact: true });
/** Double click at the pace of a user who double-clicks by habit. */
const pressTwice = { clickCount: 2, delay: 60 } as const;

const events = async (key: string) => {
  const response = await fetch(`${url}/v1/event?since=${new Date(Date.now() - 86_400_000).toISOString()}&size=5`, {
    headers: { authorization: `Bearer ${key}` },
  });
  return {
    status: response.status,
    body: (await response.json()) as { data?: { events: unknown[] }; msgcode?: string },
  };
};

describe('a partner on a phone', () => {
  let browser: Browser;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  before(async () => {
    [browser, receiver] = await Promise.all([launchBrowser(), startReceiver()]);
  });
  after(async () => {
    await Promise.all([browser.close(), receiver.stop()]);
  });

  it('creates a key that reads events until revoked and a webhook that receives a signed test', async () => {
    const partner = await visit(browser, { width: 390, height: 844 });
    const { page } = partner;
    await signIn(page, url, 'murat@example.org', 'lendring-demo', home);

    await page.getByLabel(text('keys.name')).fill('Kasse');
    await button(page, 'keys.make').click(pressTwice);
    const made = page.getByRole('dialog', { name: text('keys.madeTitle') });
    const key = await made.getByLabel(text('keys.token'), { exact: true }).inputValue();
    await checkPage(partner);
    await button(page, 'keys.kept').click();
    const revoke = page.getByRole('button', { name: text('keys.revokeNamed', { name: 'Kasse' }) });
    assert.equal(await revoke.count(), 1);
    assert.equal((await page.content()).includes(key), false);
    await page.getByText(text('keys.unused')).waitFor();

    // Poll for the last use, which is recorded asynchronously.
    const read = await events(key);
    assert.equal(read.status, 200);
    assert.ok(read.body.data?.events.length, 'the demo offers were published today');
    const used = page.getByText(text('keys.used', { day: '' }).trim());
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until && (await used.count()) === 0;) {
      await page.reload();
      await revoke.waitFor();
    }
    assert.equal(await used.count(), 1);
    await checkPage(partner);

    await revoke.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('keys.revoke') })
      .click(pressTwice);
    await revoke.waitFor({ state: 'detached' });
    const refused = await events(key);
    assert.deepEqual([refused.status, refused.body.msgcode], [401, 'key_needed']);

    await page.getByRole('link', { name: text('webhooks.new') }).click();
    await page.getByLabel(text('webhook.name'), { exact: true }).fill('Lager');
    await page.getByLabel(text('webhook.url'), { exact: true }).fill(receiver.url.replace('//', '//user:secret@'));
    await page.getByLabel(text('type.request-asked')).check();
    await button(page, 'webhook.create').click();
    await page.locator('#url[aria-invalid]').waitFor();
    assert.ok((await page.locator('#url-error').textContent())?.length);
    assert.deepEqual(
      partner.takeErrors().filter((error) => !error.includes('status of 422')),
      [],
    );
    await checkPage(partner);
    await page.getByLabel(text('webhook.url'), { exact: true }).fill(receiver.url);
    await button(page, 'webhook.create').click(pressTwice);
    await page.getByRole('heading', { level: 1, name: 'Lager' }).waitFor();
    await page.getByText(text('delivery.none')).waitFor();
    const address = page.url();

    await button(page, 'secret.show').click();
    const secret = await page.getByLabel(text('secret.label')).inputValue();
    await button(page, 'test.action').click(pressTwice);
    await page
      .getByText(/204 nach/)
      .first()
      .waitFor();
    assert.equal(receiver.got.length, 1);
    const { headers, body } = receiver.got[0]!;
    const event = new Webhook(secret).verify(body, headers as Record<string, string>) as { type: string; id: string };
    assert.equal(event.type, 'partner.test');
    const delivery = page
      .getByRole('region', { name: text('delivery.title') })
      .getByRole('listitem')
      .filter({ hasText: 'partner.test' });
    await delivery.click();
    await delivery.getByText(event.id).waitFor();
    await checkPage(partner);

    await button(page, 'webhook.delete').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('webhook.delete') })
      .click(pressTwice);
    await page.getByRole('heading', { level: 1, name: text('title') }).waitFor();
    assert.equal(await page.getByRole('link', { name: /Lager/ }).count(), 0);
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: texts('common', 'notFound.title') }).waitFor();
    await checkPage(partner);
    await partner.context.close();
  });
});
