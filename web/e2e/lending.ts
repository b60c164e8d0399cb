import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import { paths } from '../../contracts/pages/paths.ts';
import { pickOffer } from './pick-offer.ts';
import { signIn } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { awake, checkPage, settled, visit, type Language } from './visit.ts';

const url = process.env['LENDRING_URL'] ?? 'http://localhost:3000';
const password = 'lendring-demo';

type Cast = Readonly<{ vendor: string; creator: string; search: string; requests: string; zone: string }>;

const casts: Readonly<Record<Language, Cast>> = {
  de: {
    vendor: 'jana@example.org',
    creator: 'ole@example.org',
    search: '/suche',
    requests: '/anfragen',
    zone: 'Europe/Berlin',
  },
  en: {
    vendor: 'hannah@example.org',
    creator: 'tom@example.org',
    search: '/en/search',
    requests: '/en/requests',
    zone: 'Europe/London',
  },
  nl: {
    vendor: 'sanne@example.org',
    creator: 'bram@example.org',
    search: '/nl/zoeken',
    requests: '/nl/aanvragen',
    zone: 'Europe/Amsterdam',
  },
};

export const lend = async (browser: Browser, language: Language, width: number): Promise<void> => {
  const cast = casts[language];
  const text = textsOf(language);
  const wanted = await pickOffer(url, cast.vendor.split('@')[0] ?? '', cast.zone);
  const creator = await visit(browser, { language, width, zone: cast.zone });
  const vendor = await visit(browser, { language, zone: cast.zone });

  await creator.page.goto(`${url}${cast.search}/${encodeURIComponent(wanted.title)}`);
  await creator.page.getByRole('link', { name: wanted.title }).first().click();
  await creator.page.getByRole('heading', { level: 1, name: wanted.title }).waitFor();
  await checkPage(creator);

  const choose = creator.page.getByRole('link', { name: text('offer', 'panel.chooseDays') }).last();
  if (width < 768) {
    const ask = creator.page.getByRole('link', { name: text('offer', 'bar.ask'), exact: true });
    await awake(ask);
    await ask.click();
  } else await awake(choose);
  await choose.click();
  const days = creator.page.getByRole('dialog', { name: text('offer', 'days.title') });
  const day = days.getByRole('grid').locator('[data-today]').first();
  await day.click();
  await day.click();
  await days.getByRole('button', { name: text('common', 'search.takeDays') }).click();
  await creator.page
    .getByRole('link', { name: text('offer', 'panel.write') })
    .last()
    .click();
  await creator.page.locator('input[type=email]').fill(cast.creator);
  await creator.page.locator('input[type=password]').fill(password);
  await creator.page.locator('main button[type=submit]').click();
  await creator.page.locator('#message').fill('Für heute Nachmittag, wenn es passt. <b>Danke</b>');
  await checkPage(creator);
  await creator.page.getByRole('button', { name: text('offer', 'booking.send') }).click();
  // Wait for the request's page: until that page opens, the field contains the same text.
  const ownPage = paths['/request/$requestId'][language].replace('$requestId', '');
  await creator.page.waitForURL(({ pathname }) => pathname.includes(ownPage));
  await creator.page.getByText('<b>Danke</b>').waitFor();
  await checkPage(creator);
  const requestUrl = creator.page.url();

  await signIn(vendor.page, url, cast.vendor, password, cast.requests, language);
  await vendor.page.getByRole('link', { name: wanted.title }).first().click();
  await vendor.page.getByText('<b>Danke</b>').waitFor();
  await vendor.page.getByRole('button', { name: text('requests', 'action.accept'), exact: true }).click();
  await vendor.page
    .getByRole('dialog')
    .getByRole('button', { name: text('requests', 'action.accept'), exact: true })
    .click();
  await vendor.page.getByText(text('requests', 'done.accept')).filter({ visible: true }).first().waitFor();
  await checkPage(vendor);

  assert.equal(await creator.page.getByText(cast.vendor).count(), 0);
  await creator.page.goto(requestUrl);
  await creator.page.getByRole('button', { name: text('requests', 'action.confirm'), exact: true }).click();
  await creator.page
    .getByRole('dialog')
    .getByRole('button', { name: text('requests', 'action.confirm'), exact: true })
    .click();
  await creator.page.getByText(cast.vendor).first().waitFor();
  await checkPage(creator);

  await vendor.page.reload();
  await vendor.page.getByText(cast.creator).first().waitFor();
  await vendor.page.getByRole('button', { name: text('requests', 'action.completeVendor'), exact: true }).click();
  const returning = vendor.page.getByRole('dialog');
  await returning.getByRole('radio', { name: text('handover', 'deposit.back.returned') }).check({ force: true });
  await returning.getByRole('button', { name: text('handover', 'back.save') }).click();
  await vendor.page.getByRole('radio', { name: /5/ }).first().waitFor();
  for (const side of [vendor, creator]) {
    await settled(side.page);
    await side.page.goto(side === vendor ? vendor.page.url() : requestUrl);
    await side.page.getByRole('radio', { name: /5/ }).first().check({ force: true });
    await side.page.getByRole('button', { name: text('requests', 'rating.send') }).click();
    await side.page.getByText(text('requests', 'done.rated')).filter({ visible: true }).first().waitFor();
    await checkPage(side);
  }
  await creator.context.close();
  await vendor.context.close();
};
