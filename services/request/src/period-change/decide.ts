import { decided, isRefused, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { OfferHold } from '@lendring/contracts/kernel/offer-hold.js';
import type { Period, Wish } from '@lendring/contracts/kernel/period.js';
import type { FrozenTerms } from '@lendring/contracts/request/asking.js';
import { RentTypeId } from '@lendring/contracts/reference/rent-types.js';
import type { RequestEvent } from '@lendring/contracts/request/events.js';
import { objectionTo, type RequestAction, statusAt } from '@lendring/contracts/request/lifecycle.js';
import type { RequestRefusal } from '@lendring/contracts/request/refusals.js';
import type { BookingRules } from '@lendring/contracts/rules/booking-rules.js';
import { sumOf } from '@lendring/contracts/rules/combination.js';
import type { Opening } from '@lendring/contracts/rules/opening-days.js';
import { isSamePeriod, MOST_PROPOSALS, periodChangeProblem } from '@lendring/contracts/rules/period-change.js';
import { quantityOf } from '@lendring/contracts/rules/quote.js';
import type { Pricing } from '@lendring/contracts/rules/terms.js';
import { nextAllowed } from '@lendring/contracts/rules/within-day.js';
import { momentIn } from '@lendring/contracts/texts/moment-text.js';
import { agreedBy } from '../agreement/decide.js';
import { pricedBy } from '../asking/decide.js';
import { ruleRefusal } from '../asking/decide-booking-rules.js';
import { closedRefusal } from '../asking/decide-closed.js';
import {
  asParty,
  firstAnswer,
  nothing,
  parties,
  seenBy,
  type Data,
  type Decide,
  type Party,
} from '../request/decide.js';
import type { Asked, ProposalEnd } from '../request/request.aggregate.js';

/**
 * Obstacles outside the request: why the offer admits no new agreements, and whether the other account is suspended.
 */
export type Obstacles = Readonly<{ offerHeld: OfferHold | null; otherSuspended: boolean }>;

/** Prices of the frozen terms that a period is priced with. */
export const pricingsOf = ({ pricing, pricings }: FrozenTerms): readonly Pricing[] => pricings ?? [pricing];

/**
 * Cheapest price of a wish under the frozen terms, by the rule of asking; a wish outside their durations is refused.
 */
const priceOf = (
  terms: FrozenTerms,
  wish: Wish,
  opening: Opening,
): Decision<ReturnType<typeof pricedBy>, RequestRefusal> => {
  const all = pricingsOf(terms);
  const named = all.find(({ pricingId }) => pricingId === terms.pricing.pricingId) ?? terms.pricing;
  const sum = sumOf(all, named, wish, quantityOf(terms), opening);
  return 'problem' in sum ? refused(sum.problem) : decided(pricedBy(sum));
};

/** Input of the decision; `period` is null when the local time does not exist. */
export type Proposing = Readonly<{
  period: Period | null;
  opening: Opening;
  rules: BookingRules;
  shown: Data<'proposePeriod'>['shown'];
  locale: Locale;
}> &
  Obstacles;

const about = (request: Asked, { side, at }: Party, proposalId: string) => ({
  requestId: request.requestId,
  side,
  ...parties(request),
  proposalId,
  at,
});

/**
 * Proposes another period to the other side. A repeat of the pending proposal changes nothing; another one of the same
 * side replaces it, and before an agreement one of the other side, too. The handler checks the calendar.
 */
export const propose = ({ period, opening, rules, shown, locale, ...known }: Proposing): Decide<unknown> =>
  asParty((request, party) => {
    const { at } = party;
    const objection = objectionTo('propose_period', { ...seenBy(request, party), ...known }, at);
    if (objection === 'done') return nothing;
    if (objection) return refused(objection);
    if (!period) return refused('time_does_not_exist');
    const { terms, proposal } = request;
    const change = { before: request.period, after: period, hasBegun: statusAt(request, at) === 'running' };
    const times = { opening, rules, zone: period.zone };
    const problem = periodChangeProblem({ ...change, rentType: terms.pricing.rentType }, times, at);
    if (problem && 'day' in problem) return ruleRefusal(problem, locale);
    if (problem?.reason === 'closed') return closedRefusal(problem.closed, locale);
    if (problem) return refused(problem.reason);
    const price = priceOf(terms, period.wish, opening);
    if (isRefused(price)) return price;
    if (shown && shown.total !== price.events.sum.total) return refused('price_changed');
    if (proposal && isSamePeriod(proposal.period, period))
      return proposal.side === party.side ? nothing : refused('answer_proposal_first');
    const next = nextAllowed(request.proposed[party.side], MOST_PROPOSALS, at);
    if (next !== null)
      return refused('too_many_proposals', { max: MOST_PROPOSALS, time: momentIn(next, locale, period.zone) });
    return decided([
      { type: 'PeriodProposed', data: { ...about(request, party, party.commandId), period, ...price.events } },
      ...firstAnswer(request, party),
    ]);
  });

type Proposed = NonNullable<Asked['proposal']>;
type Answer = Readonly<{ requestId: string; proposalId: string }>;

/** Ends a proposal by its id; a repeat changes nothing, and a proposal that is no longer pending is refused. */
const ending = (
  action: RequestAction,
  end: ProposalEnd,
  happens: (request: Asked, party: Party, proposal: Proposed) => readonly RequestEvent[],
  known: Partial<Obstacles> = {},
): Decide<Answer> =>
  asParty((request, party, { proposalId }) => {
    const { proposal, closedProposal } = request;
    if (closedProposal?.proposalId === proposalId && closedProposal.end === end) return nothing;
    if (proposal?.proposalId !== proposalId) return refused('no_proposal');
    const objection = objectionTo(action, { ...seenBy(request, party), ...known }, party.at);
    if (objection === 'done') return nothing;
    return objection ? refused(objection) : decided(happens(request, party, proposal));
  });

/**
 * Agrees to a proposal: the request has its period and price from then on. An open request is agreed with it, because
 * each side has said yes to the same period and price, one by proposing it. The handler books or moves the days.
 */
export const agree = (known: Obstacles) =>
  ending(
    'agree_period',
    'PeriodChanged',
    (request, party, { proposalId, period, pricing, units, sum }) => {
      const isOpen = request.stage === 'open';
      const { terms } = request;
      return [
        {
          type: 'PeriodChanged',
          data: {
            ...about(request, party, proposalId),
            period,
            before: request.period,
            pricing,
            units,
            sum,
            ...(isOpen && { agrees: true as const }),
            ...(pricing.rentType === RentTypeId.night && { nights: true as const }),
          },
        },
        ...firstAnswer(request, party),
        ...(isOpen ? [agreedBy({ ...request, period, terms: { ...terms, pricing, units, sum } }, party.side)] : []),
      ];
    },
    known,
  );

export const decline = ending('decline_period', 'PeriodDeclined', (request, party, { proposalId }) => [
  { type: 'PeriodDeclined', data: about(request, party, proposalId) },
]);

export const takeBack = ending('take_back_period', 'PeriodTakenBack', (request, party, { proposalId }) => [
  { type: 'PeriodTakenBack', data: about(request, party, proposalId) },
]);
