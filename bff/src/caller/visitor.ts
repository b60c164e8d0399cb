import { createHmac } from 'node:crypto';
import type { Caller } from './handlers.js';

/**
 * Anonymous visitor id for counting: a keyed hash of the network address. `salt` changes daily, so that no visitor is
 * tracked across days.
 */
export const visitorOf = ({ address }: Pick<Caller, 'address'>, salt: string): string =>
  createHmac('sha256', salt).update(address).digest('base64url').slice(0, 32);
