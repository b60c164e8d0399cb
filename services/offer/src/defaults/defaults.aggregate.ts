import { decided, refused, type Aggregate, type Decision } from '@lendring/contracts/kernel/decider.js';
import { noOfferDefaults, type OfferDefaults, type OfferDefaultsEvent } from '@lendring/contracts/offer/defaults.js';
import type { OfferRefusal } from '@lendring/contracts/offer/refusals.js';
import { same } from '@lendring/contracts/rules/same.js';
import { depositAfter } from '../editing/decide-deposit.js';

/** Null until the owner sets defaults. */
export type DefaultsState = Readonly<{ defaults: OfferDefaults | null }>;

/** Stream `offerdefaults-<ownerId>`. */
export const defaultsAggregate: Aggregate<DefaultsState, OfferDefaultsEvent> = {
  category: 'offerdefaults',
  initialState: { defaults: null },
  evolve: (_, { data: { defaults } }) => ({ defaults }),
};

/** Sets the conditions of new offers; the deposit follows the rule of a single offer. */
export const setDefaults = (
  { defaults }: DefaultsState,
  ownerId: string,
  wanted: OfferDefaults,
): Decision<readonly OfferDefaultsEvent[], OfferRefusal> => {
  const deposit = depositAfter(noOfferDefaults, wanted);
  if (typeof deposit === 'string') return refused(deposit);
  const set = { ...wanted, ...deposit };
  return decided(
    same(defaults ?? noOfferDefaults, set) ? [] : [{ type: 'OfferDefaultsSet', data: { ownerId, defaults: set } }],
  );
};

export const offerDefaultsIn = ({ defaults }: DefaultsState): OfferDefaults => ({ ...noOfferDefaults, ...defaults });
