import assert from 'node:assert/strict';
import { afterEach } from 'node:test';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { accessibility, overflow, watchErrors } from './checks.ts';
import { PATIENCE_MS } from './patience.ts';
import { watchLoading } from './quiet.ts';

const languages = { de: 'de-DE', en: 'en-GB', nl: 'nl-NL' } as const;
export type Language = keyof typeof languages;

export type Visit = Readonly<{ page: Page; context: BrowserContext; takeErrors: () => string[] }>;

let opened: Page[] = [];

afterEach(async (test) => {
  const pages = opened.filter((page) => !page.isClosed());
  opened = [];
  if ('passed' in test && test.passed) return;
  for (const page of pages) {
    const shown = await page.locator('body').innerText({ timeout: 5000 }).catch(String);
    console.error(`${page.url()} shows:\n${shown.replace(/\s*\n\s*/g, '\n').slice(0, 4000)}`);
  }
});

export const visit = async (
  browser: Browser,
  {
    language = 'de',
    width = 1280,
    height = 900,
    scripts = true,
    zone = 'Europe/Berlin',
  }: {
    language?: Language;
    width?: number;
    height?: number;
    scripts?: boolean;
    /** Time zone of the user. Around midnight, "today" differs between zones. */
    zone?: string;
  } = {},
): Promise<Visit> => {
  const context = await browser.newContext({
    locale: languages[language],
    viewport: { width, height },
    timezoneId: zone,
    reducedMotion: 'reduce',
    javaScriptEnabled: scripts,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  opened.push(page);
  watchLoading(page);
  return { page, context, takeErrors: watchErrors(page).take };
};

/**
 * Waits until a closed overlay has been removed from the browser history; a page opened earlier would be left again.
 */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => !(history.state as { overlay?: number } | null)?.overlay);
};

/** Waits until the element is hydrated; before hydration, a link would load another page. */
export const awake = async (found: Locator): Promise<void> => {
  await found
    .page()
    .waitForFunction(
      (element) => Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps')),
      await found.elementHandle(),
    );
};

export const checkFit = async ({ page, takeErrors }: Visit): Promise<void> => {
  assert.deepEqual([...takeErrors(), ...(await overflow(page))], [], page.url());
};

/** Checks that a page has no errors, is no wider than the window, and has no accessibility violations. */
export const checkPage = async (visited: Visit): Promise<void> => {
  await checkFit(visited);
  assert.deepEqual(await accessibility(visited.page), [], visited.page.url());
};
