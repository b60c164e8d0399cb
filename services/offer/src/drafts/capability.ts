import { isRefused } from '@lendring/contracts/kernel/decider.js';
import type { offerApi } from '@lendring/contracts/offer/queries.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { offerAggregate } from '../offer/offer.aggregate.js';
import type { Ports } from '../ports.js';
import { defaultsAggregate, offerDefaultsIn } from '../defaults/defaults.aggregate.js';
import { draft } from './decide.js';
import { draftsAggregate } from './drafts.aggregate.js';
import { openDrafts } from './open-drafts.js';

/** Drafts of a user, up to a limit that also holds for concurrent commands. */
export const drafts = ({
  commands,
  loadKnown,
  offers,
  caughtUp,
}: Pick<Ports, 'commands' | 'loadKnown' | 'offers' | 'caughtUp'>) => {
  const handlers: Pick<CommandHandlers<typeof offerApi>, 'draft'> = {
    draft: ({ offerId, placeId }, call) =>
      commands.execute(call, async (unit) => {
        const { state } = await unit.loadNew(offerAggregate, offerId);
        if (call.actor.kind !== 'user') return draft(state, { offerId, userId: null }, call.locale);
        const { userId } = call.actor;
        const begun = await unit.load(draftsAggregate, userId);
        const count = await openDrafts(begun.state, userId, { offers, caughtUp });
        const defaults = offerDefaultsIn(await loadKnown(defaultsAggregate, userId));
        const decision = draft(state, { offerId, userId }, call.locale, { drafts: count, placeId, defaults });
        if (isRefused(decision) || decision.events.length === 0) return decision;
        unit.append(offerAggregate, offerId, decision.events);
        unit.append(draftsAggregate, userId, [{ type: 'DraftBegun', data: { offerId, ownerId: userId } }]);
        return decision;
      }),
  };
  return { commands: handlers } satisfies Capability;
};
