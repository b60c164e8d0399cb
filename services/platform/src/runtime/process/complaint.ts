import { CannotStart } from '../../base/cannot-start.js';
import { isFull } from '../../sqlite/damage.js';
import type { Config } from '../settings/config.js';

export const complaintOf = (error: unknown, config: Config | undefined): string => {
  if (error instanceof CannotStart) return error.message;
  if (config && isFull(error))
    return `Lendring cannot start: the disk that holds DATA_DIR=${config.dataDir} is full. Make room there and start again: nothing that was kept is lost.`;
  const { path, code, stack } = error as NodeJS.ErrnoException;
  if (config && path?.startsWith(config.secretsDir)) {
    return `Lendring cannot start: its keys cannot be read, and no new ones be made (${code}: ${path}).\n  SECRETS_DIR=${config.secretsDir} must be the folder that npm run secrets made, whole, and readable for the user of this process (${process.getuid?.() ?? 'unknown'})`;
  }
  return stack ?? String(error);
};
