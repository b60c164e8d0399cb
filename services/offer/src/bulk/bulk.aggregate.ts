import { decided, refused, type Aggregate, type Decision } from '@lendring/contracts/kernel/decider.js';
import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import type { BulkEvent } from '@lendring/contracts/offer/bulk.js';
import { bulkLimits } from '@lendring/contracts/offer/bulk-limits.js';
import type { OfferRefusal } from '@lendring/contracts/offer/refusals.js';
import { same } from '@lendring/contracts/rules/same.js';

type EventOf<Type extends BulkEvent['type']> = Extract<BulkEvent, { type: Type }>;
type EntryEvent = EventOf<'BulkBegun' | 'BulkEnded'>;
type Begun = EventOf<'BulkBegun'>['data'];
type Ended = EventOf<'BulkEnded'>['data'];
type BulkState = Readonly<{ begun: Begun | null; ended: Ended | null }>;
type Decided<Event = EntryEvent> = Decision<readonly Event[], OfferRefusal>;

/** Stream `bulk-<bulkId>`: one change of many own offers (ADR 153). */
export const bulkAggregate: Aggregate<BulkState, EntryEvent> = {
  category: 'bulk',
  initialState: { begun: null, ended: null },
  evolve: (state, event) =>
    event.type === 'BulkBegun' ? { ...state, begun: event.data } : { ...state, ended: event.data },
};

/** Stream `bulks-<ownerId>`: times of the owner's last acts, the oldest first. */
export const bulksAggregate: Aggregate<readonly string[], EventOf<'BulkOpened'>> = {
  category: 'bulks',
  initialState: [],
  evolve: (times, { data: { at } }) => [...times, at].slice(-bulkLimits.aDay),
};

/** Records the beginning once; another beginning with the same id is refused. */
export const beginBulk = ({ begun }: BulkState, data: Begun): Decided => {
  if (begun === null) return decided([{ type: 'BulkBegun', data }]);
  if (begun.ownerId !== data.ownerId) return refused('offer_not_found');
  return same(begun, data) ? decided([]) : refused('bulk_recorded');
};

/** Counts an act towards the limit of its day. */
export const openBulk = (
  times: readonly string[],
  data: EventOf<'BulkOpened'>['data'],
): Decided<EventOf<'BulkOpened'>> => {
  const [oldest] = times;
  const isFull = times.length >= bulkLimits.aDay && oldest !== undefined;
  if (isFull && Date.parse(data.at) - Date.parse(oldest) < DAY_MS)
    return refused('too_many_bulks', { max: bulkLimits.aDay });
  return decided([{ type: 'BulkOpened', data }]);
};

/** Records the outcome once, of an act that its owner began; it counts at most the offers of the act. */
export const endBulk = ({ begun, ended }: BulkState, data: Ended): Decided => {
  if (begun === null || begun.ownerId !== data.ownerId) return refused('offer_not_found');
  if (ended !== null) return same(ended, data) ? decided([]) : refused('bulk_recorded');
  return data.changed + data.unchanged + data.refused > begun.total
    ? refused('bulk_counts', { max: begun.total })
    : decided([{ type: 'BulkEnded', data }]);
};
