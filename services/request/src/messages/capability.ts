import type { requestApi } from '@lendring/contracts/request/queries.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { Ports } from '../ports.js';
import { changing, changingTogether } from '../request/request-commands.js';
import * as decide from './decide.js';

export const messages = (deps: Pick<Ports, 'commands' | 'isBlockedPair'>) => {
  const handlers: Pick<CommandHandlers<typeof requestApi>, 'say' | 'markRead' | 'archive'> = {
    say: changingTogether(deps)(decide.say),
    markRead: changing(deps)(decide.markRead),
    archive: changing(deps)(decide.archive),
  };
  return { commands: handlers } satisfies Capability;
};
