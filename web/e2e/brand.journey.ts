import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { PATIENCE_MS } from './patience.ts';
import { startProduct, type Product } from './product.ts';
import { quiet } from './quiet.ts';
import { signIn } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { checkPage, visit } from './visit.ts';

const office = (key: string, fill?: Readonly<Record<string, string>>) => textsOf('de')('backoffice', key, fill);
const name = 'Leihbar';
const accent = '#7a1f5c';

/** A separate product, since the brand applies to the whole installation. */
describe('the brand of an installation', () => {
  let browser: Browser;
  let product: Product;
  let url: string;
  let folder: string;
  before(async () => {
    [browser, product, folder] = await Promise.all([
      launchBrowser(),
      startProduct(),
      mkdtemp(join(tmpdir(), 'lendring-logo-')),
    ]);
    ({ url } = product);
  });
  after(async () => {
    await Promise.all([browser?.close(), product?.stop()]);
    await rm(folder, { recursive: true, force: true });
  });

  const isCalled = async (page: Page, path: string, brand: string): Promise<void> => {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      await page.goto(url + path);
      if ((await page.title()).endsWith(brand)) return;
      assert.ok(Date.now() < until, `${path} is called ${await page.title()} instead of ${brand}`);
    }
  };
  const version = (page: Page, number: number) =>
    page
      .getByText(office('settings.version', { number: String(number) }), { exact: true })
      .first()
      .waitFor();

  it('is previewed and set by an admin, shown to visitors everywhere, and reset', async () => {
    const admin = await visit(browser);
    const { page } = admin;
    await signIn(page, url, 'admin@example.org', 'lendring-demo', '/backoffice/einstellungen?part=brand');
    await page.getByLabel(office('settings.brand.name'), { exact: false }).first().fill(name);
    const logo = join(folder, 'logo.png');
    await page.screenshot({ path: logo, clip: { x: 0, y: 0, width: 200, height: 200 } });
    await page.locator('input[type=file]').setInputFiles(logo);
    await page.getByRole('button', { name: office('settings.brand.remove') }).waitFor();
    await page.locator('#accent').fill('#ffd27a');
    await page.getByText(office('settings.brand.ratioLow', { ratio: '1,42' })).waitFor();
    await page.getByLabel(office('settings.reason'), { exact: true }).fill('So heißen wir.');
    await page.getByRole('button', { name: office('settings.publish') }).click();
    await page.getByRole('link', { name: office('settings.problem.contrast') }).waitFor();
    await page.locator('#accent').fill(accent);
    await page.getByText(office('settings.brand.ratio', { ratio: '9,64' })).waitFor();
    await quiet(page);
    await checkPage(admin);
    await page.getByRole('button', { name: office('settings.publish') }).click();
    await version(page, 1);

    const guest = await visit(browser, { width: 390, height: 844 });
    for (const [language, path] of [
      ['de', '/'],
      ['en', '/en/'],
      ['nl', '/nl/'],
    ] as const) {
      await isCalled(guest.page, path, name);
      await guest.page.locator('footer').getByText(name, { exact: true }).first().waitFor();
      assert.doesNotMatch(await guest.page.locator('body').innerText(), /Lendring/);
      const manifest = (await (await fetch(`${url}/app.${language}.webmanifest`)).json()) as {
        name: string;
        theme_color: string;
        icons: { src: string }[];
      };
      assert.deepEqual([manifest.name, manifest.theme_color], [name, accent]);
      assert.equal((await fetch(url + manifest.icons[0]?.src)).status, 200);
      assert.equal(await guest.page.locator('meta[property="og:site_name"]').getAttribute('content'), name);
      const colour = await guest.page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--background-color-teal'),
      );
      assert.ok(colour.includes('accent') || colour.includes(accent), colour);
      await quiet(guest.page);
      await checkPage(guest);
    }

    await guest.page.goto(`${url}/nl/auth/register`);
    await guest.page.locator('input[type=email]').fill('brand@example.org');
    await guest.page.locator('input[type=password]').fill('a sentence that only I know');
    await guest.page.getByRole('button', { name: textsOf('nl')('auth', 'register.do') }).click();
    await guest.page.getByRole('heading', { name: textsOf('nl')('auth', 'checkMail.title') }).waitFor();
    const mail = async (): Promise<string> => {
      for (const until = Date.now() + PATIENCE_MS; Date.now() < until;) {
        await guest.page.goto(`${url}/dev/mail`);
        const link = guest.page
          .getByRole('listitem')
          .filter({ hasText: 'brand@example.org' })
          .getByRole('link')
          .first();
        if ((await link.count()) > 0) {
          await link.click();
          return guest.page.content();
        }
        await guest.page.waitForTimeout(250);
      }
      return assert.fail('no mail has come');
    };
    const said = await mail();
    assert.match(said, /meedoet met Leihbar/);
    assert.doesNotMatch(said, /Lendring|\{brand\}/);

    await page.getByRole('button', { name: office('settings.toBeginning.brand') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(office('settings.reason')).fill('Doch nicht.');
    await dialog.getByRole('button', { name: office('settings.toBeginning.brand') }).click();
    await version(page, 2);
    await isCalled(guest.page, '/', 'Lendring');
    assert.equal(await guest.page.locator('meta[property="og:site_name"]').count(), 0);
    await guest.context.close();
    await admin.context.close();
  });
});
