import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { quiet } from './quiet.ts';
import { signIn } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { checkPage, visit } from './visit.ts';

const url = process.env['LENDRING_URL'] ?? 'http://localhost:3000';
const password = 'lendring-demo';
const words = textsOf('de');
const office = (key: string, fill?: Readonly<Record<string, string>>) => words('backoffice', key, fill);
const books = (key: string, fill?: Readonly<Record<string, string>>) => words('bookkeeping', key, fill);

const payAd = async (page: Page, title: string): Promise<void> => {
  const text = (key: string) => words('advertising', key);
  await page.goto(`${url}/benutzerkonto/anzeigen/neu`);
  for (const [label, value] of [
    ['title', title],
    ['claim', 'Mit Einweisung, auch am Wochenende'],
    ['cta', 'Ansehen'],
    ['link', 'https://hamacher.example/bagger'],
  ] as const)
    await page.getByLabel(text(`form.${label}`), { exact: true }).fill(value);
  await page.getByRole('button', { name: text('form.create') }).click();
  await page.getByText(text('stageText.draft')).waitFor();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'digger.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await page.getByRole('button', { name: words('billing', 'booking.action') }).click();
  await page.getByRole('button', { name: words('billing', 'test.paid'), exact: true }).click();
  await page.getByText(words('billing', 'paid.granted.textOfAd')).waitFor();
};

describe('bookkeeping in the backoffice', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  it('finds invoices by buyer and number, cancels an invoice with a reason and exports all invoices', async () => {
    const bookkeeper = await visit(browser, { width: 1280 });
    const { page } = bookkeeper;
    const seen = async () => {
      await quiet(page);
      await checkPage(bookkeeper);
    };
    const numbers = page.getByRole('link', { name: /^MUSTER-\d{4}-\d+$/ });
    await signIn(page, url, 'bookkeeper@example.org', password, '/backoffice/rechnungen');
    await page.getByRole('heading', { name: books('invoices.title'), level: 1 }).waitFor();
    await page.getByRole('combobox', { name: books('invoices.status'), exact: true }).selectOption('paid');
    await page.waitForURL(/status=paid/);
    await quiet(page);
    // Take the oldest invoice: other journeys create newer ones.
    const number = (await numbers.last().textContent()) ?? '';
    await seen();

    const buyer = (await page.getByRole('row').last().getByRole('cell').nth(3).textContent()) ?? '';
    await page.getByLabel(books('invoices.find')).fill(buyer.slice(0, 4).toUpperCase());
    await page.getByRole('button', { name: books('invoices.search'), exact: true }).click();
    await page.waitForURL(/text=/);
    await page.getByRole('link', { name: number, exact: true }).waitFor();
    await page.getByLabel(books('invoices.find')).fill('Niemand, der so heißt');
    await page.getByRole('button', { name: books('invoices.search'), exact: true }).click();
    await page.getByText(books('invoices.noneText')).waitFor();
    await page.getByLabel(books('invoices.find')).fill(number.toLowerCase());
    await page.getByRole('button', { name: books('invoices.search'), exact: true }).click();
    await page.waitForURL(new RegExp(`text=${number.toLowerCase()}`));
    await page.getByRole('link', { name: number, exact: true }).click();
    await page.getByRole('heading', { name: number, level: 1 }).waitFor();
    assert.match(await page.title(), new RegExp(`^${books('invoices.oneTitle')} `));
    await seen();

    await page.getByRole('button', { name: books('invoices.takeBack') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: books('invoices.takeBack') }).click();
    await dialog.getByRole('link', { name: books('invoices.reasonMissing') }).waitFor();
    await dialog.getByLabel(books('invoices.reason')).fill('Auf die falsche Firma ausgestellt.');
    const keep = dialog.getByRole('radio', { name: books('invoices.planKeep') });
    if ((await keep.count()) > 0) await keep.check({ force: true });
    await seen();
    await dialog.getByRole('button', { name: books('invoices.takeBack') }).click();
    await page.getByText(books('invoices.wasTakenBack', { reason: 'Auf die falsche Firma ausgestellt.' })).waitFor();
    assert.equal(await page.getByRole('button', { name: books('invoices.takeBack') }).count(), 0);
    await page.getByRole('link', { name: words('billing', 'invoice.creditNote').trim() }).click();
    await page.getByRole('link', { name: words('billing', 'invoice.cancels', { number }) }).waitFor();
    await seen();

    await page.goto(`${url}/backoffice/rechnungen`);
    await numbers.first().waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words('common', 'table.download') }).click(),
    ]);
    assert.ok((await readFile(await file.path(), 'utf8')).includes(number));
    await bookkeeper.context.close();
  });

  it('shows plans and ads on sale read-only', async () => {
    const bookkeeper = await visit(browser, { width: 390 });
    const { page } = bookkeeper;
    await signIn(page, url, 'bookkeeper@example.org', password, '/backoffice/tarife');
    await page.getByRole('heading', { name: office('plans.title'), level: 1 }).waitFor();
    await page.getByRole('heading', { name: office('plans.ads') }).waitFor();
    assert.equal(await page.locator('main').getByRole('textbox').count(), 0);
    await quiet(page);
    await checkPage(bookkeeper);
    await page.getByRole('button', { name: new RegExp(`${office('nav.plans')}$`) }).click();
    await checkPage(bookkeeper);
    await page.getByRole('link', { name: office('nav.invoices'), exact: true }).click();
    await page.getByRole('heading', { name: books('invoices.title'), level: 1 }).waitFor();
    await page.goto(`${url}/backoffice/report`, { waitUntil: 'commit' });
    await page.getByText(new RegExp(office('home.needs', { roles: '.+' }))).waitFor();
    await bookkeeper.context.close();
  });
});

