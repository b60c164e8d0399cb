import { createHmac } from 'node:crypto';

export const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@)/, '');

/** Digest that recognises repeated reports: addresses are not stored in a stream. */
export const visitorOf = (secret: Uint8Array, email: string): string =>
  createHmac('sha256', secret).update(mailboxOf(email)).digest('base64url');
