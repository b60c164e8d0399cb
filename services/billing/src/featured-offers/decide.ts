import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import type { FeatureEvent, FeaturePrice, OfferFeature } from '@lendring/contracts/billing/featured-offers.js';
import type { BillingRefusal } from '@lendring/contracts/billing/refusals.js';
import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import { withoutLock, type Features, type Stretch } from './feature.aggregate.js';

export type FeatureDecision = Decision<readonly FeatureEvent[], BillingRefusal>;

export type OfferAct = Readonly<{ offerId: string; userId: string; at: string }>;

const nothing: FeatureDecision = decided([]);

export const runningAt = ({ begun }: Features, feature: OfferFeature, at: string): Stretch | null => {
  const stretch = begun[feature];
  return stretch && (stretch.until === null || stretch.until > at) ? stretch : null;
};

/**
 * Period that a payment made now would buy: from now, or after the running period. Null if the running period never
 * ends.
 */
export const stretchFor = (
  state: Features,
  { feature, days }: Readonly<{ feature: OfferFeature; days: number | null }>,
  at: string,
): Stretch | null => {
  const running = runningAt(state, feature, at);
  if (running?.until === null) return null;
  const from = running?.until ?? at;
  return { from, until: days === null ? null : new Date(Date.parse(from) + days * DAY_MS).toISOString() };
};

/** New end of the running period after the rest of `added` is removed, at the earliest `at`. */
const stretchWithout = (running: Stretch, added: Stretch, at: string): string => {
  const begins = added.from > at ? added.from : at;
  if (running.until === null || added.until === null) return begins;
  if (running.until <= at) return running.until;
  const left = Math.max(0, Date.parse(added.until) - Date.parse(begins));
  return new Date(Math.max(Date.parse(at), Date.parse(running.until) - left)).toISOString();
};

/** Books a feature, which starts after payment. A booking during a running period extends that period. */
export const book = (
  state: Features,
  { offerId, userId, at }: OfferAct,
  { feature, price, paymentId }: Readonly<{ feature: OfferFeature; price: FeaturePrice; paymentId: string }>,
): FeatureDecision => {
  if (state.gone) return refused('offer_not_yours');
  if (state.pending[feature]) return nothing;
  if (runningAt(state, feature, at)?.until === null) return refused('feature_never_ends');
  return decided([{ type: 'FeatureBooked', data: { offerId, userId, feature, price, paymentId, at } }]);
};

/** Confirms the payment of a booking. Repeated, late or unrelated payments start nothing. */
export const begin = (
  state: Features,
  { offerId, userId, at }: OfferAct,
  { paymentId }: Readonly<{ paymentId: string }>,
): FeatureDecision => {
  const [feature, pending] =
    (Object.entries(state.pending) as [OfferFeature, { paymentId: string; price: FeaturePrice }][]).find(
      ([, one]) => one.paymentId === paymentId,
    ) ?? [];
  if (!feature || !pending || state.gone || state.spent.includes(paymentId)) return nothing;
  const stretch = stretchFor(state, { feature, days: pending.price.days }, at);
  return stretch
    ? decided([{ type: 'FeatureBegun', data: { offerId, userId, feature, paymentId, ...stretch } }])
    : nothing;
};

type Moderated = Readonly<{ offerId: string; at: string }>;

/** False for a repeated or outdated moderation decision, and for offers without a feature or booking. */
const isNew = ({ gone, moderated, begun, pending }: Features, locked: boolean, at: string): boolean =>
  !gone &&
  (moderated ? moderated.locked !== locked && at >= moderated.at : Object.keys({ ...begun, ...pending }).length > 0);

export const lockedWith = (state: Features, { offerId, at }: Moderated): FeatureDecision =>
  isNew(state, true, at) ? decided([{ type: 'FeatureOfferLocked', data: { offerId, at } }]) : nothing;

export const releasedWith = (state: Features, { offerId, at }: Moderated): FeatureDecision => {
  if (!isNew(state, false, at)) return nothing;
  const { begun, moderated } = state;
  const until = Object.fromEntries(
    Object.entries(begun).flatMap(([feature, stretch]) => {
      const longer = moderated?.locked ? withoutLock(stretch, moderated.at, at) : stretch;
      return longer.until === null || longer.until === stretch.until ? [] : [[feature, longer.until]];
    }),
  );
  return decided([{ type: 'FeatureOfferReleased', data: { offerId, at, until } }]);
};

export const goneWith = ({ gone }: Features, act: OfferAct): FeatureDecision =>
  gone ? nothing : decided([{ type: 'FeatureOfferGone', data: act }]);

export const drop = (
  { pending }: Features,
  { offerId, userId }: OfferAct,
  { paymentId }: Readonly<{ paymentId: string }>,
): FeatureDecision =>
  Object.values(pending).some((one) => one.paymentId === paymentId)
    ? decided([{ type: 'FeatureBookingDropped', data: { offerId, userId, paymentId } }])
    : nothing;

export const withdraw = (
  { begun, bought }: Features,
  { offerId, userId, at }: OfferAct,
  { paymentId }: Readonly<{ paymentId: string }>,
): FeatureDecision => {
  const { feature, stretch } = bought.find((one) => one.paymentId === paymentId) ?? {};
  const running = feature && begun[feature];
  if (!feature || !stretch || !running) return nothing;
  const until = stretchWithout(running, stretch, at);
  return decided([{ type: 'FeatureWithdrawn', data: { offerId, userId, feature, paymentId, until } }]);
};

/** Removes the rest of an included highlight after a withdrawal from its plan. `paymentId`: payment of the plan. */
export const endIncluded = (
  { begun: { highlight: running }, included }: Features,
  { offerId, userId, at }: OfferAct,
  { paymentId }: Readonly<{ paymentId: string }>,
): FeatureDecision => {
  if (!running || !included) return nothing;
  const until = stretchWithout(running, included, at);
  return decided([{ type: 'FeatureWithdrawn', data: { offerId, userId, feature: 'highlight', paymentId, until } }]);
};

/**
 * Starts a highlight included in a plan. Refused while the offer is highlighted, so that no included highlight is
 * wasted.
 */
export const highlight = (state: Features, { offerId, userId, at }: OfferAct, days: number | null): FeatureDecision => {
  if (runningAt(state, 'highlight', at)) return refused('feature_running');
  const stretch = stretchFor(state, { feature: 'highlight', days }, at);
  if (!stretch) return refused('feature_running');
  return decided([
    { type: 'FeatureBegun', data: { offerId, userId, feature: 'highlight', paymentId: null, ...stretch } },
  ]);
};
