import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { quiet } from './quiet.ts';
import { signIn } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { checkPage, visit } from './visit.ts';

const url = process.env['LENDRING_URL'] ?? 'http://localhost:3000';
const office = (key: string, fill?: Readonly<Record<string, string>>) => textsOf('de')('backoffice', key, fill);
const words = (key: string, fill?: Readonly<Record<string, string>>) => textsOf('de')('advertising', key, fill);

/** Of this journey alone. */
const title = 'Leihtag im Stadtpark';

describe('a house ad', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  it('is drafted, seen at every width, placed with a reason, and ended by the operator', async () => {
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
    await page.getByLabel(words('form.link'), { exact: true }).fill('http://leihtag.example');
    await page.getByLabel(words('form.of'), { exact: true }).fill('Verein Leihtag');
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
    // The refused day, which the browser tells too.
    assert.equal(admin.takeErrors().length, 1);
    await page.getByLabel(office('ads.until'), { exact: true }).fill('');
    await quiet(page);
    await checkPage(admin);
    await place.click();
    await page.getByText(words('stage.running'), { exact: true }).waitFor();
    await page.getByRole('link', { name: words('report') }).waitFor();

    await page.getByRole('link', { name: office('ads.toAll') }).click();
    const shown = page.getByRole('article').filter({ hasText: title });
    await shown.getByText(office('ads.operator'), { exact: false }).waitFor();
    assert.equal(await shown.count(), 1);
    await shown.getByRole('button', { name: office('ads.pause'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: office('ads.pause'), exact: true }).click();
    await dialog.getByRole('link', { name: office('ads.reasonMissing') }).waitFor();
    await dialog.getByLabel(office('ads.reason')).fill('Der Laden ist bis Mai zu.');
    await quiet(page);
    await checkPage(admin);
    await dialog.getByRole('button', { name: office('ads.pause'), exact: true }).click();
    await shown.getByText(words('stage.paused'), { exact: true }).waitFor();
    await shown.getByText(office('ads.history'), { exact: true }).click();
    await shown.getByText('Der Laden ist bis Mai zu.').waitFor();
    await quiet(page);
    await checkPage(admin);
    await shown.getByRole('button', { name: office('ads.continue'), exact: true }).click();
    await shown.getByText(words('stage.running'), { exact: true }).waitFor();
    await shown.getByRole('button', { name: words('end.action') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('end.action') })
      .click();
    await shown.waitFor({ state: 'detached' });
    await admin.context.close();
  });
});
