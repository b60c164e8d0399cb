import type { accountApi } from '@lendring/contracts/account/queries.js';
import { askObjection, type Asker } from '@lendring/contracts/rules/may-ask.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import { accountAggregate, type AccountState } from '../account/account.aggregate.js';
import { publicPlace } from '../places/blur.js';
import type { Ports } from '../ports.js';

type Deps = Pick<Ports, 'loadKnown'> & Readonly<{ blurKey: Uint8Array }>;

/** Borrower as the conditions of an offer see them: the place is the public one, never the address. */
const askerOf = (state: AccountState, userId: string, blurKey: Uint8Array): Asker | null =>
  state.address && {
    place: publicPlace(blurKey, userId, state.address, state.commercial),
    postal: state.address.postal,
    phone: state.verification.held !== null,
    goodRatings: state.goodRatings,
  };

/** Checks a person against the conditions of an offer, without revealing their address (ADR 6). */
export const mayAsk = ({ loadKnown, blurKey }: Deps) => {
  const queries: Pick<ServiceHandlers<typeof accountApi>['queries'], 'askObjection'> = {
    // Read the log, because a person may ask right after a move or a verification.
    async askObjection({ userId, rules, place }, { actor }) {
      if (actor.kind === 'visitor' || (actor.kind === 'user' && actor.userId !== userId)) return null;
      const asker = askerOf(await loadKnown(accountAggregate, userId), userId, blurKey);
      return asker && askObjection(rules, place, asker);
    },
  };
  return { queries } satisfies Capability;
};
