import { afterEach, beforeEach, expect, it } from 'vitest';
import { cleanup, screen } from '@testing-library/react';
import type { Locale } from '../i18n/locale.js';
import { createApi } from '../lib/api-client/api.js';
import { ApiContext } from '../lib/api-client/api-context.js';
import { createFakeApi } from '../testing/fake-api.js';
import { render } from '../testing/render.js';
import { offerCard } from '../testing/samples.js';
import { text, textIn } from '../testing/texts.js';
import { OfferGonePage } from './OfferGonePage.js';

const dutch = textIn('nl');
const english = textIn('en');

afterEach(cleanup);
beforeEach(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= () => new AbortController().signal;
});

const found = (...titles: readonly string[]) => ({
  data: { offers: titles.map((title, n) => offerCard({ title, offer_id: `offer0000${n}` })) },
});
const open = (locale: Locale, like: ReturnType<typeof found> | 404) => {
  const fake = createFakeApi(({ path, query }) =>
    path !== '/v1/offer_search'
      ? undefined
      : query.has('ref_id')
        ? like === 404
          ? { status: 404, msgcode: 'offer_not_found' }
          : like
        : found('Das Neueste'),
  );
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale })}>
      <OfferGonePage offerId="a1b2c3d4e5" />
    </ApiContext>,
    locale,
  );
};

it.each([
  ['de', text('common:notFound.similar')],
  ['en', english('common:notFound.similar')],
  ['nl', dutch('common:notFound.similar')],
] as const)('suggests similar offers for a paused offer, %s', async (locale, title) => {
  open(locale, found('Auch ein Zelt'));
  expect(await screen.findByRole('region', { name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Auch ein Zelt' })).toBeTruthy();
});

it.each([
  ['de', text('common:notFound.newest'), 404],
  ['en', english('common:notFound.newest'), found()],
  ['nl', dutch('common:notFound.newest'), 404],
] as const)('suggests the newest offers if no similar offer is found, %s', async (locale, title, like) => {
  open(locale, like);
  expect(await screen.findByRole('region', { name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Das Neueste' })).toBeTruthy();
});
