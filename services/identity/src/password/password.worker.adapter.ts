import { serveThread } from '@lendring/platform/base/threads/serve-thread.js';
import { hashSync, verifySync, type Options } from '@node-rs/argon2';

/**
 * Entry point of a password thread. Synchronous calls keep the libuv thread pool free, which files and the log need.
 */
export type Task =
  | Readonly<{ do: 'hash'; password: string }>
  /** A null hash (unknown address or erased user) returns false after the same work. */
  | Readonly<{ do: 'check'; passwordHash: string | null; password: string }>;

/** Argon2id parameters of OWASP for one core: 19 MiB, two passes. */
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash for unknown addresses, so that they take as long as known ones. */
const nobody = hashSync('no password has this hash', options);

serveThread((task: Task): string | boolean => {
  const password = task.password.normalize('NFKC');
  if (task.do === 'hash') return hashSync(password, options);
  const matches = verifySync(task.passwordHash ?? nobody, password);
  return matches && task.passwordHash !== null;
});
