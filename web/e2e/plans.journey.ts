import { strict as assert } from 'node:assert';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { PATIENCE_MS } from './patience.ts';
import { quiet } from './quiet.ts';
import { signIn } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { checkPage, visit } from './visit.ts';

const url = process.env['LENDRING_URL'] ?? 'http://localhost:3000';

describe('a plan', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  it('is shown before sign-in, with VAT to private users and without VAT to companies', async () => {
    const prices = {
      de: { private: '5,83 €', company: '4,90 €' },
      en: { private: '€5.83', company: '€4.90' },
      nl: { private: '€ 5,83', company: '€ 4,90' },
    };
    for (const language of ['de', 'en', 'nl'] as const) {
      const words = textsOf(language);
      const text = (key: string) => words('billing', key);
      const visitor = await visit(browser, { language, width: language === 'nl' ? 1280 : 390 });
      const { page } = visitor;
      await page.goto(`${url}/${language === 'de' ? '' : language}`);
      await page.getByRole('link', { name: words('common', 'frame.plans'), exact: true }).click();
      await page.getByRole('heading', { name: text('plans'), level: 1 }).waitFor();
      await page.getByText(prices[language].private, { exact: true }).waitFor();
      await quiet(page);
      await checkPage(visitor);
      await page.getByRole('button', { name: text('reader.company'), exact: true }).click();
      await page.getByText(prices[language].company, { exact: true }).waitFor();
      await page
        .getByRole('link', { name: text('book'), exact: true })
        .first()
        .click();
      await page.waitForURL(/\/auth\/sign-in/);
      await visitor.context.close();
    }
  });

  it('can be booked, paid, invoiced as PDF, cancelled, resumed and withdrawn from', async () => {
    const words = textsOf('de');
    const text = (key: string) => words('billing', key);
    const visitor = await visit(browser, { language: 'de', width: 390 });
    const { page } = visitor;
    const seen = async () => {
      await quiet(page);
      await checkPage(visitor);
    };
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await signIn(page, url, 'ole@example.org', 'lendring-demo', '/plan', 'de');
    await page.getByRole('heading', { name: text('plans') }).waitFor();
    await seen();
    await page.getByRole('link', { name: text('book'), exact: true }).click();
    await page.getByRole('heading', { name: text('booking.today') }).waitFor();
    await page.getByText('5,83 €', { exact: true }).waitFor();
    await seen();
    await press(text('booking.action'));
    await page.getByRole('heading', { name: text('test.title') }).waitFor();
    await seen();
    await page.getByRole('link', { name: text('test.leave') }).click();
    await page.getByText(text('unpaid.text')).waitFor();
    await seen();
    await page.getByRole('link', { name: text('pending.pay') }).click();
    await press(text('test.paid'));
    await page.getByText(text('paid.granted.title')).waitFor();
    await seen();
    await page.getByRole('link', { name: /MUSTER-\d{4}-\d+/ }).click();
    await page.getByRole('link', { name: text('invoice.pdf') }).waitFor();
    await page
      .getByRole('link', { name: text('invoices.title'), exact: true })
      .last()
      .click();
    await page.getByRole('link', { name: /MUSTER-\d{4}-\d+/ }).click();
    const paper = page.getByRole('link', { name: text('invoice.pdf') });
    await paper.waitFor();
    await seen();
    const href = (await paper.getAttribute('href')) ?? '';
    const answer = await page.request.get(new URL(href, url).href);
    assert.equal(answer.headers()['content-type'], 'application/pdf');
    assert.equal((await answer.body()).subarray(0, 5).toString(), '%PDF-');
    assert.equal((await page.request.get(new URL(href.replace('signature=', 'signature=x'), url).href)).status(), 404);
    await page.goto(`${url}/plan/kuendigen`);
    await page.getByRole('button', { name: text('cancel.now') }).waitFor();
    await seen();
    await press(text('cancel.now'));
    await press(text('resume'));
    await page.getByRole('link', { name: text('cancel.action') }).waitFor();
    await seen();
    await page
      .getByRole('link', { name: text('withdraw.action'), exact: true })
      .first()
      .click();
    await page.getByRole('heading', { name: text('withdraw.right.title') }).waitFor();
    await seen();
    await page.getByRole('button', { name: /^Vertrag widerrufen: Tarif/ }).click();
    await page.getByRole('dialog').getByText(text('withdraw.ask')).waitFor();
    await seen();
    await press(text('withdraw.confirm'));
    await page.getByText(text('withdraw.nothing')).waitFor();
    await seen();
    await page.goto(`${url}/plan`);
    await page.getByText(text('costsNothing')).waitFor();
    await visitor.context.close();
  });

  it('allows withdrawal without sign-in only with the invoice, in three languages', async () => {
    for (const [language, address] of [
      ['de', '/plan/widerrufen'],
      ['en', '/en/plan/withdraw'],
      ['nl', '/nl/plan/herroepen'],
    ] as const) {
      const words = textsOf(language);
      const text = (key: string) => words('billing', key);
      const visitor = await visit(browser, { language, width: language === 'nl' ? 1280 : 390 });
      const { page } = visitor;
      await page.goto(`${url}/${language === 'de' ? '' : language}`);
      await page.getByRole('link', { name: words('common', 'frame.withdrawContracts'), exact: true }).click();
      await page.waitForURL(`${url}${address}`);
      await page.getByRole('heading', { name: text('withdraw.by') }).waitFor();
      await quiet(page);
      await checkPage(visitor);
      await page.getByLabel(text('withdraw.name'), { exact: true }).fill('Jana Vogt');
      await page.getByLabel(text('cancel.number'), { exact: true }).fill('MUSTER-2020-1');
      await page.getByLabel(text('cancel.email'), { exact: true }).fill('stranger@example.org');
      await page.getByRole('button', { name: text('withdraw.confirm'), exact: true }).click();
      await page.getByRole('alert').first().waitFor();
      await quiet(page);
      assert.equal(visitor.takeErrors().filter((error) => !error.includes('404')).length, 0);
      await visitor.context.close();
    }
  });

  it('places a paid offer above the list, marked as an ad', async () => {
    const words = textsOf('en');
    const text = (key: string) => words('billing', key);
    const owner = await visit(browser, { language: 'en', width: 1280 });
    const { page } = owner;
    const seen = async () => {
      await quiet(page);
      await checkPage(owner);
    };
    await signIn(page, url, 'ole@example.org', 'lendring-demo', '/en/account/offers', 'en');
    await page
      .getByRole('button', { name: words('ownOffers', 'action.more') })
      .first()
      .click();
    await page.getByRole('link', { name: words('ownOffers', 'action.promote') }).click();
    await page.getByRole('heading', { name: text('promote.top.title') }).waitFor();
    await seen();
    const title = (await page.locator('main h2[lang]').textContent()) ?? '';
    await page.getByRole('link', { name: new RegExp(`^${text('book')}.*${text('promote.top.title')}`) }).click();
    await page.getByRole('heading', { name: text('booking.today') }).waitFor();
    await seen();
    await page.getByRole('button', { name: text('booking.action') }).click();
    await page.getByRole('button', { name: text('test.paid'), exact: true }).click();
    await page.getByText(text('paid.granted.title')).waitFor();
    await seen();
    const visitor = await visit(browser, { language: 'en', width: 390 });
    const places = visitor.page.getByRole('region', { name: words('search', 'paidPlaces') });
    const place = places.getByRole('link', { name: title });
    // Repeat the search, because paid placements are refreshed every few seconds rather than per search.
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until;) {
      await visitor.page.goto(`${url}/en/search/${encodeURIComponent(title)}`);
      await quiet(visitor.page);
      if ((await place.count()) > 0) break;
    }
    await place.waitFor();
    await places.getByText(words('search', 'row.paid'), { exact: true }).waitFor();
    await quiet(visitor.page);
    await checkPage(visitor);
    await visitor.context.close();
    await owner.context.close();
  });
});

