import type { OfferId } from '@lendring/contracts/kernel/ids.js';
import type { CalendarEntry } from '@lendring/contracts/request/calendar.js';
import { queryContext, type Caller } from '../caller/handlers.js';
import { optional } from '../caller/optional.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';

export const titlesOf = async (
  apis: ServiceApis,
  caller: Caller,
  entries: readonly CalendarEntry[],
): Promise<ReadonlyMap<OfferId, string>> => {
  const untitled = entries.flatMap(({ offerId, offerTitle }) => (offerTitle === null && offerId ? [offerId] : []));
  const offerIds = [...new Set(untitled)].slice(0, 100);
  const offers =
    offerIds.length > 0
      ? await optional(caller, [], () => apis.offer.queries.many({ offerIds }, queryContext(caller)))
      : [];
  return new Map(offers.map((o) => [o.offerId, o.title]));
};
