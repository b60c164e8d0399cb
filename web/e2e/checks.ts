import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { quiet } from './quiet.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The minified file, since it is sent to every page. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const watchErrors = (page: Page) => {
  let found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(`console: ${message.text().slice(0, 300)} (${message.location().url})`);
  });
  page.on('pageerror', (error) => {
    found.push(`page error: ${error.message}`);
  });
  return {
    take: (): string[] => {
      const list = found;
      found = [];
      return list;
    },
  };
};

/** Pixels by which the page is wider than its window, and the elements that stick out. */
export const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wide <= 0) return [];
    const names = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .slice(-3)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`.slice(0, 80));
    return [`${wide} px too wide: ${names.join(' | ')}`];
  });

/** WCAG 2.2 AA violations found by axe. Passed rules are not reported, since collecting them takes most of the time. */
export const accessibility = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  const violations = await page.evaluate(async (values) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const found = await run({ runOnly: { type: 'tag', values }, reporter: 'no-passes' });
    return found.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.slice(0, 3).map(({ target, any }) => ({ target: target.join(' '), message: any[0]?.message })),
    }));
  }, rules);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, message }) => `axe ${id}: ${target} ${message ?? help}`.slice(0, 300)),
  );
};

export const settled = async (page: Page): Promise<void> => {
  await quiet(page);
  await page.evaluate(() => document.fonts.ready);
};
