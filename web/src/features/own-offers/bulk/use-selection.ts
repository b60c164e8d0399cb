import { useState } from 'react';
import type { Target } from './run-bulk.js';

const none: ReadonlyMap<string, Target> = new Map();

/** Selected offers, kept across pages and filters of the table. */
export const useSelection = () => {
  const [chosen, setChosen] = useState(none);
  const targetOf = ({ offer_id, title }: Target): Target => ({ offer_id, title });
  return {
    chosen,
    has: ({ offer_id: id }: Target) => chosen.has(id),
    toggle: (offer: Target) =>
      setChosen((before) => {
        const after = new Map(before);
        if (!after.delete(offer.offer_id)) after.set(offer.offer_id, targetOf(offer));
        return after;
      }),
    /** Adds these offers to the selection, or takes them from it. */
    set: (offers: readonly Target[], isOn: boolean) =>
      setChosen((before) => {
        const after = new Map(before);
        for (const offer of offers)
          if (isOn) after.set(offer.offer_id, targetOf(offer));
          else after.delete(offer.offer_id);
        return after;
      }),
    clear: () => setChosen(none),
  };
};
export type Selection = ReturnType<typeof useSelection>;
