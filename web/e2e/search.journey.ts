import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import {
  alive,
  completeAndNarrow,
  filterInPlace,
  searchFromElsewhere,
  searchWithoutScripts,
  text,
  url,
} from './searching.ts';
import { textsOf } from './texts.ts';
import { checkPage, visit } from './visit.ts';

describe('the search', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  it('works without scripts in nl in a window of 390 px', () => searchWithoutScripts(browser, 'nl', 390));

  it('finds offers for every frequent search on the home page', async () => {
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

  it('keeps the other fields and the button uncovered by suggestions on a phone', async () => {
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
      for (const control of [
        page.locator('input[name=where]'),
        form.getByRole('button', { name: text('common', 'search.when') }),
        form.getByRole('button', { name: text('common', 'search.go') }),
      ]) {
        // Wait until the element can be clicked: suggestions that arrive late push the content below them down, even
        // out of the window.
        const free = page.waitForFunction(
          (element) => {
            if (!element) return false;
            const { x, y, width, height } = element.getBoundingClientRect();
            if (element.contains(document.elementFromPoint(x + width / 2, y + height / 2))) return true;
            element.scrollIntoView({ block: 'center', behavior: 'instant' });
            return false;
          },
          await control.elementHandle(),
        );
        await assert.doesNotReject(free, `${name}: ${String(control)} is covered`);
      }
      await checkPage(guest);
    }
    await guest.context.close();
  });

  it('opens with one press from other pages, and back returns there, in a window of 390 px', () =>
    searchFromElsewhere(browser, 390));

  it('shows total prices for chosen days and can be limited to available items', async () => {
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

  it('keeps text typed before scripts run, and Enter submits the text', async () => {
    const guest = await visit(browser, { width: 390 });
    const { page } = guest;
    // Hold scripts back until released, to simulate a slow phone deterministically.
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

  it('keeps the page and the scroll position while filters change the list, in a window of 390 px', () =>
    filterInPlace(browser, 390));

  it('completes a word, names its correction and narrows by category, in a window of 390 px', () =>
    completeAndNarrow(browser, 390));
});
