import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { blockingLiesInside, lostLineLiesInside, picturesLieInside, text, url, withPictures } from './over-a-page.ts';

describe('overlays in a wide window, and touch gestures on pictures', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
  ] as const) {
    it(`pictures stay inside a window of ${width} px, with their buttons`, () =>
      picturesLieInside(browser, { width, height }));
  }

  it('a swipe shows the next picture, and a pinch zooms it', async () => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: 'de-DE',
    });
    const page = await context.newPage();
    await page.goto(`${url}/inserat/${await withPictures()}`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^Bild 1 von/ }).tap();
    const viewer = page.getByRole('dialog', { name: text('offer', 'gallery.label') });
    await viewer
      .getByRole('status')
      .filter({ hasText: /Bild 1/ })
      .waitFor();
    const touch = await context.newCDPSession(page);
    const move = async (steps: readonly (readonly (readonly [number, number])[])[]) => {
      for (const [index, points] of steps.entries()) {
        await touch.send('Input.dispatchTouchEvent', {
          type: index === 0 ? 'touchStart' : 'touchMove',
          touchPoints: points.map(([x, y], id) => ({ x, y, id })),
        });
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await move([[[320, 420]], [[280, 420]], [[220, 420]], [[120, 420]], [[40, 420]]]);
    await viewer
      .getByRole('status')
      .filter({ hasText: /Bild 2/ })
      .waitFor();

    const picture = viewer.locator('.pswp__item[aria-hidden=false] img').last();
    const width = async () => (await picture.boundingBox())?.width ?? 0;
    await page.waitForFunction(() => {
      const { left } = document.querySelector('.pswp__item[aria-hidden=false] img')!.getBoundingClientRect();
      return left >= 0 && left < 390;
    });
    const unzoomed = await width();
    await move([
      [
        [180, 420],
        [210, 420],
      ],
      [
        [150, 420],
        [240, 420],
      ],
      [
        [110, 420],
        [280, 420],
      ],
      [
        [60, 420],
        [330, 420],
      ],
    ]);
    await page.waitForFunction(
      (least) => document.querySelector('.pswp__item[aria-hidden=false] img')!.getBoundingClientRect().width > least,
      unzoomed * 1.3,
    );
    await context.close();
  });

  it('the dialog for blocking days keeps its button and result inside a window of 1280 px', () =>
    blockingLiesInside(browser, { width: 1280, height: 800 }));

  it('the connection error of a sent request stays inside a window of 1280 px', () =>
    lostLineLiesInside(browser, { width: 1280, height: 800, borrower: 'nele@example.org' }));
});
