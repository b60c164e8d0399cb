import type { Camel } from '@lendring/contracts/http/camel-case.js';
import { timeZones } from '@lendring/contracts/rules/time-zones.js';
import type { OfferCardShape } from '@lendring/contracts/http/shapes.js';
import type { OfferCard } from '@lendring/contracts/offer/offer.js';
import { addDays, dayIn, daysBetween, eachDay } from '@lendring/contracts/kernel/days.js';
import { MOST_DAYS } from '@lendring/contracts/rules/price-for-days.js';
import { levels, scarce, type Use } from '@lendring/contracts/rules/capacity.js';
import type { Interval } from '@lendring/contracts/rules/overlap.js';
import { isByTheHour, takenDays, whollyTakenDays } from '@lendring/contracts/rules/taken.js';
import { ApiError } from '../errors/api-error.js';
import { queryContext, type Caller } from '../caller/handlers.js';
import { optional } from '../caller/optional.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';

export type AskedDays = Readonly<{ from: string; to: string }>;

const LOOK_AHEAD = 30;

/** Requires both ends in order, or neither; `date_to` is inclusive. */
export const askedDays = (query: { dateFrom?: string | undefined; dateTo?: string | undefined }): AskedDays | null => {
  if (!query.dateFrom) return null;
  const to = addDays(query.dateTo ?? query.dateFrom, 1);
  if (daysBetween(query.dateFrom, to) > MOST_DAYS) throw new ApiError('range_too_long', { days: MOST_DAYS });
  return { from: query.dateFrom, to };
};

/** Returns the fewest free units of the requested days; null for offers of one unit. */
const freeOn = (uses: readonly Use[], quantity: number, { from, to }: AskedDays, zone: string): number | null => {
  if (quantity === 1) return null;
  const days = eachDay(from, to);
  const isAsked = ({ start, end }: Interval): boolean => {
    const [first, last] = [dayIn(start, zone), dayIn(new Date(Date.parse(end) - 1).toISOString(), zone)];
    return days.some((day) => first <= day && day <= last);
  };
  const most = levels(uses, quantity).reduce(
    (units, level) => (isAsked(level) ? Math.max(units, level.units) : units),
    0,
  );
  return quantity - most;
};

/**
 * Returns availability per card: enough units free on the requested days, or the first busy day and the next free one.
 * Empty when the request service is unavailable.
 */
export const availabilityOf = async (
  apis: ServiceApis,
  caller: Caller,
  cards: readonly OfferCard[],
  asked: AskedDays | null,
  wanted: number,
): Promise<ReadonlyMap<string, Camel<OfferCardShape>['availability']>> => {
  if (!asked || cards.length === 0) return new Map();
  const until = addDays(asked.to, LOOK_AHEAD);
  const taken = await optional(caller, null, () =>
    apis.request.queries.takenMany(
      {
        offerIds: cards.map((c) => c.offerId),
        from: `${addDays(asked.from, -1)}T00:00:00.000Z`,
        to: `${until}T00:00:00.000Z`,
      },
      queryContext(caller),
    ),
  );
  if (taken === null) return new Map();
  return new Map(
    cards.map((card) => {
      const uses = taken[card.offerId] ?? [];
      const times = scarce(uses, card.quantity, wanted);
      const zone = timeZones[card.place?.country ?? 'DE'];
      const days = isByTheHour(card.pricings.map(({ rentType }) => rentType))
        ? whollyTakenDays(times, zone)
        : takenDays(times, zone);
      const takenDay = eachDay(asked.from, asked.to).find((day) => days.has(day)) ?? null;
      const freeFrom = takenDay ? (eachDay(takenDay, until).find((day) => !days.has(day)) ?? null) : null;
      const freeUnits = freeOn(uses, card.quantity, asked, zone);
      return [card.offerId, { free: takenDay === null, takenDay, freeFrom, ...(freeUnits !== null && { freeUnits }) }];
    }),
  );
};
