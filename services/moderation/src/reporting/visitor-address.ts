import { createHmac } from 'node:crypto';
import { mailboxOf } from '@lendring/contracts/kernel/email.js';

/** Digest by which repeated reports are recognised, because streams do not store addresses. */
export const visitorOf = (secret: Uint8Array, email: string): string =>
  createHmac('sha256', secret).update(mailboxOf(email)).digest('base64url');
