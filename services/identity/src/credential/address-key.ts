import { createHmac } from 'node:crypto';
import { withAsciiDomain } from '@lendring/contracts/kernel/email.js';

/** Normal form of an email address: trimmed, NFKC, ASCII domain, lower case. */
export const normalEmail = (email: string): string => withAsciiDomain(email.trim().normalize('NFKC')).toLowerCase();

/** Stream id of an address: a keyed hash, because stream names cannot be erased. */
export const addressKey = (secret: Uint8Array, email: string): string =>
  createHmac('sha256', secret).update(normalEmail(email)).digest('hex');
