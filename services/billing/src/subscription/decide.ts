import type { BillingRefusal } from '@lendring/contracts/billing/refusals.js';
import type { Booked, SubscriptionEvent } from '@lendring/contracts/billing/subscription-events.js';
import { MOST_WITHDRAWALS } from '@lendring/contracts/billing/withdrawal.js';
import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import { addDays } from '@lendring/contracts/rules/days.js';
import { runningSince, type Running, type Subscription } from './subscription.js';
import { termOf, unusedOf } from './terms.js';

export type SubscriptionDecision = Decision<readonly SubscriptionEvent[], BillingRefusal>;

/** Whose plan, when, and on which day at the issuer's place. */
export type Act = Readonly<{ userId: string; at: string; day: string }>;

const nothing: SubscriptionDecision = decided([]);

/** So long an unpaid plan goes on after its term. */
export const GRACE_DAYS = 14;

export const isSame = (a: Booked, b: Booked): boolean => a.planId === b.planId && a.interval === b.interval;

/**
 * Whether a change is paid for and begins today; everything else begins with the next term. A year is left for months
 * at its end alone, and months for a year that costs more than six of them: what is given back never comes to more than
 * the new term costs.
 */
export const isUpgrade = (from: Booked, to: Booked): boolean => {
  if (from.interval === 'year') return to.interval === 'year' && to.net > from.net;
  return to.interval === 'month' ? to.net > from.net : to.net > from.net * 6;
};

/** What is given back today of what is paid for the running plan; nothing of a trial, or once the money is gone. */
export const creditOf = ({ booked, term, trial }: Running, day: string, isPaid: boolean): number =>
  trial || !isPaid ? 0 : unusedOf(booked.net, term, day);

type Change = Readonly<{
  booked: Booked;
  /** In cents, of the running term. */
  credit: number;
  /** No invoice can hold the credit next to the new term. */
  isCreditApart: boolean;
}>;

/** Whether a change begins with the next term: to a smaller plan, or to a larger one whose credit no invoice can hold. */
export const beginsLater = (running: Running, { booked, credit, isCreditApart }: Change): boolean =>
  !running.trial && (!isUpgrade(running.booked, booked) || (isCreditApart && credit > 0));

/**
 * Books a plan, or a larger one than the running one: it begins once it is paid. A smaller one begins with the next
 * term and costs nothing before. `isPaid`: the money for the running term is still here; `isCreditApart`: a larger plan
 * begins with the next term, too.
 */
export const book = (
  state: Subscription,
  { userId, at, day }: Act,
  {
    booked,
    paymentId,
    isPaid,
    isCreditApart = false,
  }: Readonly<{ booked: Booked; paymentId: string; isPaid: boolean; isCreditApart?: boolean }>,
): SubscriptionDecision => {
  const { running, pending } = state;
  const credit = running ? creditOf(running, day, isPaid) : 0;
  // A repeated click, or another device.
  if (pending) return isSame(pending.booked, booked) ? nothing : refused('plan_waits_for_payment');
  if (running && isSame(running.booked, booked) && !running.trial)
    return running.next && !running.cancelled
      ? decided([{ type: 'PlanChangeNoted', data: { userId, next: null } }])
      : refused('plan_same');
  if (running && beginsLater(running, { booked, credit, isCreditApart })) {
    if (running.cancelled) return refused('plan_cancelled_before');
    if (running.next && isSame(running.next, booked)) return nothing;
    return decided([{ type: 'PlanChangeNoted', data: { userId, next: booked } }]);
  }
  if (withdrewOften(state, day)) return refused('withdrawn_often');
  return decided([{ type: 'PlanBooked', data: { userId, booked, paymentId, credit, at } }]);
};

