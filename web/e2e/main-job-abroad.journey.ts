import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { lend } from './lending.ts';

describe('the main job in a third language', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  it('works in nl in a window of 1280 px', () => lend(browser, 'nl', 1280));
});
