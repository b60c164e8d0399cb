import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sampleIssuer } from '@lendring/contracts/billing/issuer.js';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { startProduct, type Product } from './product.ts';
import { quiet } from './quiet.ts';
import { signIn } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { checkPage, visit } from './visit.ts';

const password = 'lendring-demo';
const words = textsOf('de');
const books = (key: string, fill?: Readonly<Record<string, string>>) => words('bookkeeping', key, fill);

/** A separate product, since it enables payment by transfer. */
describe('transfers in the backoffice', () => {
  let browser: Browser;
  let product: Product;
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lendring-transfers-'));
    const issuer = join(folder, 'issuer.json');
    await writeFile(issuer, JSON.stringify({ ...sampleIssuer, series: 'LR' }));
    [browser, product] = await Promise.all([
      launchBrowser(),
      startProduct({ PAYMENTS: 'account', BILLING_ISSUER: issuer }),
    ]);
  });
  after(async () => {
    await Promise.all([browser?.close(), product?.stop()]);
    await rm(folder, { recursive: true, force: true });
  });

  const bookPlan = async (email: string): Promise<string> => {
    const { page, context } = await visit(browser, { width: 390 });
    await signIn(page, product.url, email, password, '/plan');
    await page.getByRole('heading', { name: words('billing', 'plans') }).waitFor();
    await quiet(page);
    await page
      .getByRole('link', { name: words('billing', 'book'), exact: true })
      .first()
      .click();
    await page.getByRole('button', { name: words('billing', 'booking.action'), exact: true }).click();
    await page.waitForURL(/ueberweisung/);
    const reference = await page.getByLabel(words('billing', 'transfer.reference'), { exact: true }).inputValue();
    await context.close();
    return reference;
  };
  const item = (page: Page, reference: string) => page.getByRole('article').filter({ hasText: reference });

  it('are found, marked as paid once the amount is right, and imported from a bank statement', async () => {
    const [first, second] = [await bookPlan('ole@example.org'), await bookPlan('jana@example.org')];
    const bookkeeper = await visit(browser);
    const { page } = bookkeeper;
    const seen = async () => {
      await quiet(page);
      await checkPage(bookkeeper);
    };
    await signIn(page, product.url, 'bookkeeper@example.org', password, '/backoffice/rechnungen');
    await page.getByRole('link', { name: books('transfers.tab', { count: '2' }) }).click();
    await page.getByRole('heading', { name: books('transfers.title'), level: 1 }).waitFor();
    await item(page, second).waitFor();
    await seen();
    await page.getByLabel(books('transfers.find')).fill(first.slice(-9));
    await page.getByRole('button', { name: books('invoices.search'), exact: true }).click();
    await item(page, second).waitFor({ state: 'detached' });

    await item(page, first)
      .getByRole('button', { name: books('transfers.mark') })
      .click();
    const dialog = page.getByRole('dialog');
    const mark = dialog.getByRole('button', { name: books('transfers.mark') });
    await mark.click();
    await dialog.getByRole('link', { name: books('transfers.amountMissing') }).waitFor();
    await dialog.getByLabel(books('transfers.amount')).fill('5,00');
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date());
    await dialog.getByLabel(books('transfers.day')).fill(today);
    await dialog.getByLabel(books('transfers.note')).fill('Auszug 3, Zeile 7');
    await mark.click();
    await dialog.getByText('Es wurde nichts gebucht.', { exact: false }).waitFor();
    assert.equal(bookkeeper.takeErrors().length, 1);
    await seen();
    await dialog.getByLabel(books('transfers.amount')).fill('5,83');
    await mark.click();
    await page.getByText(books('transfers.none')).waitFor();

    await writeFile(
      join(folder, 'auszug.csv'),
      `Buchungstag;Verwendungszweck;Betrag\n${today};${second};+5,83\n${today};${first};+5,83\n${today};Oma;+50,00\n`,
    );
    await page.locator('input[type=file]').setInputFiles(join(folder, 'auszug.csv'));
    await page.getByText(books('transfers.outcome.seen'), { exact: true }).waitFor();
    await page.getByText(books('transfers.outcome.pays'), { exact: true }).waitFor();
    await seen();
    await page.getByRole('button', { name: books('transfers.statement.book'), exact: true }).click();
    await page.getByText(books('transfers.statement.booked', { name: 'auszug.csv' })).waitFor();
    await page.getByText(books('transfers.outcome.paid'), { exact: true }).waitFor();
    await page.getByRole('link', { name: books('transfers.tab', { count: '0' }) }).waitFor();
    await page
      .getByRole('link', { name: books('invoices.title'), exact: true })
      .last()
      .click();
    await page.getByRole('link', { name: /^LR-\d{4}-1$/ }).waitFor();
    await page.getByRole('link', { name: /^LR-\d{4}-2$/ }).waitFor();
    await seen();
    await bookkeeper.context.close();
  });
});