/** Days of a plan without payment, once for each person. */
export const tryOut = (
  { running, pending, hadTrial }: Subscription,
  { userId, day }: Act,
  { booked, days }: Readonly<{ booked: Booked; days: number }>,
): SubscriptionDecision => {
  if (running?.trial && isSame(running.booked, booked)) return nothing;
  if (running || pending || hadTrial || days === 0) return refused('trial_used');
  return decided([{ type: 'PlanBegun', data: { userId, booked, paymentId: null, from: day, to: addDays(day, days) } }]);
};

/** The payment of a booking is certain. Told twice, late or about another booking it begins nothing. */
export const begin = (
  { pending, spent }: Subscription,
  { userId, day }: Act,
  { paymentId }: Readonly<{ paymentId: string }>,
): SubscriptionDecision => {
  if (spent.includes(paymentId) || pending?.paymentId !== paymentId) return nothing;
  const { booked } = pending;
  return decided([{ type: 'PlanBegun', data: { userId, booked, paymentId, ...termOf(day, booked.interval, 0) } }]);
};

/** The payment of a booking failed or was abandoned. */
export const drop = (
  { pending }: Subscription,
  { userId }: Act,
  { paymentId }: Readonly<{ paymentId: string }>,
): SubscriptionDecision =>
  pending?.paymentId === paymentId ? decided([{ type: 'PlanBookingDropped', data: { userId, paymentId } }]) : nothing;

/** So many good causes are told to the operator in one term. */
const MOST_CAUSES = 3;

/**
 * At the end of the term, never earlier: what is paid is used. A trial ends with its days. `paidUntil`: the end of the
 * next term, where its payment is on the way.
 */
export const cancel = (
  { running }: Subscription,
  { userId, at }: Act,
  { reason, paidUntil = null }: Readonly<{ reason: string | null; paidUntil?: string | null }>,
): SubscriptionDecision => {
  if (!running) return refused('plan_not_booked');
  if (reason !== null && running.causes >= MOST_CAUSES) return refused('cancel_causes_told');
  // A cause may be given later.
  if (running.cancelled && reason === null) return nothing;
  return decided([{ type: 'PlanCancelled', data: { userId, endsOn: paidUntil ?? running.term.to, at, reason } }]);
};

export const resume = ({ running }: Subscription, { userId, at }: Act): SubscriptionDecision => {
  if (!running) return refused('plan_not_booked');
  return running.cancelled ? decided([{ type: 'PlanResumed', data: { userId, at } }]) : nothing;
};

const YEAR_DAYS = 365;

/** Whether somebody has withdrawn so often lately that nothing more is sold to them for now. */
export const withdrewOften = ({ withdrawn }: Subscription, day: string): boolean =>
  withdrawn.filter(({ on }) => addDays(on, YEAR_DAYS) > day).length >= MOST_WITHDRAWALS;

/**
 * Takes back what a payment was for; told twice it is taken back once. What the payment began must still run where it
 * was a plan: what has been replaced since was given back by days in the invoice of its successor, which is withdrawn
 * from instead. `back`: what of the money goes back with it, in cents.
 */
export const withdraw = (
  { running, withdrawn }: Subscription,
  { userId, at, day }: Act,
  { paymentId, isPlan, back }: Readonly<{ paymentId: string; isPlan: boolean; back: number }>,
): SubscriptionDecision => {
  if (withdrawn.some((one) => one.paymentId === paymentId)) return nothing;
  if (isPlan && running && running.paymentId !== paymentId) return refused('withdrawal_replaced');
  const highlights = isPlan && running ? running.highlighted : [];
  const data = { userId, paymentId, on: day, at, back, ...(highlights.length > 0 && { highlights: [...highlights] }) };
  return decided([{ type: 'BookingWithdrawn', data }]);
};

/** Of the month of that day. */
export const highlightsUsed = ({ highlights: { month, used } }: Subscription, day: string): number =>
  month === day.slice(0, 7) ? used : 0;

