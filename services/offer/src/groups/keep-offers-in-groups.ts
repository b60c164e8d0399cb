import { eachOf } from '@lendring/platform/read-models/pages-of.js';
import { GroupIntegrationEvent } from '@lendring/contracts/group/integration.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { OfferEvent } from '@lendring/contracts/offer/events.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler, Policy, Reaction } from '@lendring/platform/runtime/service/service-parts.js';
import type { MemberGroups } from './member-groups.port.js';
import { keepToGroups } from './decide.js';
import { offerAggregate } from '../offer/offer.aggregate.js';
import type { OfferDocument } from '../offer/document.js';

type Deps = Readonly<{
  commands: CommandHandler;
  offers: View<OfferDocument>;
  memberGroups: MemberGroups;
  caughtUp: () => Promise<void>;
}>;

const ungroup = async (
  { commands, offers, memberGroups, caughtUp }: Deps,
  { groupId, ownerId }: Readonly<{ groupId: string; ownerId?: string }>,
  call: CommandCall,
): Promise<CommandAnswer | undefined> => {
  await caughtUp();
  const known = new Map<string, Promise<readonly string[]>>();
  const of = (userId: string): Promise<readonly string[]> => {
    const groups = known.get(userId) ?? memberGroups.of(userId);
    known.set(userId, groups);
    return groups;
  };
  const shared = { 'audience.groupIds': groupId, ...(ownerId && { ownerId }) };
  for await (const { offerId } of eachOf(offers, 'offerId', (after) => ({ ...shared, ...after }))) {
    const own = { ...call, commandId: derivedId(call.commandId, offerId), asks: { keepToGroups: offerId } };
    const answer = await commands.on(offerAggregate, offerId, own, async (state) =>
      keepToGroups(state, offerId, state.ownerId ? await of(state.ownerId) : []),
    );
    if (!answer.ok) return answer;
  }
  return undefined;
};

export const whenAMemberIsGoneThenUngroup = (deps: Deps): Reaction => ({
  name: 'when-a-member-is-gone-then-ungroup',
  topics: ['group'],
  react: async ({ type, subject, data }, call) => {
    const read = GroupIntegrationEvent.safeParse({ type, subject, data });
    if (!read.success) return undefined;
    const said = read.data;
    switch (said.type) {
      case 'group.member_gone':
        return ungroup(deps, { groupId: said.subject, ownerId: said.data.userId }, call);
      // An unlisted group keeps its members and their offers.
      case 'group.withdrawn':
      case 'group.ended':
        return ungroup(deps, { groupId: said.subject }, call);
      default:
        return undefined;
    }
  },
});

/**
 * Checks the membership again when an offer is shared with a group, because its owner may have left the group
 * meanwhile.
 */
export const whenAnAudienceIsSetThenCheckIt = ({
  commands,
  memberGroups,
}: Pick<Deps, 'commands' | 'memberGroups'>): Policy<OfferEvent> => ({
  name: 'when-an-audience-is-set-then-check-it',
  prefixes: ['offer-'],
  types: ['OfferAudienceSet'],
  react: async ({ type, data }, call) => {
    if (type !== 'OfferAudienceSet' || data.groupIds.length === 0) return;
    return commands.on(offerAggregate, data.offerId, call, async (state) =>
      keepToGroups(state, data.offerId, await memberGroups.of(data.ownerId)),
    );
  },
});
