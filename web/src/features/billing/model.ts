import type { CountedFeature, Interval } from '@lendring/contracts/billing/catalogue.js';
import type { PaymentShape } from '@lendring/contracts/http/payments.js';
import type { OwnPlanShape, PlanShape } from '@lendring/contracts/http/plans.js';

const counted = ['offers', 'highlights', 'groups', 'apiKeys'] as const satisfies readonly CountedFeature[];

/** `left` of `included`. Both null: unlimited. Only `left` null: usage is currently unknown. */
type Left = Readonly<{ feature: (typeof counted)[number]; left: number | null; included: number | null }>;

/** Remaining quota per feature (spec §9). Usage above a reduced quota counts as 0 left; existing items are kept. */
export const leftOf = ({ included, used }: Pick<OwnPlanShape, 'included' | 'used'>): Left[] =>
  counted.flatMap((feature) => {
    const [most, now] = [included[feature] ?? null, used[feature]];
    return most === 0
      ? []
      : [{ feature, included: most, left: most === null || now === null ? null : Math.max(0, most - now) }];
  });

/** Outcome of an unsuccessful payment; refunded payments are reported as declined. */
export const endOf = ({ failure, renewal }: Pick<PaymentShape, 'failure' | 'renewal'>) => {
  if (failure === null || failure === 'declined') return 'declined' as const;
  return renewal && failure !== 'changed' ? ('renewal' as const) : failure;
};

export const plansFor = (plans: readonly PlanShape[], commercial: boolean): PlanShape[] =>
  plans.filter((plan) => commercial || !plan.commercial);

/** Whether this is the user's plan at this interval; free plans and trials match every interval. */
export const isOwnPlan = (
  { plan_id, price }: Pick<PlanShape, 'plan_id' | 'price'>,
  { plan_id: own, running }: Pick<OwnPlanShape, 'plan_id' | 'running'>,
  interval: Interval,
): boolean => plan_id === own && (price === null || running?.trial === true || running?.booked?.interval === interval);

/** Plan with the user's conditions: a running plan keeps the price and limits it was booked with. */
export const asBooked = (plan: PlanShape, { plan_id: own, running, included }: OwnPlanShape, interval: Interval) =>
  plan.price && plan.plan_id === own && running && !running.trial && running.booked.interval === interval
    ? { ...plan, price: { ...plan.price, [interval]: running.booked.net }, included }
    : plan;

const isNext = (
  { plan_id }: Pick<PlanShape, 'plan_id'>,
  { running }: Pick<OwnPlanShape, 'running'>,
  interval: Interval,
): boolean => running?.next?.plan_id === plan_id && running.next.interval === interval;

/** Whether a paid plan can be booked: not yet booked or scheduled, and no other booking pending. */
export const canBook = (
  plan: Pick<PlanShape, 'plan_id' | 'price'>,
  own: Pick<OwnPlanShape, 'plan_id' | 'running' | 'pending'>,
  interval: Interval,
): boolean =>
  plan.price !== null &&
  !own.pending &&
  !isNext(plan, own, interval) &&
  (own.running?.trial === true || !isOwnPlan(plan, own, interval));

export const inFours = (text: string): string => text.match(/.{1,4}/g)?.join(' ') ?? text;
