import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { apiMessages } from '@lendring/contracts/texts/api-messages.js';
import { launchBrowser } from './browser.ts';
import { pickOffer } from './pick-offer.ts';
import { quiet } from './quiet.ts';
import { signIn } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { checkPage, visit } from './visit.ts';

const url = process.env['LENDRING_URL'] ?? 'http://localhost:3000';
const password = 'lendring-demo';
const text = textsOf('de');
const other = { name: 'tarek_haddad' };

describe('blocking another user', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  it('prevents requests by the blocked user until the block is removed in the settings', async () => {
    const falk = await visit(browser, { language: 'de', width: 390 });
    await signIn(falk.page, url, 'falk@example.org', password, `/benutzer/${other.name}`, 'de');
    await falk.page.getByRole('button', { name: text('user', 'block.do'), exact: true }).click();
    const dialog = falk.page.getByRole('dialog', { name: text('user', 'block.title', other) });
    await dialog.waitFor();
    await quiet(falk.page);
    await checkPage(falk);
    await dialog.getByRole('button', { name: text('user', 'block.do'), exact: true }).click();
    await falk.page.getByText(text('user', 'block.blocked', other)).waitFor();
    await quiet(falk.page);
    await checkPage(falk);

    const wanted = await pickOffer(url, 'falk');
    const tarek = await visit(browser, { language: 'de', width: 1280 });
    await signIn(tarek.page, url, 'tarek@example.org', password, `/inserat/${wanted.offer_id}`, 'de');
    await quiet(tarek.page);
    const panel = { days: text('offer', 'panel.chooseDays'), write: text('offer', 'panel.write') };
    await tarek.page.getByRole('link', { name: panel.days }).last().click();
    const days = tarek.page.getByRole('dialog', { name: text('offer', 'days.title') });
    const day = days.getByRole('grid').locator('[data-today]').first();
    await day.click();
    await day.click();
    await days.getByRole('button', { name: text('common', 'search.takeDays') }).click();
    await tarek.page.getByRole('link', { name: panel.write }).last().click();
    const message = tarek.page.locator('#message');
    await message.fill('Hallo Falk, bitte antworte mir doch.');
    await tarek.page.getByRole('button', { name: text('offer', 'booking.send') }).click();
    await tarek.page.getByText(apiMessages.people_apart.text.de).first().waitFor();
    assert.equal(await message.inputValue(), 'Hallo Falk, bitte antworte mir doch.');
    assert.equal(tarek.takeErrors().length, 1);
    await checkPage(tarek);
    await tarek.context.close();

    await falk.page.goto(`${url}/benutzerkonto/einstellungen`);
    const undo = falk.page.getByRole('button', { name: text('account', 'settings.blocked.undoOf', other) });
    await undo.click();
    await falk.page.getByText(text('account', 'settings.blocked.none')).waitFor();
    await quiet(falk.page);
    await checkPage(falk);
    await falk.context.close();
  });
});
