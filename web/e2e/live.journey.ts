import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { addDays, dayIn } from '@lendring/contracts/kernel/days.js';
import { textsOf } from './texts.ts';
import { visit } from './visit.ts';

const url = process.env['LENDRING_URL'] ?? 'http://localhost:3000';
const password = 'lendring-demo';
const [owner, guest] = ['heinz@example.org', 'katrin@example.org'];

const call = async (token: string, method: string, path: string, body?: object): Promise<unknown> => {
  const answer = await fetch(`${url}/v1${path}`, {
    method,
    headers: { authorization: token, 'x-lendring': '1', ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: unknown }).data;
};
/** Resolves to the access token of the page's stream. Before the stream is open, the page receives no live updates. */
const live = async (page: Page): Promise<string> =>
  (await page.waitForResponse((answer) => answer.url().includes('/v1/live'))).request().headers()['authorization'] ??
  '';
const dayAhead = (days: number): string => addDays(dayIn(new Date().toISOString(), 'Europe/Berlin'), days);

describe('live updates without reloading', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  it('appear in conversations, lists, notifications, the calendar and every tab over one stream', async () => {
    const text = textsOf('de');
    const [hers, his] = [await visit(browser), await visit(browser, { width: 390 })];
    let streams = 0;
    hers.context.on('request', (request) => {
      if (new URL(request.url()).pathname === '/v1/live') streams += 1;
    });
    const hersLive = live(hers.page);
    await signIn(hers.page, url, owner, password, '/anfragen?side=vendor');
    const herToken = await hersLive;
    const hisLive = live(his.page);
    await signIn(his.page, url, guest, password, '/anfragen?side=creator&tab=open');
    const hisToken = await hisLive;
    const { offers } = (await call(herToken, 'GET', '/offer?status=active&size=1')) as {
      offers: readonly { offer_id: string; title: string }[];
    };
    const offer = offers[0];
    assert.ok(offer, 'The demo owner lends something');
    const bell = await hers.context.newPage();
    await bell.goto(`${url}/benachrichtigungen`);
    await bell.getByRole('heading', { level: 1 }).waitFor();
    // Wait until the second tab queues for the stream's lock, which happens once that tab listens to the first.
    await bell.waitForFunction(async () => {
      const { pending = [] } = await navigator.locks.query();
      return pending.some(({ name = '' }) => name.startsWith('lendring-live-'));
    });

    const { pricing } = (await call(hisToken, 'GET', `/offer/${offer.offer_id}`)) as {
      pricing: readonly { pricing_id: string; renttype_id: number }[];
    };
    const asked = (await call(hisToken, 'POST', '/request', {
      offer_id: offer.offer_id,
      pricing_id: pricing[0]?.pricing_id,
      date_from: dayAhead(200),
      date_to: dayAhead(200),
      message: 'Noch frei?',
    })) as { request_id: string };
    await hers.page.locator(`main a[href="/anfrage/${asked.request_id}"]`).first().waitFor();
    await bell.locator(`main a[href="/anfrage/${asked.request_id}"]`).first().waitFor();
    await his.page.locator(`main a[href="/anfrage/${asked.request_id}"]`).first().waitFor();
    assert.equal(streams, 1, 'Two tabs share one stream');

    for (const { page } of [hers, his]) {
      await page.locator(`main a[href="/anfrage/${asked.request_id}"]`).first().click();
      await page.getByText('Noch frei?').waitFor();
    }
    await hers.page.evaluate(() => {
      document.title = 'not reloaded';
    });
    await his.page
      .getByRole('textbox', { name: text('requests', 'message.label', { name: 'heinz_schmitz' }) })
      .fill('Ich hole es gern ab');
    await his.page.getByRole('button', { name: text('requests', 'message.send') }).click();
    await hers.page.getByText('Ich hole es gern ab').waitFor();
    await his.context.close();
    await hers.context.close();
  });
});
