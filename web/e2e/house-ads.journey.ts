import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { quiet } from './quiet.ts';
import { signIn } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { checkPage, visit } from './visit.ts';

const url = process.env['LENDRING_URL'] ?? 'http://localhost:3000';
const office = (key: string, fill?: Readonly<Record<string, string>>) => textsOf('de')('backoffice', key, fill);
const ads = (key: string, fill?: Readonly<Record<string, string>>) => textsOf('de')('ads', key, fill);
const words = (key: string, fill?: Readonly<Record<string, string>>) => textsOf('de')('advertising', key, fill);

const title = 'Leihtag im Stadtpark';

const seesWhy = async (browser: Browser): Promise<void> => {
  const visitor = await visit(browser);
  const { page, context } = visitor;
  const mark = page.locator('aside details').filter({ hasText: 'Verein Leihtag' }).first();
  const isThere = async (): Promise<boolean> => {
    await page.goto(`${url}/ortssuche/dresden`);
    return mark.waitFor({ state: 'attached', timeout: 5_000 }).then(
      () => true,
      () => false,
    );
  };
  for (let tries = 0; tries < 20 && !(await isThere()); tries += 1);
  const said = (await mark.textContent()) ?? '';
  assert.ok(said.includes(ads('paidFor', { name: 'Verein Leihtag', payer: 'Stiftung Nachbarn' })), said);
  assert.ok(said.includes(ads('area', { radius: '10', city: 'Dresden' })), said);
  await quiet(page);
  await checkPage(visitor);
  await context.close();
};

describe('a house ad', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  it('is drafted, previewed at every width, placed with a reason and ended by the operator', async () => {
    const admin = await visit(browser);
    const { page } = admin;
    await signIn(page, url, 'admin@example.org', 'lendring-demo', '/backoffice/anzeigen');
    await page.getByRole('link', { name: office('ads.newTitle') }).click();
    await page.getByRole('heading', { name: office('ads.newTitle'), level: 1 }).waitFor();
    await quiet(page);
    await checkPage(admin);
    await page.getByLabel(words('form.title'), { exact: true }).fill(title);
    await page.getByLabel(words('form.claim'), { exact: true }).fill('Am Samstag, für alle');
    await page.getByLabel(words('form.cta'), { exact: true }).fill('Ansehen');
    await page.getByLabel(words('form.link'), { exact: true }).fill('leihtag');
    await page.getByLabel(words('form.of'), { exact: true }).fill('Verein Leihtag');
    await page.getByLabel(words('form.payer'), { exact: false }).fill('Stiftung Nachbarn');
    const town = page.getByRole('combobox', { name: words('form.town') });
    await town.pressSequentially('Dresden');
    await page.getByRole('option', { name: 'Dresden' }).first().click();
    await page.getByLabel(textsOf('de')('common', 'search.radius'), { exact: true }).selectOption('10');
    await page.getByRole('button', { name: words('form.create') }).click();
    await page.getByText(words('problem.link')).first().waitFor();
    await page.getByLabel(words('form.link'), { exact: true }).fill('https://leihtag.example/');
    await page.getByRole('button', { name: words('form.create') }).dblclick();
    await page.getByRole('heading', { name: office('ads.houseTitle'), level: 1 }).waitFor();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'park.png', mimeType: 'image/png', buffer: await page.screenshot() });
    await page.getByText(words('preview.phone'), { exact: true }).waitFor();
    assert.equal(await page.locator('iframe').count(), 6);

    const place = page.getByRole('button', { name: office('ads.placeAction') });
    await place.click();
    await page.getByText(office('ads.reasonMissing')).first().waitFor();
    await page.getByLabel(office('ads.reason'), { exact: true }).fill('Partner des Hauses');
    await page.getByLabel(office('ads.until'), { exact: true }).fill('2020-01-01');
    await place.click();
    await page.getByText('Wähl einen späteren letzten Tag.', { exact: false }).first().waitFor();
    assert.equal(admin.takeErrors().length, 1);
    await page.getByLabel(office('ads.until'), { exact: true }).fill('');
    await quiet(page);
    await checkPage(admin);
    await place.click();
    await page.getByText(words('stage.running'), { exact: true }).waitFor();
    await page.getByRole('link', { name: words('report') }).waitFor();

    await page.getByRole('link', { name: office('ads.toAll') }).click();
    await seesWhy(browser);

    const shown = page.getByRole('row').filter({ hasText: title });
    await shown.getByText(office('ads.around', { radius: '10', city: 'Dresden' }), { exact: false }).waitFor();
    assert.equal(await shown.count(), 1);
    await shown.getByRole('button', { name: office('ads.pause'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: office('ads.pause'), exact: true }).click();
    await dialog.getByRole('link', { name: office('ads.reasonMissing') }).waitFor();
    const reason = dialog.getByLabel(office('ads.reason'));
    assert.equal(await reason.getAttribute('maxlength'), String(limits.reason));
    await reason.fill('Der Laden ist bis Mai zu.');
    await quiet(page);
    await checkPage(admin);
    await dialog.getByRole('button', { name: office('ads.pause'), exact: true }).click();
    await shown.getByText(office('ads.states.paused'), { exact: true }).waitFor();
    await shown.getByText(office('ads.history'), { exact: true }).click();
    await shown.getByText('Der Laden ist bis Mai zu.').waitFor();
    await quiet(page);
    await checkPage(admin);
    await shown.getByRole('button', { name: office('ads.continue'), exact: true }).click();
    await shown.getByText(office('ads.states.running'), { exact: true }).waitFor();
    await shown.getByRole('button', { name: words('end.action') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('end.action') })
      .click();
    await shown.waitFor({ state: 'detached' });
    const filters = page.getByRole('group', { name: office('ads.filters') });
    await filters.getByLabel(office('ads.state'), { exact: true }).selectOption('over');
    await filters.getByLabel(office('ads.kind'), { exact: true }).selectOption('house');
    await shown.getByText(office('ads.states.over'), { exact: true }).first().waitFor();
    assert.equal(new URL(page.url()).search, '?state=over&kind=house');
    assert.equal(await shown.getByRole('button', { name: words('end.action') }).count(), 0);
    await quiet(page);
    await checkPage(admin);
    await admin.context.close();
  });
});
