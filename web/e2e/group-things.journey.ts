import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { quiet } from './quiet.ts';
import { openGroup } from './open-group.ts';
import { signIn } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { checkPage, visit } from './visit.ts';

const url = process.env['LENDRING_URL'] ?? 'http://localhost:3000';

describe('a request for a group item', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  it('is taken over by another group admin as lender, and the borrower sees the change', async () => {
    const text = textsOf('de');
    const words = (key: string) => text('groups', key);
    const admin = await visit(browser, { language: 'de', width: 390 });
    const { page } = admin;
    await signIn(page, url, 'jana@example.org', 'lendring-demo', '/gruppen', 'de');
    await openGroup(page, 'Werkzeugkeller Südstadt');
    await page.getByRole('link', { name: words('toRequests'), exact: true }).click();
    await page.waitForURL(/\/anfragen$/);
    await page.getByText('murat_kaya', { exact: false }).first().waitFor();
    await quiet(page);
    await checkPage(admin);
    const asked = { name: 'ole_aus_suelz', thing: 'Bohrhammer mit Meißelfunktion' };
    await page.getByRole('button', { name: text('groups', 'requests.takeName', asked) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await quiet(page);
    await checkPage(admin);
    await dialog.getByRole('button', { name: words('requests.take') }).click();
    await page.waitForURL(/\/anfrage\/[0-9a-f-]{36}$/);
    await page.getByText(text('requests', 'timeline.taken_overSelf'), { exact: false }).waitFor();
    await quiet(page);
    await checkPage(admin);
    const address = new URL(page.url()).pathname;
    await admin.context.close();

    const asker = await visit(browser, { language: 'de', width: 1280 });
    await signIn(asker.page, url, 'ole@example.org', 'lendring-demo', address, 'de');
    const taken = text('requests', 'timeline.taken_overOther').replace('{{name.first}}', 'jana_probst');
    await asker.page.getByText(taken, { exact: false }).waitFor();
    await quiet(asker.page);
    await checkPage(asker);
    await asker.context.close();

    const former = await visit(browser, { language: 'de' });
    await signIn(former.page, url, 'murat@example.org', 'lendring-demo', address, 'de');
    await former.page.getByRole('heading', { name: text('requests', 'gone.title') }).waitFor();
    await former.context.close();
  });
});
