import type { CountedFeature, Interval } from '@lendring/contracts/billing/catalogue.js';
import type { PaymentShape } from '@lendring/contracts/http/payments.js';
import type { OwnPlanShape, PlanShape } from '@lendring/contracts/http/plans.js';

const counted = ['offers', 'highlights', 'groups', 'apiKeys'] as const satisfies readonly CountedFeature[];

/** `left` of `included`; both null: without a limit; `left` alone null: it cannot be counted now. */
export type Left = Readonly<{ feature: (typeof counted)[number]; left: number | null; included: number | null }>;

/** Left of included (spec §9), of what is counted. Whoever had more before has nothing left, and keeps what is there. */
export const leftOf = ({ included, used }: Pick<OwnPlanShape, 'included' | 'used'>): Left[] =>
  counted.flatMap((feature) => {
    const [most, now] = [included[feature] ?? null, used[feature]];
    // What a plan has none of is nothing to be left.
    return most === 0
      ? []
      : [{ feature, included: most, left: most === null || now === null ? null : Math.max(0, most - now) }];
  });

/** How a payment that grants nothing ended; money that went back again is told like one that was declined. */
export const endOf = ({ failure, renewal }: Pick<PaymentShape, 'failure' | 'renewal'>) => {
  if (failure === null || failure === 'declined') return 'declined' as const;
  return renewal && failure !== 'changed' ? ('renewal' as const) : failure;
};

/** Private people read no offers that are for companies alone. */
export const plansFor = (plans: readonly PlanShape[], commercial: boolean): PlanShape[] =>
  plans.filter((plan) => commercial || !plan.commercial);

/** It is the plan one has, paid for at this interval where it costs something. */
export const isOwnPlan = (
  { plan_id, price }: Pick<PlanShape, 'plan_id' | 'price'>,
  { plan_id: own, running }: Pick<OwnPlanShape, 'plan_id' | 'running'>,
  interval: Interval,
): boolean => plan_id === own && (price === null || running?.trial === true || running?.booked?.interval === interval);

/** A plan as the reader has it: one that runs keeps the price and the limits that it was booked with. */
export const asBooked = (plan: PlanShape, { plan_id: own, running, included }: OwnPlanShape, interval: Interval) =>
  plan.price && plan.plan_id === own && running && !running.trial && running.booked.interval === interval
    ? { ...plan, price: { ...plan.price, [interval]: running.booked.net }, included }
    : plan;

/** It is what the running plan changes into. */
const isNext = (
  { plan_id }: Pick<PlanShape, 'plan_id'>,
  { running }: Pick<OwnPlanShape, 'running'>,
  interval: Interval,
): boolean => running?.next?.plan_id === plan_id && running.next.interval === interval;

/** A plan that costs something, is neither paid for nor changed into yet, and waits behind no other booking. */
export const canBook = (
  plan: Pick<PlanShape, 'plan_id' | 'price'>,
  own: Pick<OwnPlanShape, 'plan_id' | 'running' | 'pending'>,
  interval: Interval,
): boolean =>
  plan.price !== null &&
  !own.pending &&
  !isNext(plan, own, interval) &&
  (own.running?.trial === true || !isOwnPlan(plan, own, interval));
