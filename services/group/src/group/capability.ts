import { callerIdOf } from '@lendring/contracts/kernel/service-api.js';
import { groupLimits } from '@lendring/contracts/group/limits.js';
import type { groupApi } from '@lendring/contracts/group/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { entering } from '../memberships/enter.js';
import { ownGroupsIn } from '../memberships/own-groups.js';
import type { Ports } from '../ports.js';
import { change, changePicture, deleteGroup, found } from './decide.js';
import { onGroup } from './group-commands.js';
import { keepPictureFiles } from './keep-picture-files.js';
import { seeing } from './seen.js';
import { cardOf, viewOf } from './view.js';

type Deps = Pick<Ports, 'commands' | 'store' | 'read' | 'included' | 'pictures'>;
type CommandNames = 'found' | 'change' | 'changePicture' | 'deleteGroup';
type QueryNames = 'group' | 'ownGroups' | 'names' | 'joinable';

/**
 * Filters for groups that the caller leads. Excludes the given one, because a retried founding finds its own group
 * already in the list.
 */
const othersOf = (actor: CommandCall['actor'], groupId: string) => ({
  creatorId: actor.kind === 'user' ? actor.userId : '',
  groupId: { $ne: groupId },
});

export const groupPages = (deps: Deps) => {
  const { store, read, included, pictures } = deps;
  const { groups } = read;
  const on = onGroup(deps);
  const into = entering(deps);
  const seen = seeing(read);
  const ownGroupsOf = ownGroupsIn(read);
  const handlers: Pick<CommandHandlers<typeof groupApi>, CommandNames> = {
    found: async ({ groupId, ...settings }, call) => {
      const { actor } = call;
      const max = actor.kind === 'user' ? await included.of(actor.userId, 'groups') : null;
      // A limit above the number of possible memberships can never be reached, so skip the count.
      if (max !== null && max < groupLimits.memberships && (await groups.count(othersOf(actor, groupId))) >= max)
        return { ok: false, refusal: { code: 'groups_full', params: { max } } };
      return into(groupId, call, (group, act) => found(group, act, settings));
    },
    change: ({ groupId, changes }, call) => on(groupId, call, (group, act) => change(group, act, changes)),
    changePicture: ({ groupId, imageId }, call) =>
      on(groupId, call, (group, act) => changePicture(group, act, imageId)),
    deleteGroup: ({ groupId }, call) => on(groupId, call, deleteGroup),
  };
  const queries: Pick<ServiceHandlers<typeof groupApi>['queries'], QueryNames> = {
    group: async ({ groupId }, context) => {
      const there = await seen(groupId, context, 'nothing');
      return there && viewOf(there.group, there.own);
    },
    ownGroups: async (_, context) => {
      const userId = callerIdOf(context);
      if (userId === null) return [];
      return (await ownGroupsOf(userId, ['member', 'asked']))
        .flatMap(({ own, group: one }) => (own.status === 'member' || one.listed ? [cardOf(one, own, null)] : []))
        .toSorted(
          (a, b) => Number((b.waiting ?? 0) > 0) - Number((a.waiting ?? 0) > 0) || a.name.localeCompare(b.name, 'de'),
        );
    },
    names: async ({ groupIds }, context) => {
      const userId = callerIdOf(context);
      const own = userId === null ? [] : await ownGroupsOf(userId, ['member']);
      return own.flatMap(({ group: { groupId, name, listed } }) =>
        groupIds.includes(groupId) ? [{ groupId, name, listed }] : [],
      );
    },
    joinable: async ({ groupIds }) =>
      (await groups.getMany(groupIds))
        .filter(({ listed, joining }) => listed && joining !== 'invitation')
        .map(({ groupId, name }) => ({ groupId, name })),
  };
  return { commands: handlers, queries, policies: [keepPictureFiles({ store, pictures })] } satisfies Capability;
};
