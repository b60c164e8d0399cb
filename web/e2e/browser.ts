import { existsSync } from 'node:fs';
import packaged from '@sparticuz/chromium';
import { chromium, type Browser } from 'playwright-core';

/**
 * The system's Chromium where there is one, else the one that comes as an npm package: the first call unpacks it, which
 * two at once would spoil for each other.
 */
export const browserPath = async (): Promise<string> =>
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path)) ??
  packaged.executablePath();

const launch = async (): Promise<Browser> => {
  // With these two the packaged browser ends as soon as a page closes.
  const args = packaged.args.filter((arg) => arg !== '--single-process' && arg !== '--no-zygote');
  return chromium.launch({
    executablePath: await browserPath(),
    // No page needs a graphics card: one made of software takes as much of the machine as the pages themselves.
    args: [...args, '--disable-gpu'],
    headless: true,
  });
};

/** The packaged browser has been seen to crash as it starts, before any page: that says nothing about the product. */
export const launchBrowser = (): Promise<Browser> => launch().catch(launch);
