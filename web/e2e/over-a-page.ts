import assert from 'node:assert/strict';
import type { Browser, Locator, Page } from 'playwright-core';
import { PATIENCE_MS } from './patience.ts';
import { pickOffer } from './pick-offer.ts';
import { quiet } from './quiet.ts';
import { signIn } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { checkPage, visit } from './visit.ts';

export const url = process.env['LENDRING_URL'] ?? 'http://localhost:3000';
export const text = textsOf('de');
const password = 'lendring-demo';

export const dayFromToday = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(Date.now() + days * 86_400_000);

export const withPictures = async (): Promise<string> => {
  const { data } = (await (await fetch(`${url}/v1/offer_search?size=20&query=familienzelt`)).json()) as {
    data: { offers: { offer_id: string }[] };
  };
  for (const { offer_id: id } of data.offers) {
    const offer = (await (await fetch(`${url}/v1/offer/${id}`)).json()) as { data: { images: unknown[] } };
    if (offer.data.images.length > 1) return id;
  }
  return assert.fail('No offer has several pictures');
};

export const byTheHour = async (): Promise<string> => {
  const found = await fetch(`${url}/v1/offer_search?size=100&renttype_id=2`);
  const { data } = (await found.json()) as {
    data: { offers: { offer_id: string; pricing: { renttype_id: number }[] }[] };
  };
  const offer = data.offers.find(({ pricing }) => pricing.every(({ renttype_id: by }) => by === 2));
  return offer?.offer_id ?? assert.fail('No offer is by the hour');
};

/** Fails when an element at rest is partly outside the window or tiny; pictures may slide in first. */
const assertInside = async (page: Page, target: Locator, name: string) => {
  await target.waitFor();
  const size = page.viewportSize();
  assert.ok(size);
  const inside = (element: Element | SVGElement, { width, height }: { width: number; height: number }): boolean => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= width && bottom <= height;
  };
  const until = performance.now() + PATIENCE_MS;
  while (!(await target.evaluate(inside, size)) && performance.now() < until)
    await target.evaluate(() => new Promise(requestAnimationFrame));
  const box = await target.boundingBox();
  assert.ok(
    box && (await target.evaluate(inside, size)),
    `${name} lies at ${JSON.stringify(box)} in ${size.width} × ${size.height}`,
  );
  assert.ok(box.width >= 24 && box.height >= 24, `${name} is ${box.width} × ${box.height}`);
};

type Window = Readonly<{ width: number; height: number }>;

export const picturesLieInside = async (browser: Browser, { width, height }: Window): Promise<void> => {
  const guest = await visit(browser, { width, height });
  const { page } = guest;
  await page.goto(`${url}/inserat/${await withPictures()}`, { waitUntil: 'networkidle' });
  const address = page.url();
  const opener = page.getByRole('button', { name: /^Bild 1 von/ });
  await opener.click();
  const viewer = page.getByRole('dialog', { name: text('offer', 'gallery.label') });
  const picture = () => viewer.locator('.pswp__item[aria-hidden=false] img').last();
  await assertInside(page, picture(), 'the picture');
  await assertInside(page, viewer.getByRole('button', { name: text('common', 'ui.close') }), 'close');
  const next = viewer.getByRole('button', { name: text('offer', 'gallery.next') });
  if (width >= 768) await assertInside(page, next, 'next');
  const heading = viewer.getByRole('heading', { name: text('offer', 'gallery.label') });
  assert.equal(
    await heading.evaluate((element) => element === document.activeElement),
    true,
    'the focus is in the viewer',
  );

  const at = viewer.getByRole('status');
  await at.filter({ hasText: /Bild 1/ }).waitFor();
  await page.keyboard.press('ArrowRight');
  await at.filter({ hasText: /Bild 2/ }).waitFor();
  await assertInside(page, picture(), 'the second picture');
  await checkPage(guest);

  await page.goBack();
  await viewer.waitFor({ state: 'hidden' });
  assert.equal(page.url(), address);
  assert.equal(
    await opener.evaluate((element) => element === document.activeElement),
    true,
    'the focus is back at the picture',
  );
  await opener.click();
  await viewer.waitFor();
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'hidden' });
  await guest.context.close();
};

export const blockingLiesInside = async (browser: Browser, { width, height }: Window): Promise<void> => {
  const owner = await visit(browser, { width, height });
  const { page } = owner;
  await signIn(page, url, 'sabine@example.org', password, '/kalender/anbieter');
  await page.getByRole('button', { name: text('calendar', 'block.open') }).click();
  const dialog = page.getByRole('dialog', { name: text('calendar', 'block.title') });
  const choice = dialog.getByLabel(text('calendar', 'block.offer'));
  const block = dialog.getByRole('button', { name: text('blocks', 'action'), exact: true });
  await choice.selectOption({ label: text('calendar', 'block.all') });
  await assertInside(page, block, 'the button for all offers');
  await choice.selectOption((await choice.locator('optgroup option').first().getAttribute('value')) ?? '');
  await assertInside(page, block, 'the button');
  // Days far ahead, unused by other journeys.
  const day = dayFromToday(200 + width / 10);
  await dialog.getByLabel(text('common', 'ui.from'), { exact: true }).fill(day);
  await dialog.getByLabel(text('common', 'ui.until'), { exact: true }).fill(day);
  await block.click();
  await assertInside(page, dialog.getByText(text('blocks', 'done')), 'the answer');
  await assertInside(
    page,
    dialog.getByRole('button', { name: text('blocks', 'series.finish'), exact: true }),
    'the button beside it',
  );
  await checkPage(owner);
  await owner.context.close();
};

export const lostLineLiesInside = async (
  browser: Browser,
  { width, height, borrower }: Window & Readonly<{ borrower: string }>,
): Promise<void> => {
  const creator = await visit(browser, { width, height });
  const { page, context } = creator;
  const wanted = await pickOffer(url, 'sabine');
  const day = dayFromToday(0);
  const booking = `/inserat/${wanted.offer_id}/buchung?from=${day}&to=${day}`;
  await signIn(page, url, borrower, password, booking);
  await page.locator('#message').fill('Heute Abend, wenn es passt.');
  // Wait for all parts of the page: offline, a missing part would be replaced by an error.
  await quiet(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: text('offer', 'booking.send') }).click();
  await assertInside(page, page.getByText(text('common', 'ui.waitsForConnection')), 'the note');
  // Use another user for each width: a closing context is briefly online and may send queued requests.
  await context.close();
};
