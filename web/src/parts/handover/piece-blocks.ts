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
import { type Block, blocksOf } from '../blocks/blocks.js';
import { firstFree, loansNeeding, type NeededBy } from './needed-units.js';

/** Days that a block can last: from today on, and no longer than a loan. */
type BlockSpan = Readonly<{ first: string; last: string }>;

/** Maintenance blocks of the numbered pieces of an offer. */
export type PieceBlocks = Readonly<{
  isKnown: boolean;
  /** True for the only unit of its offer, which is blocked between its loans. */
  isOnly: boolean;
  span: BlockSpan;
  /** Current or coming block of a piece; undefined: none. */
  blockOf: (number: string) => Block | undefined;
  /**
   * Loans that need all units until a day, so that none can be taken out; of an only unit: those that stay. `except`:
   * loan from which the unit comes back.
   */
  neededUntil: (last: string, except?: string) => readonly NeededBy[];
  /** Takes one unit out of the calendar from today to a day, included. */
  take: (number: string, last: string) => Promise<void>;
  end: (block: Block) => Promise<void>;
}>;

/**
 * Maintenance blocks of numbered pieces in the calendar of their offer, which have the number of the piece as note.
 * `enabled` false: they are not loaded.
 */
export const usePieceBlocks = (offerId: string, enabled = true): PieceBlocks => {
  const api = useApi();
  const queries = useQueryClient();
  const [now] = useState(() => new Date().toISOString());
  const { data: offer } = useQuery({ ...offerQuery(api, offerId), enabled });
  const ofDays = takenQuery(api, offerId, dayIn(now, 'UTC'));
  const { data: taken } = useQuery({ ...ofDays, enabled });
  const zone = offer?.zone ?? 'Europe/Berlin';
  const quantity = offer?.quantity ?? 1;
  const isOnly = quantity === 1;
  const today = dayIn(now, zone);
  const blocks = blocksOf(taken ?? [], zone).filter(
    ({ kind, last }) => kind === RequestTypeId.maintenance && last >= today,
  );
  const span: BlockSpan = { first: today, last: addDays(today, limits.duration - 1) };
  return {
    isKnown: offer !== undefined && taken !== undefined,
    isOnly,
    span,
    blockOf: (number) => blocks.find(({ note }) => note === number),
    neededUntil: (last, except) =>
      loansNeeding(taken ?? [], { quantity, zone, now, span: { first: today, last }, except }),
    take: async (number, last) => {
      const known = await queries.fetchQuery(offerQuery(api, offerId));
      const block = { date_to: last, requesttype_id: RequestTypeId.maintenance, note: number };
      // An entry takes the only unit between its loans, which a block of some units cannot.
      if (known.quantity === 1) {
        await api.post('/calendar_unavailability', { body: { ...block, date_from: today, offer_ids: [offerId] } });
        await unavailabilityChanged(queries);
      } else {
        // A return has just moved the preparation of its loan.
        const current = await queries.fetchQuery({ ...ofDays, staleTime: 0 });
        const first = firstFree(current, { quantity: known.quantity, zone, now: new Date().toISOString(), span });
        const days = { date_from: first <= last ? first : today };
        await api.post('/offer_unavailability', { body: { ...block, ...days, offer_id: offerId, units: 1 } });
      }
      await daysChanged(queries, offerId);
    },
    end: async ({ id, isEntry }) => {
      if (isEntry) {
        await api.delete('/calendar_unavailability/{id}', { id, query: {} });
        await unavailabilityChanged(queries);
      } else await api.delete('/offer_unavailability/{id}', { id, query: { offer_id: offerId } });
      await daysChanged(queries, offerId);
    },
  };
};
