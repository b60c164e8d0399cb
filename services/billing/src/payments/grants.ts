import { isRefused, type Decision } from '@lendring/contracts/kernel/decider.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { Unit } from '@lendring/platform/runtime/service/service-parts.js';
import { adAggregate } from '../ads/ad.aggregate.js';
import { dropBooking as dropAdBooking, paid as payAd } from '../ads/decide.js';
import { begin as beginFeature, drop as dropFeature } from '../featured-offers/decide.js';
import { featureAggregate } from '../featured-offers/feature.aggregate.js';
import { isKept, paymentAggregate, type Payment } from './payment.aggregate.js';
import { begin, drop } from '../plans/decide.js';
import { nextTermOf, renew } from '../renewal/decide.js';
import { subscriptionAggregate, type Subscription } from '../plans/subscription.aggregate.js';
import type { Term } from '../plans/decide-terms.js';

type Moment = Readonly<{ paymentId: string; at: string; zone: string }>;

/**
 * `term`: printed on the invoice; null if the grant is unlimited. `append`: adds the grant's events to the same
 * transaction.
 */
export type Grant = Readonly<{ term: Term | null; append: () => void }>;

const netOf = (positions: readonly Readonly<{ net: number }>[]): number =>
  positions.reduce((sum, { net }) => sum + net, 0);

const eventsOf = <Event>(decision: Decision<readonly Event[], string>): readonly Event[] =>
  isRefused(decision) ? [] : decision.events;

/**
 * True if the credit of a pending booking belongs to the plan that runs now, or that ran until its end. Otherwise
 * another plan would be replaced without credit, or the credited money has since been refunded.
 */
const isCreditRight = async (unit: Unit, { pending, running }: Subscription): Promise<boolean> => {
  if (!pending) return true;
  const { credit, replaces } = pending;
  if (running && running.paymentId !== replaces) return false;
  return credit === 0 || Boolean(replaces && isKept((await unit.load(paymentAggregate, replaces)).state));
};

export const grantOf = async (
  unit: Unit,
  { asked, underway: isPaying }: Payment,
  { paymentId, at, zone }: Moment,
): Promise<Grant | null> => {
  if (!asked) return null;
  const { userId, purpose } = asked;
  switch (purpose.kind) {
    case 'plan':
    case 'renewal': {
      const { state } = await unit.load(subscriptionAggregate, userId);
      const isRenewal = purpose.kind === 'renewal';
      // Grant nothing if the customer has booked another plan meanwhile, which replaces the plan that this payment
      // would renew.
      if (isRenewal && (state.pending || nextTermOf(state, isPaying)?.booked.net !== netOf(asked.positions)))
        return null;
      if (!isRenewal && !(await isCreditRight(unit, state))) return null;
      const act = { userId, at, day: dayIn(at, zone) };
      const events = eventsOf(
        isRenewal ? renew(state, act, { paymentId, isPaying }) : begin(state, act, { paymentId }),
      );
      const begun = events.find((event) => event.type === 'PlanBegun' || event.type === 'PlanRenewed');
      if (!begun) return null;
      const { from, to } = begun.data;
      return { term: { from, to }, append: () => unit.append(subscriptionAggregate, userId, events) };
    }
    case 'feature': {
      const offerId = purpose.id;
      const { state } = await unit.load(featureAggregate, offerId);
      const events = eventsOf(beginFeature(state, { offerId, userId, at }, { paymentId }));
      const begun = events.find((event) => event.type === 'FeatureBegun');
      if (!begun) return null;
      const { from, until } = begun.data;
      const term = until === null ? null : { from: dayIn(from, zone), to: dayIn(until, zone) };
      return { term, append: () => unit.append(featureAggregate, offerId, events) };
    }
    case 'ad': {
      const adId = purpose.id;
      const { state } = await unit.load(adAggregate, adId);
      const events = eventsOf(payAd(state, { adId, at }, paymentId));
      return events.length === 0 ? null : { term: null, append: () => unit.append(adAggregate, adId, events) };
    }
  }
};

export const release = async (unit: Unit, { asked }: Payment, { paymentId, at, zone }: Moment): Promise<void> => {
  if (!asked) return;
  const { userId, purpose } = asked;
  if (purpose.kind === 'plan') {
    const { state } = await unit.load(subscriptionAggregate, userId);
    const act = { userId, at, day: dayIn(at, zone) };
    unit.append(subscriptionAggregate, userId, eventsOf(drop(state, act, { paymentId })));
  }
  if (purpose.kind === 'feature') {
    const { state } = await unit.load(featureAggregate, purpose.id);
    const act = { offerId: purpose.id, userId, at };
    unit.append(featureAggregate, purpose.id, eventsOf(dropFeature(state, act, { paymentId })));
  }
  if (purpose.kind === 'ad') {
    const { state } = await unit.load(adAggregate, purpose.id);
    unit.append(adAggregate, purpose.id, eventsOf(dropAdBooking(state, purpose.id, paymentId)));
  }
};

export const hasGranted = async (
  load: ServiceCore['load'],
  paymentId: string,
  { asked }: Payment,
): Promise<boolean> => {
  if (!asked) return false;
  const { userId, purpose } = asked;
  const spentBy = {
    plan: () => load(subscriptionAggregate, userId),
    renewal: () => load(subscriptionAggregate, userId),
    feature: () => load(featureAggregate, purpose.id),
    ad: () => load(adAggregate, purpose.id),
  };
  const { spent } = await spentBy[purpose.kind]();
  return spent.includes(paymentId);
};
