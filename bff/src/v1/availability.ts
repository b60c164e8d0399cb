import type { Camel } from '@lendring/contracts/http/camel-case.js';
import { timeZones } from '@lendring/contracts/rules/time-zones.js';
import type { OfferCardShape } from '@lendring/contracts/http/shapes.js';
import type { Instant } from '@lendring/contracts/kernel/period.js';
import type { TakenPeriod } from '@lendring/contracts/request/calendar.js';
import type { OfferCard } from '@lendring/contracts/offer/offer.js';
import { addDays, daysBetween, eachDay } from '@lendring/contracts/kernel/days.js';
import { MOST_DAYS } from '@lendring/contracts/rules/price-for-days.js';
import { freeUnits } from '@lendring/contracts/rules/capacity.js';
import { stillAhead } from '@lendring/contracts/rules/still-ahead.js';
import { isByTheHour } from '@lendring/contracts/rules/taken.js';
import {
  availabilityOf as availability,
  daysProblem,
  inTheWayOf,
  shortageOn,
  wholeDays,
  whyNotBookable,
} from '@lendring/contracts/rules/why-not-bookable.js';
import { RentTypeId } from '@lendring/contracts/reference/rent-types.js';
import { ApiError } from '../errors/api-error.js';
import { queryContext, type Caller } from '../caller/handlers.js';
import { optional } from '../caller/optional.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { instantsWithPreparation } from './day-range.js';

export type AskedDays = Readonly<{ from: string; to: string }>;

const LOOK_AHEAD = 30;

/** Requires both ends in order, or neither; `date_to` is inclusive. */
export const askedDays = (query: { dateFrom?: string | undefined; dateTo?: string | undefined }): AskedDays | null => {
  if (!query.dateFrom) return null;
  const to = addDays(query.dateTo ?? query.dateFrom, 1);
  if (daysBetween(query.dateFrom, to) > MOST_DAYS) throw new ApiError('range_too_long', { days: MOST_DAYS });
  return { from: query.dateFrom, to };
};

/**
 * Returns availability per card: enough units free on the requested days, which a loan can begin and end on, or the
 * reason, the first day in the way and the next possible one. Empty when the request service is unavailable.
 */
export const availabilityOf = async (
  apis: ServiceApis,
  caller: Caller,
  cards: readonly OfferCard[],
  asked: AskedDays | null,
  wanted: number,
): Promise<ReadonlyMap<string, Camel<OfferCardShape>['availability']>> => {
  if (!asked || cards.length === 0) return new Map();
  const taken = await optional(caller, null, () =>
    apis.request.queries.takenMany(
      { offerIds: cards.map((c) => c.offerId), ...instantsWithPreparation(asked.from, addDays(asked.to, LOOK_AHEAD)) },
      queryContext(caller),
    ),
  );
  if (taken === null) return new Map();
  return new Map(
    cards.map((card) => [card.offerId, onDays(card, taken[card.offerId] ?? [], asked, wanted, caller.at)]),
  );
};

const onDays = (
  { quantity, place, pricings, times }: OfferCard,
  uses: readonly TakenPeriod[],
  asked: AskedDays,
  wanted: number,
  at: Instant,
): Camel<OfferCardShape>['availability'] => {
  const zone = timeZones[place?.country ?? 'DE'];
  const offer = availability(uses, zone, new Date(at), { ...times, quantity, wanted });
  const isHourly = isByTheHour(pricings.map(({ rentType }) => rentType));
  const rentType = isHourly ? RentTypeId.hour : RentTypeId.day;
  const [first, last] = [asked.from, addDays(asked.to, -1)];
  const problem = daysProblem(offer, { first, last });
  const takenDay = eachDay(first, asked.to).find((day) => shortageOn(offer, rentType, day)) ?? null;
  const shortage = takenDay && shortageOn(offer, rentType, takenDay);
  const refusedDay = problem ? problem.day : takenDay;
  const possibleFrom = refusedDay && eachDay(refusedDay, addDays(asked.to, LOOK_AHEAD));
  const loan = stillAhead(wholeDays(first, last, zone), at, zone);
  return {
    free: refusedDay === null,
    reason: problem ? problem.reason : isHourly ? shortage || null : (inTheWayOf(offer, loan)?.reason ?? null),
    refusedDay,
    takenDay,
    freeFrom: (possibleFrom || []).find((day) => whyNotBookable(offer, rentType, day) === null) ?? null,
    ...(quantity > 1 && { freeUnits: freeUnits(uses, quantity, loan) }),
  };
};
