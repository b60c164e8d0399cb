import type { Answer } from '@lendring/contracts/http/calls.js';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';
import { ownOffers } from './own-offers.js';

/** Maximum page size of the API. */
const most = 100;

export const groupNumbersQuery = (api: Api, groupId: string) =>
  queryOptions({
    queryKey: ['group', groupId, 'numbers'],
    queryFn: ({ signal }) => api.get('/group_numbers/{id}', { id: groupId }, { signal }),
  });

/** Days on which the offers of a group are taken; `from` and `to` are inclusive. */
export const groupCalendarQuery = (
  api: Api,
  groupId: string,
  { from, to }: Readonly<{ from: string; to: string }>,
  page: number,
) =>
  queryOptions({
    queryKey: ['group', groupId, 'calendar', from, page],
    queryFn: ({ signal }) =>
      api.get(
        '/group_calendar/{id}',
        { id: groupId, query: { date_from: from, date_to: to, page, size: 12 } },
        { signal },
      ),
  });

export const outsideGroupQuery = (api: Api, groupId: string) =>
  queryOptions({
    queryKey: [...ownOffers, 'outside', groupId],
    queryFn: async ({ signal }) => {
      const found: Answer<'offers'>['offers'][number][] = [];
      for (let page = 1; ; page += 1) {
        const query = { status: 'active', outside_group: groupId, sort: 'title', size: most, page } as const;
        const { offers, paging } = await api.get('/offer', { query }, { signal });
        found.push(...offers);
        if (!paging.hasNextPage) return found;
      }
    },
  });

export const hasOutsideGroupQuery = (api: Api, groupId: string) =>
  queryOptions({
    queryKey: [...ownOffers, 'has-outside', groupId],
    queryFn: async ({ signal }) => {
      const query = { status: 'active', outside_group: groupId, size: 1 } as const;
      return (await api.get('/offer', { query }, { signal })).paging.total > 0;
    },
  });
