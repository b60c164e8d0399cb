import type { BillingRefusal } from '@lendring/contracts/billing/refusals.js';
import type { Booked, SubscriptionEvent } from '@lendring/contracts/billing/plans.js';
import { MOST_WITHDRAWALS } from '@lendring/contracts/billing/withdrawal.js';
import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { runningSince, type Running, type Subscription } from './subscription.aggregate.js';
import { termOf, unusedOf } from './decide-terms.js';

export type SubscriptionDecision = Decision<readonly SubscriptionEvent[], BillingRefusal>;

export type Act = Readonly<{ userId: string; at: string; day: string }>;

const nothing: SubscriptionDecision = decided([]);

/** Days that an unpaid plan continues after its term. */
export const GRACE_DAYS = 14;

export const isSame = (a: Booked, b: Booked): boolean => a.planId === b.planId && a.interval === b.interval;

/**
 * True if a change of plan must be paid and starts today; all other changes start with the next term. A change from
 * year to month is never an upgrade. A change from month to year is one only if the year costs more than six months,
 * so that the credit never exceeds the new price.
 */
export const isUpgrade = (from: Booked, to: Booked): boolean => {
  if (from.interval === 'year') return to.interval === 'year' && to.net > from.net;
  return to.interval === 'month' ? to.net > from.net : to.net > from.net * 6;
};

/** Credit in cents for the rest of the running term; 0 for a trial, or if the term is unpaid or refunded. */
export const creditOf = ({ booked, term, trial }: Running, day: string, isPaid: boolean): number =>
  trial || !isPaid ? 0 : unusedOf(booked.net, term, day);

type Change = Readonly<{ booked: Booked; credit: number; isCreditApart: boolean }>;

export const beginsLater = (running: Running, { booked, credit, isCreditApart }: Change): boolean =>
  !running.trial && (!isUpgrade(running.booked, booked) || (isCreditApart && credit > 0));

/**
 * Books a plan or an upgrade, which starts after payment. A downgrade starts with the next term at no cost until
 * then, as does an upgrade with a credit if `isCreditApart`. `isPaid`: the running term is paid and not refunded.
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
  // A repeated click, or a click on another device, changes nothing.
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

export const tryOut = (
  { running, pending, hadTrial }: Subscription,
  { userId, day }: Act,
  { booked, days }: Readonly<{ booked: Booked; days: number }>,
): SubscriptionDecision => {
  if (running?.trial && isSame(running.booked, booked)) return nothing;
  if (running || pending || hadTrial || days === 0) return refused('trial_used');
  return decided([{ type: 'PlanBegun', data: { userId, booked, paymentId: null, from: day, to: addDays(day, days) } }]);
};

/** Confirms the payment of a booking. Repeated, late or unrelated payments start nothing. */
export const begin = (
  { pending, spent }: Subscription,
  { userId, day }: Act,
  { paymentId }: Readonly<{ paymentId: string }>,
): SubscriptionDecision => {
  if (spent.includes(paymentId) || pending?.paymentId !== paymentId) return nothing;
  const { booked } = pending;
  return decided([{ type: 'PlanBegun', data: { userId, booked, paymentId, ...termOf(day, booked.interval, 0) } }]);
};

export const drop = (
  { pending }: Subscription,
  { userId }: Act,
  { paymentId }: Readonly<{ paymentId: string }>,
): SubscriptionDecision =>
  pending?.paymentId === paymentId ? decided([{ type: 'PlanBookingDropped', data: { userId, paymentId } }]) : nothing;

const YEAR_DAYS = 365;

export const withdrewOften = ({ withdrawn }: Subscription, day: string): boolean =>
  withdrawn.filter(({ on }) => addDays(on, YEAR_DAYS) > day).length >= MOST_WITHDRAWALS;

export const highlightsUsed = ({ highlights: { month, used } }: Subscription, day: string): number =>
  month === day.slice(0, 7) ? used : 0;

/** Uses one of this month's highlights; `included` null: unlimited. */
export const takeHighlight = (
  state: Subscription,
  { userId, day }: Act,
  { offerId, included }: Readonly<{ offerId: string; included: number | null }>,
): SubscriptionDecision =>
  included !== null && highlightsUsed(state, day) >= included
    ? refused('highlights_used_up')
    : decided([{ type: 'HighlightUsed', data: { userId, offerId, month: day.slice(0, 7) } }]);

const beforeOf = (running: Running | null): readonly Running[] =>
  running ? [running, ...beforeOf(running.before)] : [];

/**
 * Ends the plan paid by a cancelled invoice, unless a later plan that replaced it is paid and not refunded. Resumes
 * an earlier plan that has days left and was not refunded. @param kept payments whose money was not refunded @returns
 * no events if no plan depends on the payment, or its term has not begun
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
