import { useState } from 'react';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import { pick } from '@lendring/contracts/kernel/pick.js';
import { conditionFields, type Conditions } from './offer-conditions.js';
import type { Target } from './run-bulk.js';

/** Selected offer, with its prices and conditions for previews of their change and its status for the actions that fit. */
export type Chosen = Target & Pick<OfferShape, 'status'> & Conditions;

const none: ReadonlyMap<string, Chosen> = new Map();

/** Selected offers, kept across pages and filters of the table. */
export const useSelection = () => {
  const [chosen, setChosen] = useState(none);
  const targetOf = (offer: Chosen): Chosen => pick(offer, 'offer_id', 'title', 'status', ...conditionFields);
  return {
    chosen,
    has: ({ offer_id: id }: Target) => chosen.has(id),
    toggle: (offer: Chosen) =>
      setChosen((before) => {
        const after = new Map(before);
        if (!after.delete(offer.offer_id)) after.set(offer.offer_id, targetOf(offer));
        return after;
      }),
    /** Adds these offers to the selection, or takes them from it. */
    set: (offers: readonly Chosen[], isOn: boolean) =>
      setChosen((before) => {
        const after = new Map(before);
        for (const offer of offers)
          if (isOn) after.set(offer.offer_id, targetOf(offer));
          else after.delete(offer.offer_id);
        return after;
      }),
    /** Replaces selected offers by these states of them; others are not added. */
    refresh: (offers: readonly Chosen[]) =>
      setChosen((before) => {
        const changed = offers.filter(({ offer_id: id }) => before.has(id));
        if (changed.length === 0) return before;
        return new Map([...before, ...changed.map((offer) => [offer.offer_id, targetOf(offer)] as const)]);
      }),
    remove: (offerIds: Iterable<string>) =>
      setChosen((before) => {
        const gone = new Set(offerIds);
        return new Map([...before].filter(([id]) => !gone.has(id)));
      }),
    clear: () => setChosen(none),
  };
};
export type Selection = ReturnType<typeof useSelection>;
