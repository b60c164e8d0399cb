import { existsSync } from 'node:fs';
import packaged from '@sparticuz/chromium';
import { chromium, type Browser } from 'playwright-core';

/** The system's Chromium where there is one, else the one that comes as an npm package. */
export const launchBrowser = async (): Promise<Browser> => {
  const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
    existsSync(path),
  );
  // With these two the packaged browser ends as soon as a page closes.
  const args = packaged.args.filter((arg) => arg !== '--single-process' && arg !== '--no-zygote');
  return chromium.launch({
    executablePath: system ?? (await packaged.executablePath()),
    // No page needs a graphics card: one made of software takes as much of the machine as the pages themselves.
    args: [...args, '--disable-gpu'],
    headless: true,
  });
};
