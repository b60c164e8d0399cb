import { afterEach, describe, expect, it } from 'vitest';
import { useLocation } from '@tanstack/react-router';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { createApi } from '../../../lib/api-client/api.js';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import { createFakeApi } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { offerCard } from '../../../testing/samples.js';
import { textLike } from '../../../testing/texts.js';
import { userEvent } from '../../../testing/user-event.js';
import { SimilarOffers } from './SimilarOffers.js';

const card = offerCard({ offer_id: 'a1b2c3d4e9', title: 'Kuppelzelt' });
const paging = { page: 1, size: 4, total: 1, hasNextPage: false };
const Known = () => (
  <output>{useLocation({ select: ({ pathname, state }) => `${pathname} ${String(state.km)}` })}</output>
);
const show = (days: Readonly<{ from?: string; to?: string }>) => {
  const asked: string[] = [];
  const fake = createFakeApi(({ path, query }) => {
    if (path !== '/v1/offer_search') return undefined;
    asked.push([query.get('date_from'), query.get('date_to')].join());
    const price = query.has('date_from')
      ? { pricing_id: card.pricing[0]?.pricing_id ?? '', amount: 1800, units: 2, problem: null }
      : null;
    return {
      data: {
        id: 'x',
        path: '',
        offers: [{ ...card, days_price: price }],
        top: [],
        highlighted: [],
        mended: [],
        only_mentioned: false,
        facets: [],
        lenders: [],
        ads: [],
        total_is_exact: true,
        meant: null,
        place: null,
        paging,
        ...paging,
      },
    };
  });
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <SimilarOffers offerId="a1b2c3d4e0" days={days} />
      <Known />
    </ApiContext>,
  );
  return asked;
};

describe('similar offers', () => {
  afterEach(cleanup);
  it('show the price for the chosen days and keep these days in their links', async () => {
    show({ from: '2027-07-04', to: '2027-07-05' });
    expect(await screen.findByText(textLike('common:daysPrice.forUnits', { units: '2 Tage' }))).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Kuppelzelt' }).getAttribute('href')).toBe(
      '/inserat/a1b2c3d4e9?from=2027-07-04&to=2027-07-05',
    );
  });
  it('do not present the distance between the two offers as the distance to the user', async () => {
    show({});
    await userEvent.click(await screen.findByRole('link', { name: 'Kuppelzelt' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/offer/a1b2c3d4e9 null'));
  });
  it('query one day when a single day is chosen and no days when none are chosen', async () => {
    const one = show({ from: '2027-07-04' });
    await waitFor(() => expect(one).toEqual([',', '2027-07-04,2027-07-04']));
    cleanup();
    const none = show({});
    expect(await screen.findByText(textLike('common:price.per.1'))).toBeTruthy();
    expect(none).toEqual([',']);
  });
  it('keep daily prices when the period exceeds the limit of the search', async () => {
    const asked = show({ from: '2027-07-04', to: '2028-01-01' });
    expect(await screen.findByText(textLike('common:price.per.1'))).toBeTruthy();
    expect(asked).toEqual([',']);
  });
});
