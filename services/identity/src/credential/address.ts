import { createHmac } from 'node:crypto';
import { withAsciiDomain } from '@lendring/contracts/kernel/email.js';

/** One spelling for one mailbox: trimmed, NFKC, the domain in ASCII, lower case. */
export const normalEmail = (email: string): string => withAsciiDomain(email.trim().normalize('NFKC')).toLowerCase();

/** The stream's id: a keyed hash, because stream names can never be shredded. */
export const addressKey = (secret: Uint8Array, email: string): string =>
  createHmac('sha256', secret).update(normalEmail(email)).digest('hex');
