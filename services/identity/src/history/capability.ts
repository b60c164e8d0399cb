import type { identityApi } from '@lendring/contracts/identity/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import { onCredential } from '../credential/commands-on.js';
import type { IdentityCommands, Ports } from '../ports.js';
import * as decide from './decide.js';
import { noteChanges } from './note-changes.js';

export const signInHistory = ({ commands, history }: Pick<Ports, 'commands' | 'history'>) => {
  const on = onCredential(commands);
  const handlers: Pick<IdentityCommands, 'seeNewDevice'> = {
    seeNewDevice: (id, device, context) =>
      on(context, { seeNewDevice: device }, id, (state) => decide.seeNewDevice(state, device, context.locale)),
  };
  const queries: Pick<ServiceHandlers<typeof identityApi>['queries'], 'history'> = {
    history: async (_, { actor }) => (actor.kind === 'user' ? [...history.of(actor.userId)] : []),
  };
  return { commands: handlers, queries, policies: [noteChanges(history)] } satisfies Capability;
};
