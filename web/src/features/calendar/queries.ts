import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '@lendring/contracts/http/calls.js';
import type { Side } from '@lendring/contracts/request/events.js';
import type { Api } from '../../lib/api.js';
import type { Span } from './model.js';

/** Own lending, borrowing and blocked days within a span. */
export const calendarQuery = (api: Api, { from, to }: Span, side?: Side) =>
  queryOptions({
    queryKey: ['calendar', side ?? 'both', from, to],
    queryFn: ({ signal }) =>
      api.get('/calendar', { query: { date_from: from, date_to: to, ...(side ? { side } : {}) } }, { signal }),
    staleTime: 5_000,
    refetchInterval: 60_000,
  });

const most = 100;

/** Own offers that somebody could ask for or could have asked for, by title: all of them, page by page. */
export const blockableQuery = (api: Api) =>
  queryOptions({
    queryKey: ['own-offers', 'blockable'],
    queryFn: async ({ signal }) => {
      const all: Answer<'offers'>['offers'][number][] = [];
      for (let page = 1; ; page += 1) {
        const { offers, paging } = await api.get('/offer', { query: { sort: 'title', size: most, page } }, { signal });
        all.push(...offers.filter((offer) => offer.status !== 'draft'));
        if (!paging.hasNextPage) return all;
      }
    },
  });

/** The note of a block, which only the owner can read. */
export const noteQuery = (api: Api, offerId: string, blockId: string, { from, to }: Span) =>
  queryOptions({
    queryKey: ['block-note', blockId],
    queryFn: async ({ signal }) =>
      (
        await api.get('/offer_calendar/{id}', { id: offerId, query: { date_from: from, date_to: to } }, { signal })
      ).find((taken) => taken.block_id === blockId)?.note ?? '',
  });
