import type { FeatureEvent, FeaturePrice, OfferFeature } from '@lendring/contracts/billing/featured-offers.js';
import type { Aggregate } from '@lendring/contracts/kernel/decider.js';

/** Half-open period of instants; `until` null: unlimited. */
export type Stretch = Readonly<{ from: string; until: string | null }>;
export type Pending = Readonly<{ paymentId: string; price: FeaturePrice }>;

export type Features = Readonly<{
  begun: Readonly<Partial<Record<OfferFeature, Stretch>>>;
  pending: Readonly<Partial<Record<OfferFeature, Pending>>>;
  gone: boolean;
  /** Latest moderation decision about the offer; null if there is none. */
  moderated: Readonly<{ locked: boolean; at: string }> | null;
  /** Ids of payments that have already started a feature, so that no payment counts twice. */
  spent: readonly string[];
  /** Latest highlight included in a plan; null if there is none or it was withdrawn. */
  included: Stretch | null;
  bought: readonly Readonly<{ paymentId: string; feature: OfferFeature; stretch: Stretch }>[];
}>;

const mapped = (begun: Features['begun'], change: (stretch: Stretch) => Stretch): Features['begun'] =>
  Object.fromEntries(Object.entries(begun).map(([feature, stretch]) => [feature, change(stretch)]));

const without = (pending: Features['pending'], paymentId: string | null): Features['pending'] =>
  Object.fromEntries(Object.entries(pending).filter(([, one]) => one.paymentId !== paymentId));

/**
 * Extends a period by the time that the offer was locked. Unlimited periods and periods that ended before the lock stay
 * unchanged.
 */
export const withoutLock = (stretch: Stretch, locked: string, released: string): Stretch => {
  const { from, until } = stretch;
  if (until === null || until <= locked) return stretch;
  const lost = Date.parse(released) - Date.parse(from > locked ? from : locked);
  const later = (at: string): string => new Date(Date.parse(at) + Math.max(0, lost)).toISOString();
  // Move a period that starts after the lock as a whole.
  return { from: from > locked ? later(from) : from, until: later(until) };
};

const evolve = (state: Features, { type, data }: FeatureEvent): Features => {
  switch (type) {
    case 'FeatureBooked': {
      const { feature, price, paymentId } = data;
      return { ...state, pending: { ...state.pending, [feature]: { price, paymentId } } };
    }
    case 'FeatureBookingDropped':
      return { ...state, pending: without(state.pending, data.paymentId) };
    case 'FeatureBegun': {
      const { feature, paymentId, from, until } = data;
      const before = state.begun[feature];
      const since = before?.until === from ? before.from : from;
      return {
        ...state,
        included: paymentId === null ? { from, until } : state.included,
        begun: { ...state.begun, [feature]: { from: since, until } },
        pending: without(state.pending, paymentId),
        spent: paymentId === null ? state.spent : [...state.spent, paymentId],
        bought: paymentId === null ? state.bought : [...state.bought, { paymentId, feature, stretch: { from, until } }],
      };
    }
    case 'FeatureOfferGone': {
      const ended = (stretch: Stretch): Stretch =>
        stretch.until === null || stretch.until > data.at ? { ...stretch, until: data.at } : stretch;
      return { ...state, gone: true, begun: mapped(state.begun, ended) };
    }
    case 'FeatureOfferLocked':
      return { ...state, moderated: { locked: true, at: data.at } };
    case 'FeatureOfferReleased': {
      const { moderated, begun, included, bought } = state;
      const released = { locked: false, at: data.at };
      if (!moderated?.locked) return { ...state, moderated: released };
      const longer = (stretch: Stretch): Stretch => withoutLock(stretch, moderated.at, data.at);
      return {
        ...state,
        moderated: released,
        begun: mapped(begun, longer),
        included: included && longer(included),
        bought: bought.map((one) => ({ ...one, stretch: longer(one.stretch) })),
      };
    }
    case 'FeatureWithdrawn': {
      const { feature, paymentId, until } = data;
      const stretch = state.begun[feature];
      const isBought = state.bought.some((one) => one.paymentId === paymentId);
      return {
        ...state,
        included: isBought ? state.included : null,
        begun: stretch ? { ...state.begun, [feature]: { ...stretch, until } } : state.begun,
        bought: state.bought.filter((one) => one.paymentId !== paymentId),
      };
    }
  }
};

export const featureAggregate: Aggregate<Features, FeatureEvent> = {
  category: 'feature',
  initialState: { begun: {}, pending: {}, gone: false, moderated: null, spent: [], included: null, bought: [] },
  evolve,
};
