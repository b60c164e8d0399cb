import type { Answer } from '@lendring/contracts/http/calls.js';
import type { OwnOrder } from '@lendring/contracts/offer/queries.js';
import type { OfferStatus } from '@lendring/contracts/offer/terms.js';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../lib/api.js';

type Page = Readonly<{ tab: 'all' | OfferStatus; q: string; sort: OwnOrder; page: number }>;

/** Whatever is known of own offers. */
export const ownOffers = ['own-offers'] as const;
const lists = [...ownOffers, 'list'] as const;
const pageSize = 20;
/** As many as one call answers. */
const most = 100;

/** One page of one's own offers. */
export const ownOffersQuery = (api: Api, { tab, q, sort, page }: Page) =>
  queryOptions({
    queryKey: [...lists, tab, q, sort, page],
    queryFn: ({ signal }) =>
      api.get(
        '/offer',
        {
          query: {
            page,
            size: pageSize,
            ...(tab === 'all' ? {} : { status: tab }),
            ...(q ? { query: q } : {}),
            ...(sort === 'changed' ? {} : { sort }),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

/** Drafts to go on with, the latest first. */
export const draftsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...lists, 'drafts'],
    queryFn: ({ signal }) => api.get('/offer', { query: { status: 'draft', size: 12 } }, { signal }),
    staleTime: 2_000,
  });

/** How many own offers there are in a state. */
export const ownOfferCountQuery = (api: Api, status: OfferStatus) =>
  queryOptions({
    queryKey: [...ownOffers, 'count', status],
    queryFn: async ({ signal }) => (await api.get('/offer', { query: { status, size: 1 } }, { signal })).paging.total,
  });

/** Own offers that somebody could ask for or could have asked for, by title: all of them, page by page. */
export const blockableQuery = (api: Api) =>
  queryOptions({
    queryKey: [...ownOffers, 'blockable'],
    queryFn: async ({ signal }) => {
      const found: Answer<'offers'>['offers'][number][] = [];
      for (let page = 1; ; page += 1) {
        const { offers, paging } = await api.get('/offer', { query: { sort: 'title', size: most, page } }, { signal });
        found.push(...offers.filter((offer) => offer.status !== 'draft'));
        if (!paging.hasNextPage) return found;
      }
    },
  });

/** Lists and counts of own offers ask again. @returns when those on the page have */
export const ownOffersChanged = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: ownOffers });

/** Out of every list that is known, and out of its count, before the server is asked again. */
export const unlistOwnOffer = async (queries: QueryClient, offerId: string): Promise<void> => {
  await queries.cancelQueries({ queryKey: ownOffers });
  queries.setQueriesData<Answer<'offers'>>({ queryKey: lists }, (list) =>
    list?.offers.some((one) => one.offer_id === offerId)
      ? {
          offers: list.offers.filter((one) => one.offer_id !== offerId),
          paging: { ...list.paging, total: list.paging.total - 1 },
        }
      : list,
  );
};
