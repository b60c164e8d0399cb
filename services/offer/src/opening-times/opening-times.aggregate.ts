import type { PlacedOpening } from '@lendring/contracts/account/opening-days.js';
import type { Aggregate, Decision } from '@lendring/contracts/kernel/decider.js';
import { decided } from '@lendring/contracts/kernel/decider.js';
import type { OpeningTimesEvent } from '@lendring/contracts/offer/opening-times.js';
import { same } from '@lendring/contracts/rules/same.js';

export type OpeningTimesState = Readonly<{
  openings: readonly PlacedOpening[];
  /** Offers that have the opening times of this or an earlier event. */
  offerIds: ReadonlySet<string>;
}>;

/** Stream `opening-<ownerId>`. */
export const openingTimesAggregate: Aggregate<OpeningTimesState, OpeningTimesEvent> = {
  category: 'opening',
  initialState: { openings: [], offerIds: new Set() },
  evolve: ({ offerIds }, { data }) => ({
    openings: data.openings ?? [],
    offerIds: new Set([...offerIds, ...data.offerIds]),
  }),
};

export const isChanged = ({ openings }: OpeningTimesState, current: readonly PlacedOpening[]): boolean =>
  !same(openings, current);

/**
 * Gives the current opening times to offers that lack them. @param offerIds all published offers of the owner if the
 * times are changed, otherwise those to check
 * @param listed an offer of the owner is online for everybody
 */
export const setOpening = (
  state: OpeningTimesState,
  ownerId: string,
  current: readonly PlacedOpening[],
  offerIds: readonly string[],
  listed: boolean,
): Decision<readonly OpeningTimesEvent[], never> => {
  const changed = isChanged(state, current);
  const lacking = changed || current.length === 0 ? [] : offerIds.filter((offerId) => !state.offerIds.has(offerId));
  if (!changed && lacking.length === 0) return decided([]);
  return decided([
    {
      type: 'OffersOpeningSet',
      data: {
        ownerId,
        openings: [...current],
        offerIds: changed ? [...offerIds] : lacking,
        ...(changed && listed && { listed }),
      },
    },
  ]);
};
