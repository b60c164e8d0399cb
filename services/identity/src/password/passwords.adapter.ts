import { availableParallelism } from 'node:os';
import { startThread, type Thread } from '@lendring/platform/base/threads/thread.js';
import type { Task } from './password.worker.adapter.js';
import type { Passwords } from './passwords.port.js';
import { createShortQueue } from '@lendring/platform/base/short-queue.js';

/** A hash needs 19 MiB outside of the heap; the heap stays almost empty. */
const limits = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 };

/** Callers that would wait longer than a second are refused and must retry. */
const waiting = { first: 64, next: 8 };

/** Argon2 in one worker thread, or two with at least four cores, so that other work continues meanwhile. */
export const openPasswords = (): Passwords & Readonly<{ close: () => Promise<void> }> => {
  const threads = Array.from({ length: availableParallelism() >= 4 ? 2 : 1 }, (): Thread<Task, string | boolean> =>
    startThread({ name: 'password', beside: import.meta.url, entry: 'password.worker.adapter', limits }),
  );
  const queue = createShortQueue({ places: threads.length, waiting });
  const run = (task: Task): Promise<string | boolean> => {
    const [idlest] = threads.toSorted((one, other) => one.load() - other.load());
    if (!idlest) throw new Error('The password thread has stopped: restart the process');
    return idlest.run(task);
  };
  return {
    hash: async (password, turn) => String(await queue.run(turn, () => run({ do: 'hash', password }))),
    check: async (passwordHash, password, turn) =>
      (await queue.run(turn, () => run({ do: 'check', passwordHash, password }))) === true,
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
};
