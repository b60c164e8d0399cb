import { serveThread } from '@lendring/platform/base/threads/serve-thread.js';
import { hashSync, verifySync, type Options } from '@node-rs/argon2';

/**
 * Entry of a password thread. It uses the synchronous calls: the asynchronous ones would take threads of the pool that
 * files and the log need.
 */
export type Task =
  | Readonly<{ do: 'hash'; password: string }>
  /** Null: an unknown address or an erased person; answers false after the same work. */
  | Readonly<{ do: 'check'; passwordHash: string | null; password: string }>;

/** Argon2id as OWASP advises for one core: 19 MiB, two passes. */
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash that no password matches, so that unknown addresses take as long as known ones. */
const nobody = hashSync('no password has this hash', options);

serveThread((task: Task): string | boolean => {
  const password = task.password.normalize('NFKC');
  if (task.do === 'hash') return hashSync(password, options);
  const matches = verifySync(task.passwordHash ?? nobody, password);
  return matches && task.passwordHash !== null;
});
