import type { offerApi } from '@lendring/contracts/offer/queries.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { Ports } from '../ports.js';
import {
  relocateAll,
  whenPublishedThenRelocate,
  whenTheOwnerMovesThenRelocate,
} from './when-the-owner-moves-then-relocate.js';

export const places = (deps: Pick<Ports, 'commands' | 'offers' | 'ownerPlace' | 'caughtUp'>) => {
  const relocate = relocateAll(deps);
  const handlers: Pick<CommandHandlers<typeof offerApi>, 'relocate'> = {
    relocate: async ({ ownerId }, call) =>
      call.actor.kind === 'system' ? relocate(ownerId, call) : { ok: false, refusal: { code: 'not_owner' } },
  };
  return {
    commands: handlers,
    policies: [whenPublishedThenRelocate(deps)],
    reactions: [whenTheOwnerMovesThenRelocate(deps)],
  } satisfies Capability;
};
