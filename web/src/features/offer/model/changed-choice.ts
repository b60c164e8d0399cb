import { same } from '@lendring/contracts/rules/same.js';
import { drafts } from '../../../lib/drafts.js';
import type { Choice } from './choice.js';

/** A choice that the booking page began with, and what it was changed to there. */
type Changed = Readonly<{ before: Choice; now: Choice }>;
const none: Changed = { before: {}, now: {} };

const keyOf = (offerId: string): string => `choice-${offerId}`;
const withoutPricing = ({ pricing: _pricing, ...when }: Choice): Choice => when;

/** Whether an offer's page still shows what the booking page began with; that one always names its price. */
const isBefore = (shown: Choice, before: Choice): boolean =>
  same(withoutPricing(shown), withoutPricing(before)) &&
  (shown.pricing === undefined || shown.pricing === before.pricing);

/** The choice made on the booking page, for the offer's page that the browser's Back returns to. */
export const createChangedChoice = (store: Pick<typeof drafts, 'read' | 'keep' | 'forget'>) => ({
  keep: (offerId: string, before: Choice, now: Choice): void => {
    const kept = store.read(keyOf(offerId), none);
    store.keep(keyOf(offerId), { before: same(kept.now, before) ? kept.before : before, now });
  },
  /** After the request is sent. */
  forget: (offerId: string): void => store.forget(keyOf(offerId)),
  /** The changed choice for a page that shows the former one, once; null where there is none. */
  take: (offerId: string, shown: Choice): Choice | null => {
    const { before, now } = store.read(keyOf(offerId), none);
    store.forget(keyOf(offerId));
    return isBefore(shown, before) && !same(now, none.now) ? now : null;
  },
});

export const changedChoice = createChangedChoice(drafts);
