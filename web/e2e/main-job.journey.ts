import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { lend } from './lending.ts';

describe('the main job: find, request, agree, lend, rate', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  it('works in de in a window of 1280 px', () => lend(browser, 'de', 1280));

  it('works in en in a window of 390 px', () => lend(browser, 'en', 390));
});
