import { quiet } from '../e2e/quiet.ts';
import type { Page } from 'playwright-core';
import { toLocal } from '../src/i18n/rewrite.ts';
import type { Locale } from '../src/i18n/locale.ts';

export type Found = Readonly<{
  offerId: string;
  nickname: string;
  city: string;
  categoryUrls: Readonly<Record<Locale, string>>;
}>;
export type Shot = Readonly<{ name: string; path: string; status?: number; before?: (page: Page) => Promise<void> }>;

const at = (path: string, locale: Locale) => toLocal(path, locale);

export const publicShots = (locale: Locale, { offerId, nickname, city, categoryUrls }: Found): Shot[] => [
  { name: 'home', path: at('/', locale) },
  { name: 'categories', path: at('/categories', locale) },
  { name: 'category', path: at(`/category/${categoryUrls[locale]}`, locale) },
  { name: 'search', path: at({ de: '/search/zelt', en: '/search/tent', nl: '/search/tent' }[locale], locale) },
  { name: 'search-empty', path: at('/search/xqzzyqx', locale) },
  { name: 'city', path: at(`/citysearch/${city}`, locale) },
  { name: 'offer', path: at(`/offer/${offerId}`, locale) },
  { name: 'user', path: at(`/user/${encodeURIComponent(nickname)}`, locale) },
  { name: 'user-vendor', path: at(`/user/${encodeURIComponent(nickname)}/vendor`, locale) },
  { name: 'report', path: at(`/report/offer/${offerId}`, locale) },
  { name: 'feedback', path: at('/feedback', locale) },
  { name: 'groups', path: at('/groups', locale) },
  { name: 'wanted', path: at('/wanted', locale) },
  { name: 'register', path: at('/auth/register', locale) },
  { name: 'reset', path: at('/auth/reset', locale) },
  { name: 'favourites-signed-out', path: at('/favourites', locale) },
  ...(
    [
      'terms',
      'privacy',
      'imprint',
      'terms-of-use',
      'faq',
      'features',
      'contact',
      'about',
      'data-sources',
      'transparency',
    ] as const
  ).map((page) => ({ name: page, path: at(`/${page}`, locale) })),
  { name: 'not-found', path: `${at('/', locale).replace(/\/$/, '')}/gibt-es-nicht`, status: 404 },
  {
    name: 'menu',
    path: at('/', locale),
    before: async (page) => {
      await page.locator('header a[aria-haspopup=dialog]').first().click();
      await page.locator('dialog[open] li').first().waitFor();
    },
  },
];

export const findOwn = (page: Page): Promise<Own> =>
  page.evaluate(async () => {
    const own = { 'x-lendring': '1', 'content-type': 'application/json' };
    const token = (
      (await (await fetch('/auth/token', { method: 'POST', headers: own, body: '{}' })).json()) as {
        access_token: string;
      }
    ).access_token;
    const headers = { ...own, authorization: `Bearer ${token}` };
    const get = async <Data>(path: string) =>
      ((await (await fetch(`/v1${path}`, { headers })).json()) as { data: Data }).data;
    const post = async <Data>(path: string, body: object) => {
      const options = {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify(body),
      };
      return ((await (await fetch(`/v1${path}`, options)).json()) as { data: Data }).data;
    };
    type Card = { offer_id: string };
    const first = async (status: string) =>
      (await get<{ offers: Card[] }>(`/offer?status=${status}`)).offers[0]?.offer_id;
    type Hook = { webhook_id: string };
    const hook = {
      name: 'Warenwirtschaft',
      url: 'https://laden.example/lendring',
      types: ['offer.published', 'request.asked', 'request.agreed'],
    };
    const groups = await get<{ group_id: string; role: string | null }[]>('/group_own');
    const { usergroup } = await get<{ usergroup: string[] }>('/init');
    return {
      isAdmin: usergroup.includes('admin'),
      draft: (await first('draft')) ?? (await post<Card>('/offer', {})).offer_id,
      online: (await first('active')) ?? null,
      webhook: ((await get<Hook[]>('/webhook'))[0] ?? (await post<Hook>('/webhook', hook))).webhook_id,
      group: groups.find(({ role }) => role === 'creator')?.group_id ?? null,
    };
  });
export type Own = Readonly<{
  isAdmin: boolean;
  draft: string;
  online: string | null;
  webhook: string;
  group: string | null;
}>;

