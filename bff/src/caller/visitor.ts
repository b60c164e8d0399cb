import { createHmac } from 'node:crypto';
import type { Caller } from './handlers.js';

/** Anonymous visitor id for counting: keyed hash of the network address. `salt` changes daily. */
export const visitorOf = ({ address }: Pick<Caller, 'address'>, salt: string): string =>
  createHmac('sha256', salt).update(address).digest('base64url').slice(0, 32);
