import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { addDays, dayIn } from '@lendring/contracts/kernel/days.js';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { quiet } from './quiet.ts';
import { openGroup } from './open-group.ts';
import { signIn } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { checkPage, visit } from './visit.ts';

const url = process.env['LENDRING_URL'] ?? 'http://localhost:3000';

const dayAhead = (days: number): string => addDays(dayIn(new Date().toISOString(), 'Europe/London'), days);

describe('search requests', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  it('reach a group, are answered with an item and lead to a request for the searched days', async () => {
    const text = textsOf('en');
    const words = (key: string) => text('wanted', key);
    const [from, last] = [dayAhead(24), dayAhead(25)];
    const asker = await visit(browser, { language: 'en', width: 390 });
    const { page } = asker;
    await signIn(page, url, 'hannah@example.org', 'lendring-demo', '/en/groups', 'en');
    await openGroup(page, 'Hillside Allotments');
    await page.getByRole('link', { name: words('make.action') }).click();
    await page.waitForURL(/\/en\/wanted\/create/);
    await page.getByRole('button', { name: words('make.action') }).click();
    await page.getByText(words('problem.title')).first().waitFor();
    await page.getByLabel(words('form.title'), { exact: true }).fill('Something to carry ten bags of compost');
    await page.getByLabel(text('common', 'ui.from'), { exact: true }).fill(from);
    await page.getByLabel(text('common', 'ui.until'), { exact: true }).fill(last);
    await quiet(page);
    await checkPage(asker);
    await page.getByRole('button', { name: words('make.action') }).click();
    await page.waitForURL(/\/en\/wanted\/[a-z0-9]{10}$/);
    const address = page.url();
    await quiet(page);
    await checkPage(asker);

    const stranger = await visit(browser, { language: 'en' });
    await stranger.page.goto(address);
    await stranger.page.getByRole('heading', { name: text('common', 'notFound.title') }).waitFor();
    assert.equal(await stranger.page.getByText('compost').count(), 0);
    await stranger.context.close();

    const neighbour = await visit(browser, { language: 'en', width: 1280 });
    await signIn(neighbour.page, url, 'tom@example.org', 'lendring-demo', '/en/wanted?tab=groups', 'en');
    await neighbour.page.getByRole('link', { name: 'Something to carry ten bags of compost' }).click();
    await neighbour.page.getByLabel(words('reply.label'), { exact: true }).fill('My trike carries all of them.');
    await neighbour.page.getByLabel(words('reply.offer')).selectOption({ label: 'Cargo trike with a flat bed' });
    await neighbour.page.getByRole('button', { name: words('reply.action'), exact: true }).click();
    await neighbour.page.getByRole('button', { name: words('reply.delete') }).waitFor();
    await quiet(neighbour.page);
    await checkPage(neighbour);
    await neighbour.context.close();

    await page.reload();
    await page.getByText('My trike carries all of them.').waitFor();
    await quiet(page);
    // The server renders for an anonymous visitor and leaves the check for a members-only request to browsers with a
    // session.
    assert.deepEqual(asker.takeErrors(), []);
    await checkPage(asker);
    await page.getByRole('link', { name: words('offer.askForDays') }).click();
    await page.waitForURL(/\/booking\?/);
    const asked = new URL(page.url()).searchParams;
    assert.deepEqual([asked.get('from'), asked.get('to')], [from, last]);
    await page.goBack();
    await quiet(page);
    await page.getByRole('button', { name: words('solve.action') }).click();
    await page.getByText(words('state.solved'), { exact: true }).waitFor();
    assert.equal(await page.getByRole('link', { name: words('offer.askForDays') }).count(), 0);
    await page.getByRole('button', { name: words('delete.action') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('delete.action') })
      .click();
    await page.waitForURL(/\/en\/wanted\?group=/);
    await quiet(page);
    await checkPage(asker);
    assert.equal(await page.getByText('ten bags of compost').count(), 0);
    await asker.context.close();
  });

  it('are found by any user nearby when public, without a group name', async () => {
    const text = textsOf('de');
    const visitor = await visit(browser, { language: 'de', width: 390 });
    const { page } = visitor;
    await page.goto(`${url}/gesuche`);
    await page.getByRole('link', { name: 'Beamer für einen Filmabend im Hof' }).waitFor();
    assert.equal(await page.getByText('Umzugskartons für zwei Wochen').count(), 0);
    assert.equal(await page.getByText('Kiezleihe').count(), 0);
    await quiet(page);
    await checkPage(visitor);
    await page.getByRole('link', { name: 'Beamer für einen Filmabend im Hof' }).click();
    await page.getByRole('link', { name: text('wanted', 'reply.action'), exact: true }).waitFor();
    await quiet(page);
    await checkPage(visitor);
    await visitor.context.close();
  });
});
