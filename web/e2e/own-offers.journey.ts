import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { quiet } from './quiet.ts';
import { signIn } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { awake, checkPage, visit, type Visit } from './visit.ts';

const url = process.env['LENDRING_URL'] ?? 'http://localhost:3000';
const words = textsOf('de');
const table = (key: string, fill?: Readonly<Record<string, string>>) => words('offerTable', key, fill);
const figures = (key: string) => words('ownFigures', key);

const seen = async (visited: Visit): Promise<void> => {
  await quiet(visited.page);
  await checkPage(visited);
};

describe('many own offers', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  it('are imported after a dry run, paused together, put online again by undo, given other conditions, and counted', async () => {
    const shop = await visit(browser);
    const { page } = shop;
    await signIn(page, url, 'bergsport@example.org', 'lendring-demo', '/benutzerkonto/inserate/import');
    const csv = 'Eigene Nummer;Titel;Preis pro Tag\nBZ-1;Lawinenrucksack;15,00\nBZ-2;Steigeisen;viel\n';
    const choose = page.locator('input[type=file]').first();
    await awake(choose);
    await choose.setInputFiles({ name: 'winter.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await page.getByText(table('import.does.create_one')).waitFor();
    await page
      .getByRole('table', { name: table('import.problems') })
      .getByText('Preis pro Tag')
      .waitFor();
    await seen(shop);
    await page.getByRole('button', { name: table('import.go_one') }).click();
    await page.getByRole('heading', { name: table('import.finished') }).waitFor();
    await page
      .getByRole('link', { name: table('import.toTable') })
      .last()
      .click();
    await page.getByText('Lawinenrucksack').first().waitFor();
    assert.equal(await page.getByText('Steigeisen', { exact: true }).count(), 0);

    for (const title of ['Schneeschuhe mit Stöcken und Gamaschen', 'Kraxe für Kinder bis 20 Kilo'])
      await page.getByRole('checkbox', { name: table('pick', { title }) }).check();
    await page.getByText(table('bulk.chosen_other', { shown: '2' })).waitFor();
    await seen(shop);
    await page.getByRole('button', { name: table('bulk.act') }).click();
    await page.getByRole('button', { name: table('bulk.kind.pause') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: table('bulk.go.pause') }).click();
    await dialog.getByText(table('bulk.did.pause_other', { shown: '2' })).waitFor();
    await seen(shop);
    await dialog.getByRole('button', { name: table('bulk.undo') }).click();
    await dialog.getByText(table('bulk.did.undo_other', { shown: '2' })).waitFor();
    await dialog
      .getByRole('button', { name: table('bulk.close') })
      .last()
      .click();

    await page.getByRole('button', { name: table('bulk.act') }).click();
    await page.getByRole('button', { name: table('bulk.kind.conditions') }).click();
    await dialog.getByRole('checkbox', { name: table('bulk.conditions.topic.preparation') }).check();
    await dialog.getByLabel(words('wizard', 'booking.after')).selectOption('1 days');
    await dialog.getByText(table('bulk.conditions.changes_other', { shown: '2', total: '2' })).waitFor();
    await seen(shop);
    await dialog.getByRole('button', { name: table('bulk.go.conditions') }).click();
    await dialog.getByText(table('bulk.did.conditions_other', { shown: '2' })).waitFor();
    await dialog.getByRole('button', { name: table('bulk.undo') }).click();
    await dialog.getByText(table('bulk.did.undo_other', { shown: '2' })).waitFor();
    await dialog
      .getByRole('button', { name: table('bulk.close') })
      .last()
      .click();

    await page.goto(`${url}/benutzerkonto/inserate/zahlen`);
    await page
      .getByRole('list', { name: figures('figures') })
      .getByRole('button', { name: new RegExp(`^${figures('column.loans')}`) })
      .click();
    await page.getByText(figures('about.loans')).waitFor();
    await seen(shop);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: figures('download') })
        .first()
        .click(),
    ]);
    assert.match(await readFile(await file.path(), 'utf8'), new RegExp(`${figures('from')}.${figures('to')}.`));
    await shop.context.close();
  });
});
