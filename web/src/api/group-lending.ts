import type { Answer } from '@lendring/contracts/http/calls.js';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../lib/api.js';
import { ownOffers } from './own-offers.js';

/** As many as one call answers. */
const most = 100;

/** What is lent in a group, counted, for its admins. */
export const groupNumbersQuery = (api: Api, groupId: string) =>
  queryOptions({
    queryKey: ['group', groupId, 'numbers'],
    queryFn: ({ signal }) => api.get('/group_numbers/{id}', { id: groupId }, { signal }),
  });

/** On which days the things of a group are taken, both days included. */
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

/** Own offers online that are not in a group, by title: all of them, page by page. */
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

/** Whether there is anything of one's own to bring into a group. */
export const hasOutsideGroupQuery = (api: Api, groupId: string) =>
  queryOptions({
    queryKey: [...ownOffers, 'has-outside', groupId],
    queryFn: async ({ signal }) => {
      const query = { status: 'active', outside_group: groupId, size: 1 } as const;
      return (await api.get('/offer', { query }, { signal })).paging.total > 0;
    },
  });
