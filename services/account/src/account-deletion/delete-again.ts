import { randomUUID } from 'node:crypto';
import { UserId } from '@lendring/contracts/kernel/ids.js';
import type { SubjectKeys } from '@lendring/platform/keys/subject-keys.port.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import { accountAggregate } from '../account/account.aggregate.js';
import { deleteAgain } from './decide.js';
import type { DeletionDeps } from './delete-account.js';

type Deps = Pick<DeletionDeps, 'commands' | 'load' | 'keepers'> &
  Readonly<{ keys: Pick<SubjectKeys, 'destroyed'>; now: () => string }>;

/**
 * Deletes restored users again. The key store remembers destroyed keys and is backed up separately from the logs (ADR
 * 61), so an erased user whose account is in the log comes from an older backup. Such a user must be deleted before
 * becoming visible.
 */
export const deletingAgain = ({ commands, load, keepers, keys, now }: Deps) => {
  const restored = new Set<UserId>();
  return {
    async begin(): Promise<void> {
      for await (const subject of keys.destroyed()) {
        const userId = UserId.safeParse(subject).data;
        if (userId === undefined) continue;
        const { opened, deletion } = await load(accountAggregate, userId);
        if (!opened || deletion?.stage === 'erased') continue;
        restored.add(userId);
        const call = systemCommand({ name: 'delete-again', commandId: randomUUID(), at: now() });
        const answer = await commands.on(accountAggregate, userId, call, (state) =>
          deleteAgain(state, userId, { certificateId: randomUUID(), keepers, at: call.at }),
        );
        if (!answer.ok) throw new Error(`Repeated erasure of a deleted account refused: ${answer.refusal.code}`);
      }
    },
    async left(): Promise<number> {
      for (const userId of restored) {
        const { deletion } = await load(accountAggregate, userId);
        if (deletion?.stage === 'erased') restored.delete(userId);
      }
      return restored.size;
    },
  };
};
