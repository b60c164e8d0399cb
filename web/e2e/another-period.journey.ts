import { after, before, describe, it } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';
import { addDays, dayIn } from '@lendring/contracts/kernel/days.js';
import { launchBrowser } from './browser.ts';
import { pickOffer } from './pick-offer.ts';
import { quiet } from './quiet.ts';
import { signIn } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { checkPage, visit, type Visit } from './visit.ts';

const url = process.env['LENDRING_URL'] ?? 'http://localhost:3000';
const password = 'lendring-demo';
const text = textsOf('de');

const today = dayIn(new Date().toISOString(), 'Europe/Berlin');
const ahead = (days: number): string => addDays(today, days);
/** First of three days of one month, which a calendar of one month shows together. */
const firstAhead = (days: number): string => {
  const day = ahead(days);
  return addDays(day, 2).slice(0, 7) === day.slice(0, 7) ? day : `${addDays(day, 2).slice(0, 7)}-01`;
};
const spoken = (day: string): string =>
  new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));

const button = (within: Page | Locator, name: string): Locator => within.getByRole('button', { name, exact: true });
const said = (page: Page, what: string): Promise<void> =>
  page.getByText(what).filter({ visible: true }).first().waitFor();
const seen = async (visited: Visit): Promise<void> => {
  await quiet(visited.page);
  await checkPage(visited);
};

const propose = async ({ page }: Visit, first: string, last: string): Promise<void> => {
  await button(page, text('requests', 'action.propose_period')).click();
  const dialog = page.getByRole('dialog', { name: text('requests', 'period.title') });
  for (const day of [first, last])
    await dialog
      .getByRole('button', { name: spoken(day) })
      .first()
      .click();
  await button(dialog, text('requests', 'period.send')).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: text('requests', 'scene.proposedSelf.title') }).waitFor();
};

describe('another period of an open request', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  for (const [n, proposing] of (['vendor', 'creator'] as const).entries())
    it(`is agreed by one answer when the ${proposing} proposes it`, async () => {
      const first = firstAhead(9 + 7 * n);
      const offer = await pickOffer(url, 'mehmet');
      const vendor = await visit(browser);
      const creator = await visit(browser, { width: 390 });
      await signIn(vendor.page, url, 'mehmet@example.org', password);
      const booking = `/inserat/${offer.offer_id}/buchung?from=${first}&to=${addDays(first, 1)}`;
      await signIn(creator.page, url, 'gregor@example.org', password, booking);
      await creator.page.locator('#message').fill('Für unser Sommerfest.');
      await button(creator.page, text('offer', 'booking.send')).click();
      await creator.page.waitForURL(({ pathname }) => pathname.startsWith('/anfrage/'));
      const path = new URL(creator.page.url()).pathname;
      await vendor.page.goto(url + path);

      const [one, other] = proposing === 'vendor' ? [vendor, creator] : [creator, vendor];
      await propose(one, first, addDays(first, 2));
      await seen(one);

      await other.page.goto(url + path);
      const period = other.page.locator('#period');
      await button(period, text('requests', 'period.agree')).waitFor();
      if (other === vendor) await button(other.page, text('requests', 'action.acceptAsked.vendor')).waitFor();
      await seen(other);
      await button(period, text('requests', 'period.agree')).click();
      await said(other.page, text('requests', 'period.done.agreed'));

      await one.page.reload();
      for (const { page } of [vendor, creator]) {
        await said(page, text('requests', 'timeline.agreed'));
        await button(page, text('requests', 'action.cancel')).waitFor();
      }
      await said(vendor.page, 'gregor@example.org');
      await said(creator.page, 'mehmet@example.org');
      await seen(vendor);
      await seen(creator);
      for (const { context } of [vendor, creator]) await context.close();
    });
});
