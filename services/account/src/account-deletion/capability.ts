import type { accountApi } from '@lendring/contracts/account/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { accountAggregate } from '../account/account.aggregate.js';
import { notFound } from '../account/own.js';
import type { Ports } from '../ports.js';
import { carryOutDeletions } from './carry-out-deletions.js';
import { confirmErasure } from './decide.js';
import { repeatErasures } from './repeat-erasures.js';

type Deps = Pick<Ports, 'read' | 'remove'> &
  Parameters<typeof carryOutDeletions>[0] &
  Readonly<{ restoredLeft: () => Promise<number> }>;

/** Deletion of an account, from the request to the destroyed key (ADR 54). Includes accounts restored from a backup. */
export const accountDeletion = (deps: Deps) => {
  const { commands, read, remove, restoredLeft } = deps;
  const handlers: Pick<CommandHandlers<typeof accountApi>, 'deleteAccount' | 'confirmErasure'> = {
    deleteAccount: async (_, call) => (call.actor.kind === 'user' ? remove(call.actor.userId, call) : notFound),
    confirmErasure: async ({ userId, by }, call) =>
      call.actor.kind === 'system'
        ? commands.on(accountAggregate, userId, call, (state) => confirmErasure(state, userId, { by, at: call.at }))
        : notFound,
  };
  const queries: Pick<ServiceHandlers<typeof accountApi>['queries'], 'restoredLeft'> = {
    restoredLeft: async (_, { actor }) => (actor.kind === 'system' ? restoredLeft() : 0),
  };
  return {
    commands: handlers,
    queries,
    policies: [carryOutDeletions(deps)],
    clockPolicies: [repeatErasures({ commands, unfinished: read.unfinishedDeletions })],
  } satisfies Capability;
};
