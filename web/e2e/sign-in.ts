import type { Page } from 'playwright-core';

export const signIn = async (
  page: Page,
  base: string,
  email: string,
  password: string,
  returnTo = '/',
  locale = 'de',
): Promise<void> => {
  await page.goto(`${base}/auth/login?return=${encodeURIComponent(returnTo)}&locale=${locale}`);
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('main button[type=submit]').click();
  await page.waitForURL((url) => url.pathname + url.search === returnTo);
};