describe('a paid ad', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  it('is approved by a moderator and shown, or declined with a reason sent to its company', async () => {
    // Number that distinguishes this run's ads from those of an earlier run against the same product.
    const run = String(Date.now()).slice(-6);
    const [good, bad] = [`Minibagger zur Miete ${run}`, `Bagger geschenkt ${run}`];
    const company = await visit(browser, { width: 390 });
    await signIn(company.page, url, 'hamacher@example.org', password);
    await payAd(company.page, good);
    await payAd(company.page, bad);

    const moderator = await visit(browser, { width: 1280 });
    const { page } = moderator;
    const seen = async () => {
      await quiet(page);
      await checkPage(moderator);
    };
    const waiting = (title: string) => page.getByRole('article', { name: title });
    await signIn(page, url, 'moderator@example.org', password, '/backoffice/anzeigen');
    await waiting(good)
      .getByRole('button', { name: office('ads.approve') })
      .waitFor();
    await seen();
    await waiting(good)
      .getByRole('button', { name: office('ads.approve') })
      .click();
    await waiting(good).waitFor({ state: 'detached' });
    await waiting(bad)
      .getByRole('button', { name: office('ads.decline') })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: office('ads.decline') }).click();
    await dialog.getByRole('link', { name: office('ads.reasonMissing') }).waitFor();
    await dialog.getByLabel(office('ads.reason')).fill('Verspricht etwas, das es nicht gibt.');
    await seen();
    await dialog.getByRole('button', { name: office('ads.decline') }).click();
    await waiting(bad).waitFor({ state: 'detached' });
    await page
      .getByRole('region', { name: office('ads.shown') })
      .getByRole('rowheader', { name: good })
      .waitFor();
    await seen();

    await company.page.goto(`${url}/benutzerkonto/anzeigen`);
    await company.page.getByRole('link', { name: bad }).click();
    await company.page.getByText('Verspricht etwas, das es nicht gibt.').waitFor();
    await quiet(company.page);
    await checkPage(company);
    await Promise.all([company.context.close(), moderator.context.close()]);
  });
});
