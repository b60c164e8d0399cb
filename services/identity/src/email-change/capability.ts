import type { identityApi } from '@lendring/contracts/identity/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { emailChangeCommands, type EmailChangeDeps } from './commands.js';
import { tellAccount } from './tell-account.js';
import { whenAnAddressIsTakenBackThenKeysStop } from './when-an-address-is-taken-back-then-keys-stop.js';

export const emailChange = (deps: EmailChangeDeps & Pick<Ports, 'accounts'>) => {
  const { credentials, accounts } = deps;
  const queries: Pick<ServiceHandlers<typeof identityApi>['queries'], 'emailWanted'> = {
    emailWanted: async (_, { actor, at }) => {
      const state = await credentials.own(actor);
      if (!state.registered || !state.wanted) return null;
      const { email, until } = state.wanted;
      return email !== null && until > at ? { email, until } : null;
    },
  };
  return {
    commands: emailChangeCommands(deps),
    queries,
    policies: [tellAccount(accounts), whenAnAddressIsTakenBackThenKeysStop(accounts)],
  } satisfies Capability;
};
