import type { Page, Request } from 'playwright-core';

const open = new WeakMap<Page, Set<Request>>();
/** True for the live stream, which stays open as long as its page. */
const isStream = (request: Request): boolean => new URL(request.url()).pathname === '/v1/live';
const QUIET_MS = 500;

export const watchLoading = (page: Page): void => {
  const loading = new Set<Request>();
  open.set(page, loading);
  page.on('request', (request) => !isStream(request) && loading.add(request));
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
};

/** Waits until a watched page has had no pending request, except the live stream, for half a second. */
export const quiet = async (page: Page): Promise<void> => {
  const loading = open.get(page);
  if (!loading) throw new Error('Call watchLoading(page) before the page loads anything');
  await page.waitForLoadState('load');
  for (let since = Date.now(); Date.now() - since < QUIET_MS;) {
    await page.waitForTimeout(50);
    if (loading.size > 0) since = Date.now();
  }
};
