import type { accountApi } from '@lendring/contracts/account/queries.js';
import { START } from '@lendring/contracts/kernel/ids.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { Ports } from '../ports.js';

/** Active days, stored outside the log for 30 days (ADR 104). */
export const activity = ({ own, actives }: Pick<Ports, 'own' | 'actives'>) => {
  const commands: Pick<CommandHandlers<typeof accountApi>, 'noteActive'> = {
    noteActive: (_, call) =>
      own(call, async (userId) => {
        await actives.note(userId, call.at);
        return { ok: true, position: START };
      }),
  };
  return { commands } satisfies Capability;
};
