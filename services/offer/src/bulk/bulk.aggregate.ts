import { decided, refused, type Aggregate, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { BulkEvent } from '@lendring/contracts/offer/bulk.js';
import type { OfferRefusal } from '@lendring/contracts/offer/refusals.js';

type EventOf<Type extends BulkEvent['type']> = Extract<BulkEvent, { type: Type }>;
type BulkState = Readonly<{ ownerId: string | null; isEnded: boolean }>;
type Decided = Decision<readonly BulkEvent[], OfferRefusal>;

/** Stream `bulk-<bulkId>`: one change of many own offers (ADR 153). */
export const bulkAggregate: Aggregate<BulkState, BulkEvent> = {
  category: 'bulk',
  initialState: { ownerId: null, isEnded: false },
  evolve: (state, { type, data }) =>
    type === 'BulkBegun' ? { ...state, ownerId: data.ownerId } : { ...state, isEnded: true },
};

/** Records the beginning once. */
export const beginBulk = ({ ownerId }: BulkState, data: EventOf<'BulkBegun'>['data']): Decided => {
  if (ownerId !== null) return ownerId === data.ownerId ? decided([]) : refused('offer_not_found');
  return decided([{ type: 'BulkBegun', data }]);
};

/** Records the outcome once, of an act that its owner began. */
export const endBulk = ({ ownerId, isEnded }: BulkState, data: EventOf<'BulkEnded'>['data']): Decided => {
  if (ownerId !== data.ownerId) return refused('offer_not_found');
  return decided(isEnded ? [] : [{ type: 'BulkEnded', data }]);
};
