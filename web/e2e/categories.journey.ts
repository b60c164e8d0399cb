import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { PATIENCE_MS } from './patience.ts';
import { quiet } from './quiet.ts';
import { signIn } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { checkPage, visit } from './visit.ts';

const url = process.env['LENDRING_URL'] ?? 'http://localhost:3000';
const office = (key: string, fill?: Readonly<Record<string, string>>) => textsOf('de')('backoffice', key, fill);
const old = 'medizinischer-bedarf/inhalatoren';
const now = 'medizinischer-bedarf/inhalieren';

const choose = async (page: Page, title: string): Promise<void> => {
  await page.getByLabel(office('categories.find')).fill(title);
  await page.getByRole('button', { name: new RegExp(`^${title}( |$)`) }).click();
  await page.getByRole('heading', { name: title, exact: true }).waitFor();
};

const publish = async (page: Page, reason: string): Promise<void> => {
  await page.getByLabel(office('categories.reason'), { exact: true }).fill(reason);
  await page.getByRole('button', { name: office('categories.publish') }).click();
  await page.getByText(reason, { exact: true }).first().waitFor();
  await page.getByText(office('categories.draftEmpty')).waitFor();
};

const opens = async (page: Page, path: string, words: string): Promise<void> => {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    await page.goto(url + path);
    if ((await page.getByText(words).count()) > 0) return;
    assert.ok(Date.now() < until, `${path} does not say ${words}`);
  }
};

describe('category administration', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  it('lets an admin rename categories and redirects from their old addresses', async () => {
    const admin = await visit(browser);
    const { page } = admin;
    await signIn(page, url, 'admin@example.org', 'lendring-demo', '/backoffice/kategorien');
    await page.getByRole('heading', { name: office('categories.title'), level: 1 }).waitFor();
    await quiet(page);
    await checkPage(admin);
    const { title, slug } = await page.evaluate(async (path) => {
      const answer = await fetch(`/v1/category_at?path=${path}`, { headers: { 'accept-language': 'de' } });
      const { data } = (await answer.json()) as { data: { title: string; url: string } };
      return { title: data.title, slug: data.url.split('/').at(-1) ?? '' };
    }, old);
    await choose(page, title);

    await page.locator('#slug-de').fill('gehhilfen');
    await page.getByRole('button', { name: office('categories.intoDraft') }).click();
    await page.getByRole('alert').filter({ hasText: 'gehhilfen' }).waitFor();
    await page.locator('#slug-de').fill('inhalieren');
    await page.locator('#title-de').fill('Inhalieren');
    await page.getByRole('button', { name: office('categories.intoDraft') }).click();
    await page
      .getByText(office('categories.addressChange', { before: `/kategorie/${old}`, after: `/kategorie/${now}` }))
      .waitFor();
    await quiet(page);
    await checkPage(admin);
    await publish(page, 'Kürzerer Name');

    const guest = await visit(browser, { width: 390 });
    await opens(guest.page, `/kategorie/${old}`, 'Inhalieren');
    assert.equal(new URL(guest.page.url()).pathname, `/kategorie/${now}`);
    await quiet(guest.page);
    await checkPage(guest);
    await opens(guest.page, '/kategorien', 'Inhalieren');
    for (const asked of ['', '?sort=price']) {
      const answer = await fetch(`${url}/kategorie/${old}${asked}`, { redirect: 'manual' });
      assert.equal(answer.status, 301);
      const to = new URL(answer.headers.get('location') ?? '', url);
      assert.equal(to.pathname + to.search, `/kategorie/${now}${asked}`);
      assert.equal((await fetch(to, { redirect: 'manual' })).status, 200);
    }

    await choose(page, 'Inhalieren');
    await page.locator('#title-de').fill(title);
    await page.locator('#slug-de').fill(slug);
    await page.getByRole('button', { name: office('categories.intoDraft') }).click();
    await page
      .getByText(office('categories.addressChange', { before: `/kategorie/${now}`, after: `/kategorie/${old}` }))
      .waitFor();
    await publish(page, 'Doch nicht');
    await opens(guest.page, `/kategorie/${now}`, title);
    assert.equal(new URL(guest.page.url()).pathname, `/kategorie/${old}`);
    await guest.context.close();
    await admin.context.close();
  });

  it('is limited to admins, and other staff are redirected without access to drafts', async () => {
    const member = await visit(browser, { width: 390 });
    const { page } = member;
    await signIn(page, url, 'jana@example.org', 'lendring-demo');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${url}/backoffice/kategorien`);
    await page.getByText(textsOf('de')('common', 'frame.notYours')).first().waitFor();
    assert.equal(new URL(page.url()).pathname, '/');
    await quiet(page);
    await checkPage(member);
    assert.equal(await page.getByRole('heading', { name: office('categories.title'), level: 1 }).count(), 0);
    assert.deepEqual(
      asked.filter((path) => path.startsWith('/v1/category_')),
      [],
    );
    const bare = await (await fetch(`${url}/backoffice/kategorien`)).text();
    assert.ok(!bare.includes(office('categories.draftEmpty')));
    const status = await page.evaluate(async () => {
      const given = await (await fetch('/auth/token', { method: 'POST', headers: { 'x-lendring': '1' } })).json();
      const { access_token: token } = given as { access_token: string };
      return (await fetch('/v1/category_tree', { headers: { authorization: `Bearer ${token}` } })).status;
    });
    assert.equal(status, 403);
    await member.context.close();
  });

  it('merges categories so that offers are found in the target category, and restores them', async () => {
    const admin = await visit(browser, { width: 390 });
    const { page } = admin;
    await signIn(page, url, 'admin@example.org', 'lendring-demo', '/backoffice/kategorien');
    const titles = await page.evaluate(async () => {
      const named = async (id: number) => {
        const answer = await fetch(`/v1/category/${id}`, { headers: { 'accept-language': 'de' } });
        return ((await answer.json()) as { data: { title: string } }).data.title;
      };
      return { from: await named(1304), into: await named(1307) };
    });
    await choose(page, titles.from);
    await page.locator('#into').selectOption('1307');
    await page.getByRole('button', { name: office('categories.merge'), exact: true }).click();
    await page
      .locator('section[aria-labelledby=draft]')
      .getByText(office('categories.foundIn', { title: titles.into }))
      .waitFor();
    await quiet(page);
    await checkPage(admin);
    await publish(page, 'Zusammen übersichtlicher');

    const guest = await visit(browser, { width: 1280 });
    await guest.page.goto(`${url}/kategorie/${old}`);
    await guest.page.getByRole('heading', { level: 1, name: titles.into }).waitFor();
    await guest.context.close();

    await page.getByText(office('categories.left_one', { count: '1' })).click();
    await page.getByRole('button', { name: office('categories.restore') }).click();
    await page.getByText(office('categories.changed.restored')).waitFor();
    await publish(page, 'Doch wieder getrennt');
    await quiet(page);
    await checkPage(admin);
    await admin.context.close();
  });
});
