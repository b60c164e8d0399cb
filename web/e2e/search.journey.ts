import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { textsOf } from './texts.ts';
import { checkPage, visit, type Language } from './visit.ts';

const url = process.env['LENDRING_URL'] ?? 'http://localhost:3000';
const homes = { de: '/', en: '/en', nl: '/nl' } as const;
const text = textsOf('de');

/** A day so many days from now, as the browser's date fields take it. */
const inDays = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(Date.now() + days * 86_400_000);
/** Waits until the page's scripts have taken over what a selector finds. */
const aliveAt = (page: Page, selector: string) =>
  page.waitForFunction(
    (sought) => Object.keys(document.querySelector(sought) ?? {}).some((key) => key.startsWith('__reactProps')),
    selector,
  );
const alive = (page: Page, field: string) => aliveAt(page, `input[name=${field}]`);
const pathOf = (page: Page): string => decodeURIComponent(new URL(page.url()).pathname);

describe('the search', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  for (const [language, width, lists, town] of [
    ['de', 390, '/ortssuche/', 'Köln'],
    ['en', 1280, '/en/citysearch/', 'Cologne'],
    ['nl', 390, '/nl/plaatszoeken/', 'Keulen'],
  ] as const) {
    it(`works without scripts, ${language}, ${width} px`, async () => {
      const say = textsOf(language as Language);
      const guest = await visit(browser, { language, width, scripts: false });
      const { page } = guest;
      await page.goto(url + homes[language]);
      await page.locator('input[name=q]').fill('zelt');
      await page.locator('input[name=where]').fill('50823 Köln');
      await page.locator('input[name=from]').fill(inDays(20));
      await page.locator('input[name=to]').fill(inDays(22));
      await page
        .getByRole('search')
        .getByRole('button', { name: say('common', 'search.go') })
        .click();
      await page.locator('article').first().waitFor();
      assert.equal(pathOf(page), `${lists}koeln/zelt`);
      assert.equal(new URL(page.url()).searchParams.get('freeDays'), 'true');
      assert.deepEqual(
        await page
          .locator('input[name=q], input[name=where], input[name=from]')
          .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
        ['zelt', `50823 ${town}`, inDays(20)],
      );

      // Another place, with the same days; one that is none is said at its field, and what was typed stays.
      await page.locator('input[name=where]').fill('Bonn');
      await page.locator('input[name=where]').press('Enter');
      await page.waitForURL(/\/bonn\/zelt\?.*from=/);
      await page.locator('input[name=where]').fill('Nowhereville');
      await page.locator('input[name=where]').press('Enter');
      await page.getByText(say('common', 'search.placeUnknown', { place: 'Nowhereville' })).waitFor();
      assert.equal(await page.locator('input[name=where]').inputValue(), 'Nowhereville');

      // The other languages keep the search.
      const other = language === 'de' ? 'en' : 'de';
      await page.locator(`footer a[hreflang=${other}]`).click();
      await page.waitForURL(/place=Nowhereville/);
      assert.equal(await page.locator('input[name=q]').inputValue(), 'zelt');
      await guest.context.close();
    });
  }

  it('has something for everything it says is often searched', async () => {
    for (const language of ['de', 'en', 'nl'] as const) {
      for (const number of ['1', '2', '3', '4', '5']) {
        const term = textsOf(language)('home', `often.${number}`);
        const answer = await fetch(`${url}/v1/offer_search?query=${encodeURIComponent(term)}`, {
          headers: { 'accept-language': language },
        });
        const { data } = (await answer.json()) as { data: { total: number } };
        assert.ok(data.total > 0, `${language}: ${term} finds ${data.total}`);
      }
    }
  });

  it('leaves the other fields and the button free while it suggests, on a phone', async () => {
    const guest = await visit(browser, { width: 390 });
    const { page } = guest;
    await page.goto(`${url}/`);
    await alive(page, 'q');
    const form = page.getByRole('search');
    for (const [name, typed] of [
      ['q', 'Zelt'],
      ['where', 'Köln'],
    ] as const) {
      await page.locator(`input[name=${name}]`).pressSequentially(typed);
      await form.getByRole('option').first().waitFor();
      // What lies where each control is: itself, not a list over it.
      for (const control of [
        page.locator('input[name=where]'),
        form.getByRole('button', { name: text('common', 'search.when') }),
        form.getByRole('button', { name: text('common', 'search.go') }),
      ]) {
        await control.scrollIntoViewIfNeeded();
        // Suggestions that have just come may still move what lies below them.
        const free = page.waitForFunction(
          (element) => {
            if (!element) return false;
            const { x, y, width, height } = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
          },
          await control.elementHandle(),
        );
        await assert.doesNotReject(free, `${name}: ${String(control)} is covered`);
      }
      await checkPage(guest);
    }
    await guest.context.close();
  });

  it('is a press away on other pages, and back leads there again', async () => {
    for (const width of [390, 1280]) {
      const guest = await visit(browser, { width, language: 'en' });
      const { page } = guest;
      const say = textsOf('en');
      await page.goto(`${url}/en/faq`);
      // Before that a press is that of a link, to the page of the search.
      await aliveAt(page, `header a[aria-label="${say('common', 'search.form')}"]`);
      await page
        .getByRole('banner')
        .getByRole('link', { name: say('common', 'search.form'), exact: true })
        .click();
      const form = page.getByRole('search');
      await form.getByRole('combobox', { name: say('common', 'search.what') }).fill('tent');
      // Suggestions close with the press and move what is below: the press counts all the same.
      await form.getByRole('option').first().waitFor();
      await checkPage(guest);
      await form.getByRole('button', { name: say('common', 'search.go') }).click();
      await page.waitForURL(/\/en\/search\/tent$/);
      await page.locator('ul[aria-busy=false] article').first().waitFor();
      assert.equal(
        await page
          .getByRole('banner')
          .getByRole('link', { name: say('common', 'search.form'), exact: true })
          .count(),
        0,
        'a list brings its own search',
      );
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: say('pages', 'faq.title') }).waitFor();
      await guest.context.close();
    }
  });

  it('shows what chosen days cost in all, free things only, and everything with one press', async () => {
    const guest = await visit(browser, { width: 390 });
    const { page } = guest;
    await page.goto(`${url}/ortssuche/koeln/zelt`);
    await alive(page, 'q');
    await page.getByRole('button', { name: text('search', 'filter.freeDays') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('common', 'search.soon.nextWeekend') })
      .click();
    await page.waitForURL(/freeDays=true/);
    await page.locator('ul[aria-busy=false] article').first().waitFor();
    assert.match(
      (await page.locator('main').innerText()).replaceAll('\u00a0', ' '),
      /\d+ € für (2 Nächte|3 Tage|1 Woche)/,
    );
    await checkPage(guest);
    await page.getByRole('button', { name: text('search', 'filter.freeDays'), pressed: true }).click();
    await page.waitForURL((at) => !at.searchParams.has('freeDays') && at.searchParams.has('from'));
    await guest.context.close();
  });

  it('keeps what was typed before the scripts came, and Enter searches for it', async () => {
    const guest = await visit(browser, { width: 390 });
    const { page } = guest;
    // Scripts wait until told: a slow phone, made exact.
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${url}/`, { waitUntil: 'commit' });
    await page.locator('input[name=q]').fill('zelt');
    await page.locator('input[name=q]').press('Enter');
    await page.waitForURL(/\/suche\/zelt$/, { waitUntil: 'commit' });
    await page.goto(`${url}/`, { waitUntil: 'commit' });
    await page.locator('input[name=q]').fill('zelt');
    await page.locator('input[name=where]').fill('Bonn');
    release();
    await alive(page, 'where');
    assert.deepEqual(
      [await page.locator('input[name=q]').inputValue(), await page.locator('input[name=where]').inputValue()],
      ['zelt', 'Bonn'],
    );
    await page
      .getByRole('search')
      .getByRole('button', { name: text('common', 'search.go') })
      .click();
    await page.waitForURL(/\/ortssuche\/bonn\/zelt$/);
    await guest.context.close();
  });

  it('keeps the page while filters change the list, and does not let it jump', async () => {
    for (const width of [390, 1280]) {
      const guest = await visit(browser, { width });
      const { page } = guest;
      await page.goto(`${url}/suche/zelt`);
      await page.locator('article').first().waitFor();
      await page.waitForLoadState('networkidle');
      // The page must not wait for the answer: it comes only when everything else was seen.
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/v1/**', async (route) => {
        await held;
        await route.continue();
      });
      await page.evaluate(() => {
        // Every shift counts, also those right after a press, which the usual measure forgives.
        Object.assign(window, { shifts: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            (window as unknown as { shifts: number }).shifts += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: false });
      });
      await page.getByRole('button', { name: text('search', 'filter.free'), exact: true }).click();
      await page.waitForURL(/free=true/);
      await page.locator('ul[aria-busy=true]').waitFor();
      assert.equal((await page.locator('article').count()) > 0, true, 'the old rows stay');
      assert.equal(
        await page.getByRole('button', { name: text('search', 'filter.free'), exact: true }).isVisible(),
        true,
      );
      release();
      await page
        .locator('ul[aria-busy=false]')
        .or(page.getByText(text('search', 'empty.title')))
        .first()
        .waitFor();
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(resolve));
          }),
      );
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number }).shifts);
      assert.ok(shifts <= 0.02, `${width} px: layout shift ${shifts}`);
      await checkPage(guest);
      await guest.context.close();
    }
  });

  for (const width of [390, 1280]) {
    it(`completes a word, says what it mended, and narrows by a category, ${width} px`, async () => {
      const guest = await visit(browser, { width });
      const { page } = guest;
      const say = (key: string, fill?: Readonly<Record<string, string>>) => text('search', key, fill);
      await page.goto(`${url}/`);
      await alive(page, 'q');
      await page.locator('input[name=q]').pressSequentially('Bohrm');
      await page.getByRole('option', { name: 'Bohrmaschine', exact: true }).click();
      await page.waitForURL(/\/suche\/Bohrmaschine$/);
      await page.goto(`${url}/suche/Borhmaschiene`);
      await page
        .locator('main p', { hasText: say('meant.mended', { words: '„Bohrmaschine“' }) })
        .last()
        .waitFor();
      await aliveAt(page, 'main [role=group] button');
      await checkPage(guest);
      if (width < 768) {
        await page.getByRole('button', { name: say('filter.all'), exact: true }).click();
        await page
          .getByRole('combobox', { name: say('filter.category'), exact: true })
          .selectOption({ label: 'Werkzeuge' });
        await checkPage(guest);
        await page.getByRole('button', { name: say('filter.show') }).click();
      } else {
        await page.getByRole('button', { name: say('filter.category'), exact: true }).click();
        await page.getByRole('button', { name: 'Werkzeuge', exact: true }).click();
      }
      await page.waitForURL(/\/suche\/Borhmaschiene\?category=\d+$/);
      await page.locator('article').first().waitFor();
      await guest.context.close();
    });
  }

  it('an address keeps what it says, whatever place was chosen on this device; links on the home page carry it', async () => {
    const guest = await visit(browser);
    const { page } = guest;
    const koeln = { id: 'g2886242', city: 'Köln', cityUrl: 'koeln' };
    await guest.context.addInitScript((location) => localStorage.setItem('location', JSON.stringify(location)), {
      mode: 'city',
      city: koeln,
      postal: null,
      entireCity: false,
      radius: 10,
    });
    for (const shared of ['/suche/zelt', '/suche', '/kategorie/hobby-freizeit']) {
      await page.goto(url + shared, { waitUntil: 'networkidle' });
      await alive(page, 'where');
      assert.equal(page.url(), url + shared);
      assert.equal(await page.locator('input[name=where]').inputValue(), '');
    }
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: text('home', 'often.1') }).click();
    await page.locator('article').first().waitFor();
    assert.equal(pathOf(page), `/ortssuche/koeln/${text('home', 'often.1')}`);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: text('home', 'newest.more') }).click();
    await page.locator('article').first().waitFor();
    assert.equal(pathOf(page), '/ortssuche/koeln');
    await checkPage(guest);
    await guest.context.close();
  });
});