/** Takes one of the highlights of this month; `included` null: as many as one likes. */
export const takeHighlight = (
  state: Subscription,
  { userId, day }: Act,
  { offerId, included }: Readonly<{ offerId: string; included: number | null }>,
): SubscriptionDecision =>
  included !== null && highlightsUsed(state, day) >= included
    ? refused('highlights_used_up')
    : decided([{ type: 'HighlightUsed', data: { userId, offerId, month: day.slice(0, 7) } }]);

/** The next payment; null where nothing follows. `isPaying`: it was on the way before the plan was cancelled. */
export const nextTermOf = (
  { running }: Pick<Subscription, 'running'>,
  isPaying = false,
): Readonly<{ booked: Booked; from: string; to: string }> | null => {
  if (!running || (running.cancelled && !isPaying)) return null;
  const booked = running.next ?? running.booked;
  const anew = running.trial || booked.interval !== running.booked.interval;
  const term = anew
    ? termOf(running.term.to, booked.interval, 0)
    : termOf(running.anchor, booked.interval, running.count + 1);
  return { booked, ...term };
};

/** The next term is paid; a repeat renews nothing. */
export const renew = (
  state: Subscription,
  { userId }: Act,
  { paymentId, isPaying = false }: Readonly<{ paymentId: string; isPaying?: boolean }>,
): SubscriptionDecision => {
  const next = nextTermOf(state, isPaying);
  if (!next || state.spent.includes(paymentId)) return nothing;
  return decided([{ type: 'PlanRenewed', data: { userId, paymentId, ...next } }]);
};

/** By a timer: what was cancelled ends with its term, what is not paid, or is still being paid, some days later. */
export const endDue = ({ running }: Subscription, { userId, day }: Act, isPaying = false): SubscriptionDecision => {
  if (!running) return nothing;
  const on = (running.cancelled && !isPaying) || running.trial ? running.term.to : addDays(running.term.to, GRACE_DAYS);
  if (day < on) return nothing;
  const cause = running.cancelled ? 'cancelled' : 'unpaid';
  return decided([{ type: 'PlanEnded', data: { userId, planId: running.booked.planId, on, cause } }]);
};

const beforeOf = (running: Running | null): readonly Running[] =>
  running ? [running, ...beforeOf(running.before)] : [];

/**
 * A bookkeeper cancels the invoice of a payment and ends the plan that runs by it; later plans ended the claim of an
 * earlier one unless their money went back, too. Money that is still here for an earlier term lets that plan continue.
 *
 * @param kept payments whose money is still here
 * @returns nothing where no plan runs by the payment, or its term has not begun
 */
export const endWithInvoice = (
  { running }: Subscription,
  { userId, day }: Act,
  { paymentId, kept }: Readonly<{ paymentId: string; kept: ReadonlySet<string> }>,
): SubscriptionDecision => {
  const ended = runningSince(running, paymentId);
  const isKept = (one: Running): boolean => one.paymentId !== null && kept.has(one.paymentId);
  if (!running || ended.length === 0 || running.term.from > day || ended.slice(0, -1).some(isKept)) return nothing;
  const resumes = beforeOf(ended.at(-1)?.before ?? null).find((one) => isKept(one) && one.term.to > day)?.paymentId;
  const highlights = [...new Set(ended.flatMap(({ highlighted }) => highlighted))];
  const data = { userId, planId: running.booked.planId, on: day, cause: 'invoice_cancelled' } as const;
  return decided([
    { type: 'PlanEnded', data: { ...data, ...(resumes && { resumes }), ...(highlights.length > 0 && { highlights }) } },
  ]);
};

/** The account is deleted: nothing of the plan is left, also of one that waits for its payment. */
export const endErased = (
  { running }: Subscription,
  { userId, at }: Readonly<{ userId: string; at: string }>,
): SubscriptionDecision =>
  running
    ? decided([
        { type: 'PlanEnded', data: { userId, planId: running.booked.planId, on: at.slice(0, 10), cause: 'erased' } },
      ])
    : nothing;
