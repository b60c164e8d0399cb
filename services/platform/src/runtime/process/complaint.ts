import { CannotStart } from '../../base/cannot-start.js';
import { isFull } from '../../sqlite/damage.js';
import type { Config } from '../settings/config.js';

export const complaintOf = (error: unknown, config: Config | undefined): string => {
  if (error instanceof CannotStart) return error.message;
  if (config && isFull(error))
    return `Lendring cannot start: the disk of DATA_DIR=${config.dataDir} is full. Free disk space and start again; no stored data is lost.`;
  const { path, code, stack } = error as NodeJS.ErrnoException;
  if (config && path?.startsWith(config.secretsDir)) {
    return `Lendring cannot start: the keys of the installation cannot be read or created (${code}: ${path}).\n  SECRETS_DIR=${config.secretsDir} must be the complete folder created by npm run secrets, readable for the user of this process (${process.getuid?.() ?? 'unknown'})`;
  }
  return stack ?? String(error);
};