describe('a company ad', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  it('is drafted, previewed at every width, given a picture and paid, and then awaits approval', async () => {
    const words = textsOf('nl');
    const text = (key: string) => words('advertising', key);
    const visitor = await visit(browser, { language: 'nl', width: 390 });
    const { page } = visitor;
    const seen = async () => {
      await quiet(page);
      await checkPage(visitor);
    };
    await page.goto(`${url}/nl/adverteren`);
    await page.getByRole('heading', { name: text('partner.prices') }).waitFor();
    await seen();
    await signIn(page, url, 'festwest@example.org', 'lendring-demo', '/nl/account/reclame', 'nl');
    await page.getByRole('link', { name: text('new'), exact: true }).click();
    await page.getByRole('button', { name: text('form.create') }).click();
    await page.getByRole('link', { name: text('problem.title') }).waitFor();
    await seen();
    for (const [label, value] of [
      ['title', 'Tenten voor de zomer'],
      ['claim', 'Met opbouw, ook op zondag'],
      ['cta', 'Tenten bekijken'],
      ['link', 'https://festwest.example/tenten'],
    ] as const)
      await page.getByLabel(text(`form.${label}`), { exact: true }).fill(value);
    await page.getByRole('button', { name: text('form.create') }).click();
    await page.getByText(text('stageText.draft')).waitFor();
    await page.getByText(text('book.picture')).waitFor();
    await seen();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'tent.png', mimeType: 'image/png', buffer: await page.screenshot() });
    const phone = page.frameLocator('iframe').first();
    await phone.getByText('Tenten bekijken').waitFor();
    assert.equal(await page.locator('iframe').count(), 6);
    await seen();
    await page.getByRole('button', { name: words('billing', 'booking.action') }).click();
    await page.getByRole('button', { name: words('billing', 'test.paid'), exact: true }).click();
    await page.getByText(words('billing', 'paid.granted.textOfAd')).waitFor();
    await page.getByRole('link', { name: words('billing', 'backToAd') }).click();
    await page.getByText(text('stageText.review')).waitFor();
    await seen();
    await visitor.context.close();
  });
});
