import { createHmac } from 'node:crypto';

/** One spelling for one mailbox: trimmed, NFKC, lower case. */
export const normalEmail = (email: string): string => email.trim().normalize('NFKC').toLowerCase();

/** The stream's id: a keyed hash, because stream names can never be shredded. */
export const addressKey = (secret: Uint8Array, email: string): string =>
  createHmac('sha256', secret).update(normalEmail(email)).digest('hex');
