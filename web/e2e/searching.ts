import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import { textsOf } from './texts.ts';
import { checkPage, visit, type Language } from './visit.ts';

export const url = process.env['LENDRING_URL'] ?? 'http://localhost:3000';
const homes = { de: '/', en: '/en', nl: '/nl' } as const;
export const text = textsOf('de');

const inDays = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(Date.now() + days * 86_400_000);
const aliveAt = (page: Page, selector: string) =>
  page.waitForFunction(
    (sought) => Object.keys(document.querySelector(sought) ?? {}).some((key) => key.startsWith('__reactProps')),
    selector,
  );
export const alive = (page: Page, field: string) => aliveAt(page, `input[name=${field}]`);
export const pathOf = (page: Page): string => decodeURIComponent(new URL(page.url()).pathname);

const lists = {
  de: ['/ortssuche/', 'Köln'],
  en: ['/en/citysearch/', 'Cologne'],
  nl: ['/nl/plaatszoeken/', 'Keulen'],
} as const;

export const searchWithoutScripts = async (browser: Browser, language: Language, width: number): Promise<void> => {
  const [list, town] = lists[language];
  const say = textsOf(language);
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
  assert.equal(pathOf(page), `${list}koeln/zelt`);
  assert.equal(new URL(page.url()).searchParams.get('freeDays'), 'true');
  assert.deepEqual(
    await page
      .locator('input[name=q], input[name=where], input[name=from]')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
    ['zelt', `50823 ${town}`, inDays(20)],
  );

  await page.locator('input[name=where]').fill('Bonn');
  await page.locator('input[name=where]').press('Enter');
  await page.waitForURL(/\/bonn\/zelt\?.*from=/);
  await page.locator('input[name=where]').fill('Nowhereville');
  await page.locator('input[name=where]').press('Enter');
  await page.getByText(say('common', 'search.placeUnknown', { place: 'Nowhereville' })).waitFor();
  assert.equal(await page.locator('input[name=where]').inputValue(), 'Nowhereville');

  const other = language === 'de' ? 'en' : 'de';
  await page.locator(`footer a[hreflang=${other}]`).click();
  await page.waitForURL(/place=Nowhereville/);
  assert.equal(await page.locator('input[name=q]').inputValue(), 'zelt');
  await guest.context.close();
};

export const searchFromElsewhere = async (browser: Browser, width: number): Promise<void> => {
  const guest = await visit(browser, { width, language: 'en' });
  const { page } = guest;
  const say = textsOf('en');
  await page.goto(`${url}/en/faq`);
  // Wait for hydration; an earlier click would follow the link to the search page.
  await aliveAt(page, `header a[aria-label="${say('common', 'search.form')}"]`);
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('common', 'search.form'), exact: true })
    .click();
  const form = page.getByRole('search');
  await form.getByRole('combobox', { name: say('common', 'search.what') }).fill('tent');
  // Click while suggestions are open: they close on the click and move content below them, but the click must still
  // register.
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
};

export const filterInPlace = async (browser: Browser, width: number): Promise<void> => {
  const guest = await visit(browser, { width });
  const { page } = guest;
  await page.goto(`${url}/suche/zelt`);
  await page.locator('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  // Hold the response back until all other checks are done, because the page must not wait for it.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/v1/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate(() => {
    // Count every layout shift, including those right after a click, which the standard metric excludes.
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
  assert.equal(await page.getByRole('button', { name: text('search', 'filter.free'), exact: true }).isVisible(), true);
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
};

export const completeAndNarrow = async (browser: Browser, width: number): Promise<void> => {
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
};
