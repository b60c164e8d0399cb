import type * as z from 'zod';
import { decided, isRefused, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { Period, Wish } from '@lendring/contracts/kernel/period.js';
import type { offerApi } from '@lendring/contracts/offer/queries.js';
import type { requestCommands } from '@lendring/contracts/request/commands.js';
import type { FrozenTerms } from '@lendring/contracts/request/asking.js';
import type { RequestEvent } from '@lendring/contracts/request/events.js';
import type { RequestRefusal } from '@lendring/contracts/request/refusals.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { ruleProblem } from '@lendring/contracts/rules/booking-rules.js';
import { needsPreparation } from '@lendring/contracts/rules/preparation.js';
import { unnamedParts } from '@lendring/contracts/rules/parts.js';
import { amountOf, combinedWith, type Sum, sumOf } from '@lendring/contracts/rules/combination.js';
import { depositOfUnits } from '@lendring/contracts/rules/deposit-of-units.js';
import { deliveryPrice, deliveryTotal } from '@lendring/contracts/rules/delivery.js';
import { closedThen, type Opening } from '@lendring/contracts/rules/opening-days.js';
import type { AskObjection } from '@lendring/contracts/rules/may-ask.js';
import { returnDay } from '@lendring/contracts/rules/return-day.js';
import { totalOfTerms } from '@lendring/contracts/rules/quote.js';
import { START_TIME } from '@lendring/contracts/rules/start-time.js';
import type { Pricing } from '@lendring/contracts/rules/terms.js';
import { wishProblem } from '@lendring/contracts/rules/wish.js';
import type { RequestState } from '../request/request.aggregate.js';
import { ruleRefusal } from './decide-booking-rules.js';
import { closedRefusal } from './decide-closed.js';

export type Terms = NonNullable<z.infer<typeof offerApi.queries.terms.answer>>;

/** Input of the decision, loaded by the handler; `period` is null when the local time does not exist. */
export type Asking = Omit<z.infer<typeof requestCommands.ask>, 'wish'> &
  Readonly<{
    wish: Wish;
    creatorId: string | null;
    creator: Readonly<{ completed: boolean; commercial: boolean }> | null;
    terms: Terms | null;
    /** Condition of the offer that the creator does not meet. */
    objection: AskObjection | null;
    /** Addresses of the creator with the step of the offer's delivery; null: beyond all steps. */
    reached: readonly Readonly<{ placeId: string | null; upToKm: number | null }>[];
    period: Period | null;
    /** Times of pick-up and return at the offer's place. */
    opening: Opening;
    /** Language of the caller, for days named in a refusal. */
    locale: Locale;
    answerBy: string;
    messageId: string;
    at: string;
  }>;

/** Price with the lines that it adds up, as frozen in the terms. */
export const pricedBy = (sum: Sum<Pricing>): Required<Pick<FrozenTerms, 'pricing' | 'units' | 'sum'>> => ({
  pricing: sum.pricing,
  units: sum.units,
  sum: {
    total: amountOf(sum),
    lines: sum.lines.map(({ pricing, units, amount, percent, weekend, total }) => ({
      rentType: pricing.rentType,
      units,
      amount,
      ...(percent > 0 && { percent }),
      ...(weekend && { weekend }),
      total,
    })),
  },
});

const freeze = (terms: Terms, { wish, pricingId, quantity, opening }: Asking): FrozenTerms | RequestRefusal => {
  const named = terms.pricings.find((entry) => entry.pricingId === pricingId);
  if (!named) return 'pricing_unknown';
  const sum = sumOf(terms.pricings, named, wish, quantity, opening);
  if ('problem' in sum) return sum.problem;
  if (sum.pricing.price.kind === 'money' && amountOf(sum) > limits.money) return 'total_too_large';
  const { title, imageId, imageSize, depositKind, autoAccept, holdHours, placeId, parts } = terms;
  const { deposit } = terms;
  const perUnit = terms.depositPerUnit === true && quantity > 1;
  const { preparation } = terms.bookingRules;
  const entries = combinedWith(terms.pricings, named);
  return {
    title,
    imageId,
    ...pricedBy(sum),
    ...(entries.length > 1 && { pricings: [...entries] }),
    ...(quantity > 1 && { quantity }),
    deposit: deposit && { ...deposit, minor: depositOfUnits({ deposit: deposit.minor, perUnit }, quantity) ?? 0 },
    ...(depositKind && { depositKind }),
    ...(perUnit && { depositPerUnit: true as const }),
    autoAccept,
    holdHours,
    ...(needsPreparation(preparation) && { preparation }),
    ...(imageSize && { imageSize }),
    ...(parts.length > 0 && { parts }),
    ...(placeId && { placeId }),
  };
};

/** Frozen delivery; none if the creator picks up and returns. */
const delivered = (terms: Terms, { delivery, reached }: Asking): Decision<FrozenTerms['delivery'], RequestRefusal> => {
  if (!delivery) return decided(undefined);
  const { choice, placeId } = delivery;
  const price = deliveryPrice(terms.delivery, choice, reached.find((one) => one.placeId === placeId)?.upToKm);
  if ('problem' in price)
    return price.problem === 'delivery_too_far' ? refused(price.problem, { km: price.km }) : refused(price.problem);
  return decided({ choice, upToKm: price.upToKm, cents: price.perWay, ...(placeId !== null && { placeId }) });
};

const isOtherwise = (frozen: FrozenTerms, { shown }: Asking): boolean =>
  shown !== undefined &&
  (shown.total !== totalOfTerms(frozen) ||
    shown.deposit !== (frozen.deposit?.minor ?? 0) ||
    (shown.delivery ?? 0) !== deliveryTotal(frozen.delivery) ||
    (shown.depositKind !== undefined && shown.depositKind !== (frozen.depositKind ?? null)));

export const ask = (state: RequestState, asking: Asking): Decision<readonly RequestEvent[], RequestRefusal> => {
  const { requestId, offerId, creatorId, creator, terms, period, at } = asking;
  if (state.stage !== 'absent') return refused('request_exists');
  if (!creatorId || !creator?.completed) return refused('profile_incomplete');
  if (!terms) return refused('offer_not_available');
  if (terms.ownerId === creatorId) return refused('own_offer');
  if (terms.commercialOnly && !creator.commercial) return refused('commercial_only');
  if (terms.membersOnly) return refused('members_only');
  if (asking.objection) return refused(asking.objection);
  const problem = wishProblem(asking.wish, dayIn(at, terms.zone));
  if (problem) return refused(problem);
  if (!period) return refused('time_does_not_exist');
  if (asking.wish.kind === 'hours' && !START_TIME.test(asking.wish.time)) return refused('start_half_hour');
  if (period.wish.kind === 'hours' && period.start <= at) return refused('period_in_past');
  const priced = freeze(terms, asking);
  if (typeof priced === 'string') return refused(priced);
  const brought = delivered(terms, asking);
  if (isRefused(brought)) return brought;
  const frozen = { ...priced, ...(brought.events && { delivery: brought.events }) };
  // The chosen entry counts the time; a combination may be named by another one.
  const chosen = terms.pricings.find((entry) => entry.pricingId === asking.pricingId);
  const first = asking.wish.kind === 'days' ? asking.wish.from : asking.wish.day;
  const last = returnDay(period, chosen?.rentType ?? null);
  const ruled = ruleProblem(terms.bookingRules, { first, last }, at, terms.zone);
  if (ruled) return ruleRefusal(ruled, asking.locale);
  const closed = closedThen(asking.opening, period, chosen?.rentType ?? null);
  if (closed) return closedRefusal(closed, asking.locale);
  if (isOtherwise(frozen, asking)) return refused('price_changed');

  const events: RequestEvent[] = [
    {
      type: 'RequestAsked',
      data: {
        requestId,
        offerId,
        vendorId: terms.ownerId,
        creatorId,
        period,
        terms: frozen.parts ? { ...frozen, parts: unnamedParts(frozen.parts) } : frozen,
        askedAt: at,
        answerBy: asking.answerBy,
        ...(terms.groupIds.length > 0 && { groupIds: terms.groupIds }),
        town: terms.town,
        ...(frozen.parts && { partNames: frozen.parts.map(({ name }) => name) }),
      },
    },
  ];
  if (terms.belongsTo !== null)
    events.push({
      type: 'GroupThingAsked',
      data: { requestId, offerId, vendorId: terms.ownerId, creatorId, groupId: terms.belongsTo },
    });
  if (asking.message)
    events.push({
      type: 'MessageSent',
      data: { requestId, side: 'creator', authorId: creatorId, messageId: asking.messageId, text: asking.message },
    });
  if (asking.shareAddress) events.push({ type: 'AddressShared', data: { requestId, side: 'creator', shared: true } });
  return decided(events);
};
