import { useMemo } from 'react';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useArrival } from '../../../ui/use-arrival.js';
import type { Choice } from '../model/choice.js';
import { wishOf } from '../model/wish.js';
import { defaultPricing, otherDeals, type Deal } from '../model/default-pricing.js';
import { offered, type Obstacle, type Offered } from '../model/price.js';
import { calendarOf, type Calendar } from '../model/taken.js';
import { takenQuery } from '../../../api/offer-days.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import type { PricingShape } from '@lendring/contracts/http/shapes.js';

export type RequestChoice = Readonly<{
  choice: Choice;
  /** Undefined only for an offer without prices. */ pricing: PricingShape | undefined;
  calendar: Calendar;
  offered: Offered;
  obstacle: Obstacle | null;
  cheaper: Deal | null;
  other: Deal | null;
}>;

export const useRequestChoice = (offer: OfferShape, choice: Choice, today: string): RequestChoice => {
  const { data: taken } = useQuery(takenQuery(useApi(), offer.offer_id, today));
  const now = useArrival();
  const zone = offer.zone ?? 'Europe/Berlin';
  const calendar = useMemo(() => calendarOf(taken ?? [], zone, now), [taken, zone, now]);
  const pricing = defaultPricing(offer.pricing, choice, calendar);
  const byPrice = (one: PricingShape): Offered => offered(one, wishOf(one, choice), calendar);
  const answer: Offered = pricing ? byPrice(pricing) : { state: 'empty' };
  return {
    choice,
    pricing,
    calendar,
    offered: answer,
    obstacle:
      answer.state === 'problem'
        ? { problem: answer.problem, otherPrice: offer.pricing.some((one) => byPrice(one).state === 'ready') }
        : null,
    ...(pricing && answer.state === 'ready'
      ? otherDeals(offer.pricing, { price: pricing, quote: answer.quote }, choice, calendar)
      : { cheaper: null, other: null }),
  };
};