export const ownShots = (locale: Locale, { offerId }: Found, own: Own): Shot[] => [
  ...(
    [
      'requests',
      'requests/archive',
      'counter-loans',
      'counter-loans/new',
      'notifications',
      'account',
      'account/offers',
      'account/offers/table',
      'account/offers/figures',
      'account/offers/import',
      'account/profile',
      'account/address',
      'account/places',
      'account/company',
      'account/picture',
      'account/opening-hours',
      'account/auto-reply',
      'account/settings',
      'account/searches',
      'account/takeout',
      'account/notifications',
      'account/security',
      'account/decisions',
      'account/delete',
      'plan',
      'plan/cancel',
      'plan/withdraw',
      'invoices',
      'account/ads',
      'account/paymentmethod',
      'account/api',
      'account/api/new',
      'favourites',
      'calendar',
      'calendar/vendor',
      'calendar/borrower',
      'calendar/timeline',
      'calendar/handovers',
      'offer/create',
      'group/create',
      'wanted/create',
    ] as const
  ).map((page) => ({ name: page.replaceAll('/', '-'), path: at(`/${page}`, locale) })),
  { name: 'account-api-webhook', path: at(`/account/api/${own.webhook}`, locale) },
  ...(['category', 'images', 'description', 'pricing', 'terms', 'publish'] as const).map((step) => ({
    name: `create-${step}`,
    path: `${at(`/offer/create/${step}`, locale)}?draft=${own.draft}`,
  })),
  ...(own.online
    ? [
        { name: 'own-offer', path: at(`/offer/${own.online}`, locale) },
        { name: 'pieces', path: at(`/offer/${own.online}/pieces`, locale) },
        { name: 'piece', path: at(`/offer/${own.online}/pieces/1`, locale) },
        { name: 'edit', path: at(`/offer/${own.online}/edit`, locale) },
        { name: 'edit-pricing', path: at(`/offer/${own.online}/edit/pricing`, locale) },
      ]
    : []),
  ...(own.group
    ? ['', '/members', '/requests', '/calendar', '/numbers', '/share', '/edit'].map((page) => ({
        name: `own-group${page.replace('/', '-')}`,
        path: at(`/group/${own.group}${page}`, locale),
      }))
    : []),
  ...(own.isAdmin
    ? ([
        '',
        '/report',
        '/notes/feedback',
        '/users',
        '/ads',
        '/invoices',
        '/plans',
        '/settings',
        '/audit',
        '/version',
        '/reporting',
        '/reporting/requests',
      ] as const)
    : []
  ).map((page) => ({ name: `backoffice${page.replaceAll('/', '-')}`, path: at(`/backoffice${page}`, locale) })),
  { name: 'booking', path: at(`/offer/${offerId}/booking`, locale) },
  {
    name: 'account-menu',
    path: at('/', locale),
    before: async (page) => {
      await page.locator('header button[popovertarget]').last().click();
    },
  },
];

export const adminShots = async (page: Page, base: string, locale: Locale): Promise<Shot[]> => {
  await page.goto(base + at('/backoffice/report', locale));
  await quiet(page);
  const cases = await page
    .locator('[data-row]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('href') ?? ''));
  return [
    { name: 'backoffice', path: at('/backoffice', locale) },
    { name: 'backoffice-report', path: at('/backoffice/report', locale) },
    { name: 'backoffice-feedback', path: at('/backoffice/notes/feedback', locale) },
    { name: 'backoffice-report-all', path: `${at('/backoffice/report', locale)}?state=all` },
    ...cases.slice(0, 1).map((path) => ({ name: 'backoffice-case', path })),
  ];
};

export const requestShots = async (page: Page, base: string, locale: Locale, most = 3): Promise<Shot[]> => {
  const prefix = at('/request/x', locale).slice(0, -1);
  const found = new Set<string>();
  for (const list of ['/requests', '/requests?side=vendor', '/requests/archive']) {
    await page.goto(base + at(list.split('?')[0]!, locale) + (list.includes('?') ? `?${list.split('?')[1]}` : ''));
    await quiet(page);
    for (const href of await page
      .locator(`main a[href^="${prefix}"]`)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')))
      found.add(href);
  }
  return [...found].slice(0, most).map((path, index) => ({ name: `request-${index + 1}`, path }));
};
