import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Answer } from '@lendring/contracts/http/calls.js';
import type { Side } from '@lendring/contracts/request/events.js';
import type { Api } from '../../lib/api.js';
import { tabs, type ListTab } from './list-search.js';

export type RequestList = Answer<'requests'>;
export type RequestTab = keyof RequestList['counts'];

/**
 * How often an open request looks for news, milliseconds: quickly while somebody is at it, seldom once they let it be.
 * What is hidden does not ask at all and does so at once when it is shown again. One question took 5 ms of the server's
 * processor: a page at the quick pace asks 15 times a minute, a hundred such pages take an eighth of a core.
 */
export const paces = { quick: 4_000, slow: 20_000 } as const;
const fresh = 5_000;

/** One page of a list. While another page of the same side comes, the counts stay. */
export const requestsQuery = (api: Api, side: Side, tab: RequestTab, page = 1) =>
  queryOptions({
    queryKey: ['requests', side, tab, page],
    queryFn: ({ signal }) => api.get('/request', { query: { side, tab, page } }, { signal }),
    staleTime: fresh,
    refetchInterval: 60_000,
    placeholderData: (before, query) =>
      query?.queryKey[1] === side ? keepPreviousData<RequestList>(before) : undefined,
  });

export const requestQuery = (api: Api, requestId: string) =>
  queryOptions({
    queryKey: ['request', requestId],
    queryFn: ({ signal }) => api.get('/request/{id}', { id: requestId }, { signal }),
    staleTime: fresh,
    refetchInterval: paces.slow,
    refetchOnWindowFocus: 'always',
  });

type Counts = RequestList['counts'];
export const activeOf = (counts: Counts): number => counts.open + counts.agreed + counts.running;

/**
 * The tab to show when the address names none: the first with something in it, as they follow each other in a request's
 * life.
 */
export const firstTab = (counts: Counts): ListTab => tabs.find((tab) => counts[tab] > 0) ?? 'open';

/** The side to show when the address names none: where more is going on. */
export const livelierSide = (vendor: Counts, creator: Counts): Side => {
  const [lending, borrowing] =
    activeOf(vendor) || activeOf(creator) ? [activeOf(vendor), activeOf(creator)] : [vendor.done, creator.done];
  return lending > borrowing ? 'vendor' : 'creator';
};
