import { randomUUID } from 'node:crypto';
import { UserId } from '@lendring/contracts/kernel/ids.js';
import type { SubjectKeys } from '@lendring/platform/keys/subject-keys.port.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import { accountAggregate } from '../account/account.js';
import { deleteAgain } from '../account/deletion.js';
import type { DeletionDeps } from './delete-account.js';

type Deps = Pick<DeletionDeps, 'commands' | 'load' | 'keepers'> &
  Readonly<{ keys: Pick<SubjectKeys, 'destroyed'>; now: () => string }>;

/**
 * The key store remembers whose keys it destroyed, and is backed up apart from the logs (ADR 61). Whoever is erased and
 * still an account in the log came back with an older backup, and is deleted again before anybody sees them.
 */
export const deletingAgain = ({ commands, load, keepers, keys, now }: Deps) => {
  const restored = new Set<UserId>();
  return {
    /** Begins the erasures; each service then carries out its part, as after any deletion. */
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
        if (!answer.ok) throw new Error(`An erased person cannot be erased again: ${answer.refusal.code}`);
      }
    },
    /** How many of them are not erased yet. */
    async left(): Promise<number> {
      for (const userId of restored) {
        const { deletion } = await load(accountAggregate, userId);
        if (deletion?.stage === 'erased') restored.delete(userId);
      }
      return restored.size;
    },
  };
};
