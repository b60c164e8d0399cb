import type { OfferId } from '@lendring/contracts/kernel/ids.js';
import type { CalendarEntry } from '@lendring/contracts/request/calendar.js';
import { queryContext, type Caller } from '../caller/handlers.js';
import { optional } from '../caller/optional.js';
import type { Doors } from '@lendring/platform/runtime/doors/doors.js';

export const titlesOf = async (
  doors: Doors,
  caller: Caller,
  entries: readonly CalendarEntry[],
): Promise<ReadonlyMap<OfferId, string>> => {
  const offerIds = [...new Set(entries.filter((e) => e.offerTitle === null).map((e) => e.offerId))].slice(0, 100);
  const offers =
    offerIds.length > 0
      ? await optional(caller, [], () => doors.offer.queries.many({ offerIds }, queryContext(caller)))
      : [];
  return new Map(offers.map((o) => [o.offerId, o.title]));
};
