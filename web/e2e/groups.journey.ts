import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';
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

  it('are founded and hidden; a neighbour follows the link, signs in on the way and is in; outside nothing is seen', async () => {
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
    await page.getByText(words('listed.no.label')).click();
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
    await page.getByRole('button', { name: /zum Admin machen/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('act.appoint.label') })
      .click();
    await page.getByText(words('role.admin'), { exact: true }).waitFor();
    await settled(page);

    await neighbour.page.reload();
    await neighbour.page.getByRole('link', { name: words('toEdit') }).waitFor();
    // The server knows nobody, and answers that there is no such page.
    assert.equal(neighbour.takeErrors().length, 1);
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

  it('answer whoever asks to join', async () => {
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

  it('lend a thing among themselves: its owner keeps it for members, and one of these finds and asks for it', async () => {
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
    await checkPage(owner);
    await page.getByRole('button', { name: text('wizard', 'bar.save') }).click();
    await page.locator('dd').getByText(text('wizard', 'groups.sees.label'), { exact: true }).waitFor();

    const stranger = await visit(browser, { language: 'en' });
    await stranger.page.goto(offer);
    await stranger.page.getByRole('heading', { name: text('common', 'notFound.title') }).waitFor();
    await stranger.context.close();

    const member = await visit(browser, { language: 'en', width: 1280 });
    await signIn(member.page, url, 'fiona@example.org', 'lendring-demo', '/en/groups', 'en');
    await member.page.getByRole('link', { name: 'Hillside Allotments', exact: false }).first().click();
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
});
