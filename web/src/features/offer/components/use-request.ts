import { useMemo } from 'react';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import type { RequestRowShape } from '@lendring/contracts/http/request.js';
import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import { alwaysOpen } from '@lendring/contracts/rules/opening-days.js';
import { availabilityOf } from '@lendring/contracts/rules/why-not-bookable.js';
import { takenQuery } from '../../../api/offer-days.js';
import { askedQuery, endedQuery } from '../../../api/requests.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { bookingRulesOf } from '../../../parts/offers/booking-rules.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { useSession } from '../../../lib/session/session-context.js';
import { useArrival } from '../../../ui/use-arrival.js';
import type { Choice } from '../model/choice.js';
import {
  type bodyDates,
  type Deal,
  defaultWay,
  type Obstacle,
  offered,
  type Offered,
  otherDeals,
  shownOf,
  type Way,
  waysOf,
  wishOf,
} from '../model/pricing.js';
import { type Calendar, freeFor } from '../model/taken.js';

export type RequestChoice = Readonly<{
  choice: Choice;
  /** Selected way to pay; undefined only for an offer without prices. */
  way: Way | undefined;
  /** Its first price, with the durations of the whole way. */
  pricing: PricingShape | undefined;
  calendar: Calendar;
  /** Units that are free in the chosen time; null before a time is chosen. */
  free: number | null;
  offered: Offered;
  obstacle: Obstacle | null;
  cheaper: Deal | null;
  other: Deal | null;
}>;

export const useRequestChoice = (offer: OfferShape, choice: Choice, today: string): RequestChoice => {
  const { data: taken } = useQuery(takenQuery(useApi(), offer.offer_id, today));
  const now = useArrival();
  const zone = offer.zone ?? 'Europe/Berlin';
  const { quantity } = offer;
  const wanted = Math.min(choice.count ?? 1, quantity);
  const opening = offer.opening ?? alwaysOpen;
  const rules = useMemo(() => bookingRulesOf(offer.booking_rules), [offer.booking_rules]);
  const calendar = useMemo(
    () => availabilityOf(taken ?? [], zone, now, { quantity, wanted, opening, rules }),
    [taken, zone, now, quantity, wanted, opening, rules],
  );
  const way = defaultWay(offer.pricing, choice, calendar);
  const by = (one: Way): Offered => offered(one, wishOf(one[0], choice), calendar);
  const answer: Offered = way ? by(way) : { state: 'empty' };
  const wish = way ? wishOf(way[0], choice) : null;
  return {
    choice,
    way,
    pricing: way && shownOf(way),
    calendar,
    free: wish && freeFor(calendar, wish),
    offered: answer,
    obstacle:
      answer.state === 'problem'
        ? {
            problem: answer.problem,
            otherPrice: waysOf(offer.pricing).some((one) => by(one).state === 'ready'),
            ...(answer.free !== undefined && { free: answer.free }),
            ...(answer.closed && { closed: answer.closed }),
            ...(answer.day !== undefined && { day: answer.day }),
            ...(answer.shortOn !== undefined && { shortOn: answer.shortOn }),
          }
        : null,
    ...(way && answer.state === 'ready'
      ? otherDeals(offer.pricing, { way, quote: answer.quote }, choice, calendar)
      : { cheaper: null, other: null }),
  };
};

type Asked = Pick<RequestRowShape, 'offer_id' | 'period'>;
type Dates = ReturnType<typeof bodyDates>;

const sameTime = ({ kind, date_from, date_to, time_from, duration }: Asked['period'], wished: Dates): boolean =>
  date_from === wished.date_from &&
  (kind === 'hours' ? time_from === wished.time_from && duration === wished.duration : date_to === wished.date_to);

/** User's request for an offer: the one with these dates (`same`), else the first; null if there is none. */
export const askedOf = <One extends Asked>(
  requests: readonly One[],
  offerId: string,
  wished: Dates | null,
): Readonly<{ request: One; same: boolean }> | null => {
  const mine = requests.filter((request) => request.offer_id === offerId);
  const same = wished ? mine.find(({ period }) => sameTime(period, wished)) : undefined;
  const request = same ?? mine[0];
  return request ? { request, same: same !== undefined } : null;
};

export const useAsked = (offerId: string, wished: ReturnType<typeof bodyDates> | null) => {
  const { data } = useQuery({ ...askedQuery(useApi()), enabled: useSession().status === 'in' });
  return askedOf(data?.requests ?? [], offerId, wished);
};

export const useWithdrawn = (offerId: string, wished: ReturnType<typeof bodyDates> | null) => {
  const { data } = useQuery({ ...endedQuery(useApi()), enabled: useSession().status === 'in' && wished !== null });
  const withdrawn = data?.requests.filter(({ status }) => status === 'withdrawn');
  const found = askedOf(withdrawn ?? [], offerId, wished);
  return found?.same ? found : null;
};
