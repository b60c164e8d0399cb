import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../e2e/browser.ts';
import { accessibility, overflow, settled, watchErrors } from '../e2e/checks.ts';
import { watchLoading } from '../e2e/quiet.ts';
import { signIn } from '../e2e/sign-in.ts';
import type { Locale } from '../src/i18n/locale.ts';
import { contactSheet } from './contact-sheet.ts';
import type { Found, Shot } from './page-list.ts';
import './ts-imports.ts';

const { adminShots, findOwn, ownShots, publicShots, requestShots } = await import('./page-list.ts');

/*
 * Takes screenshots of every page of a running instance in de, en and nl at 390 and 1280 px into `screenshots/`, with
 * contact sheets. Fails on console errors, horizontal overflow and WCAG 2.2 AA violations. Environment: BASE_URL,
 * DEMO_EMAIL, DEMO_ADMIN, DEMO_PASSWORD, OUT. ONLY=<part of a name>, LOCALES=de,en and WIDTHS=390 limit the selection;
 * LOOK=dark selects the dark theme.
 */
const base = (process.env['BASE_URL'] ?? 'http://localhost:3000').replace(/\/$/, '');
const out = process.env['OUT'] ?? fileURLToPath(new URL('../../screenshots', import.meta.url));
const email = process.env['DEMO_EMAIL'] ?? 'jana@example.org';
const admin = process.env['DEMO_ADMIN'] ?? 'admin@example.org';
const password = process.env['DEMO_PASSWORD'] ?? 'lendring-demo';
const locales = (process.env['LOCALES'] ?? 'de,en,nl').split(',') as Locale[];
const widths = (process.env['WIDTHS'] ?? '390,1280').split(',').map(Number);
const only = process.env['ONLY'];
const colorScheme = process.env['LOOK'] === 'dark' ? ('dark' as const) : ('light' as const);

const ask = async <Data>(path: string, locale: Locale = 'de'): Promise<Data> => {
  const response = await fetch(`${base}/v1${path}`, { headers: { 'accept-language': locale, 'x-lendring': '1' } });
  const body = (await response.json()) as { data: Data; msgtext?: string };
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${body.msgtext}`);
  return body.data;
};

const find = async (): Promise<Found> => {
  const { offers } = await ask<{
    offers: { offer_id: string; owner: { nickname: string } | null; place: { city_url: string } | null }[];
  }>('/offer_search?size=24&query=zelt');
  const offer = offers.find((one) => one.owner && one.place) ?? offers[0];
  if (!offer) throw new Error('There are no offers to look at: start with the demo data.');
  const urls = await Promise.all(
    (['de', 'en', 'nl'] as const).map(
      async (locale) => [locale, (await ask<{ url: string }>('/category/405', locale)).url] as const,
    ),
  );
  return {
    offerId: offer.offer_id,
    nickname: offer.owner?.nickname ?? 'niemand',
    city: offer.place?.city_url ?? 'koeln',
    categoryUrls: Object.fromEntries(urls) as Record<Locale, string>,
  };
};

const problems: string[] = [];

const shoot = async (
  page: Page,
  errors: ReturnType<typeof watchErrors>,
  directory: string,
  shot: Shot,
): Promise<string> => {
  const note = (text: string) => {
    problems.push(`${directory.split('/').at(-1)} ${shot.name} (${shot.path}): ${text}`);
  };
  const response = await page.goto(base + shot.path);
  await settled(page);
  if (response && response.status() !== (shot.status ?? 200)) note(`status ${response.status()}`);
  try {
    await shot.before?.(page);
  } catch (error) {
    note((error as Error).message.split('\n')[0]!);
  }
  for (const finding of [...(await overflow(page)), ...(await accessibility(page))]) note(finding);
  // Ignore the error that the browser itself reports for a page that is missing on purpose.
  for (const error of errors.take()) if (!(shot.status && error.includes(`status of ${shot.status}`))) note(error);
  const file = join(directory, `${shot.name}.png`);
  await page.screenshot({ path: file, fullPage: !shot.before, animations: 'disabled' });
  return file;
};

const series = async (context: BrowserContext, directory: string, shots: readonly Shot[]) => {
  const page = await context.newPage();
  watchLoading(page);
  const errors = watchErrors(page);
  const pictures: { name: string; file: string }[] = [];
  for (const shot of shots)
    if (!only || shot.name.includes(only))
      pictures.push({ name: shot.name, file: await shoot(page, errors, directory, shot) });
  await page.close();
  return pictures;
};

const browser = await launchBrowser();
try {
  const found = await find();
  for (const width of widths) {
    for (const locale of locales) {
      const directory = join(out, `${locale}-${width}`);
      await mkdir(directory, { recursive: true });
      const options = {
        viewport: { width, height: width < 768 ? 844 : 900 },
        locale,
        reducedMotion: 'reduce' as const,
        colorScheme,
        deviceScaleFactor: 1,
      };
      const stranger = await browser.newContext(options);
      const pictures = await series(stranger, directory, publicShots(locale, found));
      await stranger.close();
      const asPerson = async (who: string, shots: (page: Page) => Promise<readonly Shot[]>) => {
        const person = await browser.newContext(options);
        const page = await person.newPage();
        watchLoading(page);
        try {
          await signIn(page, base, who, password, { de: '/', en: '/en', nl: '/nl' }[locale], locale);
          pictures.push(...(await series(person, directory, await shots(page))));
        } catch (error) {
          problems.push(`${locale}-${width} ${who}: ${(error as Error).message.split('\n')[0]}`);
        }
        await person.close();
      };
      await asPerson(email, async (page) => [
        ...ownShots(locale, found, await findOwn(page)),
        ...(await requestShots(page, base, locale)),
      ]);
      await asPerson(admin, (page) => adminShots(page, base, locale));
      if (pictures.length)
        await contactSheet(`${locale} · ${width} px`, pictures, join(out, `sheet-${locale}-${width}.png`));
      console.log(`${locale} ${width}: ${pictures.length} pages`);
    }
  }
} finally {
  await browser.close();
}
for (const problem of problems) console.error(problem);
console.log(problems.length ? `${problems.length} findings; pictures in ${out}` : `No findings; pictures in ${out}`);
process.exitCode = problems.length ? 1 : 0;
