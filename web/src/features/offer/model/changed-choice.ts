import { same } from '@lendring/contracts/rules/same.js';
import { drafts } from '../../../lib/forms/drafts.js';
import type { Choice } from './choice.js';

type Changed = Readonly<{ before: Choice; now: Choice }>;
const none: Changed = { before: {}, now: {} };

const keyOf = (offerId: string): string => `choice-${offerId}`;
const withoutPricing = ({ pricing: _pricing, ...when }: Choice): Choice => when;

/**
 * Whether the offer page still shows the initial choice. The booking page always names a price; the offer page may not.
 */
const isBefore = (shown: Choice, before: Choice): boolean =>
  same(withoutPricing(shown), withoutPricing(before)) &&
  (shown.pricing === undefined || shown.pricing === before.pricing);

/** Carries a choice changed on the booking page over to the offer page when the user presses Back. */
export const createChangedChoice = (store: Pick<typeof drafts, 'read' | 'keep' | 'forget'>) => ({
  keep: (offerId: string, before: Choice, now: Choice): void => {
    const kept = store.read(keyOf(offerId), none);
    store.keep(keyOf(offerId), { before: same(kept.now, before) ? kept.before : before, now });
  },
  forget: (offerId: string): void => store.forget(keyOf(offerId)),
  /** Returns the changed choice once, if the page still shows the initial one; otherwise null. */
  take: (offerId: string, shown: Choice): Choice | null => {
    const { before, now } = store.read(keyOf(offerId), none);
    store.forget(keyOf(offerId));
    return isBefore(shown, before) && !same(now, none.now) ? now : null;
  },
});

export const changedChoice = createChangedChoice(drafts);
