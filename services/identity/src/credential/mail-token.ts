import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { Credential } from './credential.aggregate.js';

const Payload = z.strictObject({
  purpose: z.enum(['verify', 'reset', 'registered', 'asked', 'proved', 'move', 'takeBack', 'passed', 'trusted']),
  address: z.string(),
  expires: z.number(),
  fingerprint: z.string(),
});
export type MailToken = z.infer<typeof Payload>;

const sign = (secret: Uint8Array, body: string): Buffer =>
  createHmac('sha256', secret).update(`mail token ${body}`).digest();

/**
 * A signed token with an expiry for one address and purpose. Mail links use `verify`, `reset`, and `move` and
 * `takeBack` with the change as fingerprint. Cookies use `registered` (this browser registered the address with this
 * password), `asked` (this browser requested a reset), `proved` (this browser has just confirmed the address),
 * `passed` (password entered, code still required) and `trusted` (no code required).
 */
export const mailToken = (secret: Uint8Array, payload: MailToken): string => {
  const body = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `${body}.${sign(secret, body).toString('base64url')}`;
};

/** Returns null if the token is forged, has another purpose or has expired at `now` (epoch ms). */
export const readMailToken = (
  secret: Uint8Array,
  token: string,
  purpose: MailToken['purpose'],
  now: number,
): MailToken | null => {
  const [body = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(secret, body);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  // The signature is valid, so the content is JSON.
  const payload = Payload.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  return payload.success && payload.data.purpose === purpose && payload.data.expires > now ? payload.data : null;
};

/** Changes with password and address, so that a link works once and a confirmation applies to one registration. */
export const fingerprintOf = ({
  passwordHash,
  moved = null,
}: Readonly<{ passwordHash: string | null; moved?: string | null }>): string =>
  createHmac('sha256', 'fingerprint')
    .update(`${passwordHash ?? ''}${moved === null ? '' : ` ${moved}`}`)
    .digest('base64url')
    .slice(0, 16);

/** True if the token was issued for the credential's current password and address. */
export const isMadeFor = (state: Credential, token: MailToken | null): boolean =>
  token !== null && state.registered && token.fingerprint === fingerprintOf(state);
