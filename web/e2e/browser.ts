import { existsSync } from 'node:fs';
import packaged from '@sparticuz/chromium';
import { chromium, type Browser } from 'playwright-core';

/**
 * Path of the system's Chromium, else of the one from the npm package. The first call unpacks the package, so parallel
 * first calls would break each other.
 */
export const browserPath = async (): Promise<string> =>
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path)) ??
  packaged.executablePath();

const launch = async (): Promise<Browser> => {
  // Remove flags with which the packaged browser exits as soon as a page closes.
  const args = packaged.args.filter((arg) => arg !== '--single-process' && arg !== '--no-zygote');
  return chromium.launch({
    executablePath: await browserPath(),
    // Disable the GPU, because its software rendering would cost as much CPU as the pages.
    args: [...args, '--disable-gpu'],
    headless: true,
  });
};

/** Retry once: the packaged browser occasionally crashes at start, before any page. */
export const launchBrowser = (): Promise<Browser> => launch().catch(launch);
