import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays, dayIn } from '@lendring/contracts/kernel/days.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { RequestTypeId } from '@lendring/contracts/reference/request-types.js';
import { daysChanged, takenQuery } from '../../api/offer-days.js';
import { offerQuery } from '../../api/offer.js';
import { unavailabilityChanged } from '../../api/unavailability.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { type Block, blocksOf } from '../../parts/blocks/blocks.js';

/** Days that a block can last: from today on, and no longer than a loan. */
type BlockSpan = Readonly<{ first: string; last: string }>;

/** Maintenance blocks of numbered pieces in the calendar of their offer, which have the number of the piece as note. */
export const usePieceBlocks = (offerId: string) => {
  const api = useApi();
  const queries = useQueryClient();
  const [now] = useState(() => new Date().toISOString());
  const { data: offer } = useQuery(offerQuery(api, offerId));
  const { data: taken } = useQuery(takenQuery(api, offerId, dayIn(now, 'UTC')));
  const zone = offer?.zone ?? 'Europe/Berlin';
  const today = dayIn(now, zone);
  const blocks = blocksOf(taken ?? [], zone).filter(
    ({ kind, last }) => kind === RequestTypeId.maintenance && last >= today,
  );
  const span: BlockSpan = { first: today, last: addDays(today, limits.duration - 1) };
  return {
    isKnown: offer !== undefined && taken !== undefined,
    span,
    /** Current or coming block of a piece; undefined: none. */
    blockOf: (number: string): Block | undefined => blocks.find(({ note }) => note === number),
    /** Takes one unit out of the calendar from today to a day, included. */
    take: async (number: string, last: string): Promise<void> => {
      const body = { date_from: today, date_to: last, requesttype_id: RequestTypeId.maintenance, note: number };
      // An entry takes the only unit between its loans, which a block of some units cannot.
      if (offer?.quantity === 1) {
        await api.post('/calendar_unavailability', { body: { ...body, offer_ids: [offerId] } });
        await unavailabilityChanged(queries);
      } else await api.post('/offer_unavailability', { body: { ...body, offer_id: offerId, units: 1 } });
      await daysChanged(queries, offerId);
    },
    end: async ({ id, isEntry }: Block): Promise<void> => {
      if (isEntry) {
        await api.delete('/calendar_unavailability/{id}', { id, query: {} });
        await unavailabilityChanged(queries);
      } else await api.delete('/offer_unavailability/{id}', { id, query: { offer_id: offerId } });
      await daysChanged(queries, offerId);
    },
  };
};
