import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { openGroup } from './open-group.ts';
import { quiet } from './quiet.ts';
import { signIn } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { checkPage, settled, visit } from './visit.ts';

const url = process.env['LENDRING_URL'] ?? 'http://localhost:3000';

describe('groups', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  it('can be founded and hidden, and a neighbour joins by link and sign-in', async () => {
    const text = textsOf('de');
    const words = (key: string) => text('groups', key);
    const founder = await visit(browser, { language: 'de', width: 390 });
    const { page } = founder;
    await signIn(page, url, 'wiebke@example.org', 'lendring-demo', '/gruppen');
    await page
      .getByRole('link', { name: words('found.action') })
      .first()
      .click();
    await page.waitForURL(`${url}/gruppe/erstellen`);
    await page.getByLabel(words('form.name'), { exact: true }).fill('Hausflur Nummer neun');
    await page.getByText(words('joining.invitation.label'), { exact: true }).click();
    assert.ok(await page.getByRole('radio', { name: new RegExp(`^${words('listed.no.label')}`) }).isChecked());
    await quiet(page);
    await checkPage(founder);
    await page.getByRole('button', { name: words('found.action') }).click();
    await page.getByRole('button', { name: words('link.make') }).click();
    const link = await page.getByLabel(words('link.address')).inputValue();
    await page.getByRole('img', { name: /QR/ }).waitFor();
    await quiet(page);
    await checkPage(founder);
    const group = page.url().replace(/\/mitglieder$/, '');

    const neighbour = await visit(browser, { language: 'de', width: 1280 });
    await neighbour.page.goto(link);
    await neighbour.page.getByRole('heading', { name: 'Hausflur Nummer neun' }).waitFor();
    await checkPage(neighbour);
    await neighbour.page.getByRole('link', { name: words('invitation.haveAccount') }).click();
    await neighbour.page.locator('input[type=email]').fill('bernd@example.org');
    await neighbour.page.locator('input[type=password]').fill('lendring-demo');
    await neighbour.page.locator('main button[type=submit]').click();
    await neighbour.page.getByRole('button', { name: words('invitation.accept') }).click();
    await neighbour.page.getByText(words('toMembers'), { exact: true }).waitFor();
    await quiet(neighbour.page);
    await checkPage(neighbour);

    const stranger = await visit(browser, { language: 'de' });
    await stranger.page.goto(group);
    await stranger.page.getByRole('heading', { name: text('common', 'notFound.title') }).waitFor();
    assert.equal(await stranger.page.getByText('Hausflur').count(), 0);
    await stranger.context.close();

    await page.reload();
    const more = page.getByRole('button', { name: /^Mehr zu / });
    await more.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: words('act.appoint.label') }).waitFor();
    await quiet(page);
    await checkPage(founder);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('act.block.label') })
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label')?.startsWith('Mehr zu '));
    await more.click();
    await page.getByRole('button', { name: words('act.appoint.label') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('act.appoint.label') })
      .click();
    await page.getByText(words('role.admin'), { exact: true }).waitFor();
    await settled(page);

    await neighbour.page.reload();
    await neighbour.page.getByRole('link', { name: words('toEdit') }).waitFor();
    // The server renders for an anonymous visitor and leaves the check for a members-only group to browsers with a
    // session.
    assert.deepEqual(neighbour.takeErrors(), []);
    await neighbour.page.getByRole('button', { name: words('leave.action') }).click();
    await neighbour.page
      .getByRole('dialog')
      .getByRole('button', { name: words('leave.action') })
      .click();
    await neighbour.page.waitForURL(`${url}/gruppen`);
    await quiet(neighbour.page);
    await checkPage(neighbour);
    for (const { context } of [founder, neighbour]) await context.close();
  });

  it('let an admin answer a membership request', async () => {
    const text = textsOf('nl');
    const words = (key: string) => text('groups', key);
    const admin = await visit(browser, { language: 'nl', width: 1280 });
    await signIn(admin.page, url, 'els@example.org', 'lendring-demo', '/nl/groep/maken', 'nl');
    await admin.page.getByLabel(words('form.name'), { exact: true }).fill('Vriendenkring Maastricht');
    await admin.page.getByRole('button', { name: words('found.action') }).click();
    await admin.page.getByRole('button', { name: words('link.make') }).waitFor();
    const group = admin.page.url().replace(/\/leden$/, '');

    const guest = await visit(browser, { language: 'nl', width: 390 });
    await signIn(guest.page, url, 'daan@example.org', 'lendring-demo', new URL(group).pathname, 'nl');
    await guest.page.getByLabel(words('join.message')).fill('Ik ken jullie van de markt.');
    await guest.page.getByRole('button', { name: words('join.request') }).click();
    await guest.page.getByText(words('join.waits')).waitFor();
    await guest.page.waitForFunction(() => document.activeElement?.id === 'membership');
    await quiet(guest.page);
    await checkPage(guest);

    await admin.page.reload();
    await admin.page.getByText('Ik ken jullie van de markt.').waitFor();
    await quiet(admin.page);
    await checkPage(admin);
    await admin.page.getByRole('button', { name: /toelaten$/ }).click();
    await admin.page.getByText('Ik ken jullie van de markt.').waitFor({ state: 'detached' });

    await guest.page.reload();
    await guest.page.getByText(words('role.member'), { exact: true }).waitFor();
    for (const { context } of [admin, guest]) await context.close();
  });

  it('lend a members-only item, which a member finds and requests', async () => {
    const text = textsOf('en');
    const words = (key: string) => text('groups', key);
    const owner = await visit(browser, { language: 'en', width: 390 });
    const { page } = owner;
    await signIn(page, url, 'tom@example.org', 'lendring-demo', '/en/account/offers', 'en');
    await page.getByRole('link', { name: /Edit.*paddle boards/ }).click();
    await page.waitForURL(/\/edit$/);
    const offer = page.url().replace(/\/edit$/, '');
    await page.locator('#check-groups').click();
    await page.getByLabel('Hillside Allotments', { exact: false }).check();
    await page.getByText(text('wizard', 'groups.sees.label'), { exact: true }).click();
    await page.getByLabel(text('wizard', 'groups.free'), { exact: true }).check();
    await quiet(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await checkPage(owner);
    await page.getByRole('button', { name: text('wizard', 'bar.save') }).click();
    await page.locator('dd').getByText(text('wizard', 'groups.sees.label'), { exact: true }).waitFor();

    const stranger = await visit(browser, { language: 'en' });
    await stranger.page.goto(offer);
    await stranger.page.getByRole('heading', { name: text('common', 'notFound.title') }).waitFor();
    await stranger.context.close();

    const member = await visit(browser, { language: 'en', width: 1280 });
    await signIn(member.page, url, 'fiona@example.org', 'lendring-demo', '/en/groups', 'en');
    await openGroup(member.page, 'Hillside Allotments');
    await member.page.getByRole('heading', { name: words('things.title') }).waitFor();
    await quiet(member.page);
    await checkPage(member);
    await member.page.getByRole('link', { name: /Search all/ }).click();
    await member.page.getByText(text('search', 'row.membersOnly')).first().waitFor();
    await quiet(member.page);
    await checkPage(member);
    await member.page.getByRole('link', { name: 'paddle boards', exact: false }).first().click();
    await member.page.getByText(text('offer', 'groups.freeForYou'), { exact: false }).waitFor();
    await quiet(member.page);
    await checkPage(member);
    await member.page.getByRole('link', { name: text('offer', 'panel.chooseDays') }).waitFor();
    for (const { context } of [owner, member]) await context.close();
  });

  it('show lending statistics to admins, including as a file, but not to other members', async () => {
    const text = textsOf('de');
    const words = (key: string) => text('groups', key);
    const admin = await visit(browser, { language: 'de', width: 390 });
    await signIn(admin.page, url, 'murat@example.org', 'lendring-demo', '/gruppen');
    await openGroup(admin.page, 'Werkzeugkeller Südstadt');
    await admin.page.getByRole('link', { name: words('toNumbers'), exact: true }).click();
    await admin.page.getByRole('table').waitFor();
    await quiet(admin.page);
    await checkPage(admin);
    const saved = admin.page.waitForEvent('download');
    await admin.page.getByRole('button', { name: words('numbers.download') }).click();
    assert.match((await saved).suggestedFilename(), /^lendring-werkzeugkeller-suedstadt-\d{4}-\d\d-\d\d\.csv$/);

    const member = await visit(browser, { language: 'de' });
    await signIn(member.page, url, 'katrin@example.org', 'lendring-demo', new URL(admin.page.url()).pathname);
    await member.page.getByRole('heading', { name: text('common', 'notFound.title') }).waitFor();
    for (const { context } of [admin, member]) await context.close();
  });

  it('show members the free days of an item and lead to a request for these days', async () => {
    const words = (key: string) => textsOf('de')('groups', key);
    const phone = await visit(browser, { language: 'de', width: 390 });
    await signIn(phone.page, url, 'katrin@example.org', 'lendring-demo', '/gruppen');
    await openGroup(phone.page, 'Werkzeugkeller Südstadt');
    await phone.page
      .getByRole('main')
      .getByRole('link', { name: words('toCalendar'), exact: true })
      .click();
    await phone.page.getByText('Wurfzelt für zwei').first().waitFor();
    await quiet(phone.page);
    await checkPage(phone);

    const { page } = phone;
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('link', { name: words('calendar.next') }).click();
    await page.waitForURL(/from=/);
    const row = page.getByRole('row', { name: /Wurfzelt für zwei/ });
    await row
      .getByRole('link', { name: /anfragen/ })
      .first()
      .waitFor();
    await quiet(page);
    await checkPage(phone);
    await row
      .getByRole('link', { name: /anfragen/ })
      .last()
      .click();
    await page.waitForURL(/\/buchung\?from=(\d{4}-\d\d-\d\d)&to=\1/);
    await phone.context.close();
  });

  it('add several items of a member at once', async () => {
    const text = textsOf('en');
    const words = (key: string) => text('groups', key);
    const member = await visit(browser, { language: 'en', width: 390 });
    const { page } = member;
    await signIn(page, url, 'fiona@example.org', 'lendring-demo', '/en/groups', 'en');
    await openGroup(page, 'Hillside Allotments');
    await page.getByRole('link', { name: words('share.title') }).click();
    await page.getByRole('button', { name: words('share.action') }).click();
    await page.getByText(words('share.problem.among')).first().waitFor();
    await page.getByLabel(/banjo/i).check();
    await page.getByLabel(/kilt/i).check();
    await page.getByText(text('wizard', 'groups.asks.label'), { exact: true }).click();
    await quiet(page);
    await checkPage(member);
    await page.getByRole('button', { name: words('share.action') }).click();
    await page.waitForURL(/\/en\/group\/[^/]+$/);
    await page.getByRole('link', { name: /kilt/i }).first().waitFor();
    await page.getByRole('link', { name: /banjo/i }).first().waitFor();
    await page.getByRole('link', { name: words('share.title') }).click();
    await page.getByRole('checkbox').first().waitFor();
    await page
      .getByLabel(/banjo|kilt/i)
      .first()
      .waitFor({ state: 'detached' });
    await member.context.close();
  });
});
