import type { offerApi } from '@lendring/contracts/offer/queries.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { changing } from '../offer/change.js';
import type { Ports } from '../ports.js';
import { edit } from './decide.js';

type Deps = Pick<Ports, 'commands' | 'ownerPlace' | 'memberGroups' | 'categories'>;

export const editing = ({ commands, ownerPlace, memberGroups, categories }: Deps) => {
  const change = changing({ commands });
  const handlers: Pick<CommandHandlers<typeof offerApi>, 'edit'> = {
    edit: (data, call) =>
      change(call, data, async (state, asked) => {
        const { placeId, commercialOnly, audience } = data.changes;
        const matters = placeId !== undefined || commercialOnly === true;
        const owner =
          matters && asked.userId !== null && asked.userId === state.ownerId
            ? await ownerPlace.of(asked.userId, placeId === undefined ? state.placeId : placeId)
            : null;
        const own =
          audience && audience.groupIds.length > 0 && asked.userId !== null && asked.userId === state.ownerId
            ? await memberGroups.of(asked.userId)
            : [];
        return edit(state, asked, data.changes, owner, own, categories.tree());
      }),
  };
  return { commands: handlers } satisfies Capability;
};
