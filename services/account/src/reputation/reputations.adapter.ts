import { randomBytes, randomUUID, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { REPUTATION_DAYS, Reputation } from '@lendring/contracts/account/reputation.js';
import { Instant } from '@lendring/contracts/kernel/period.js';
import { createLocalJWKSet, importJWK, jwtVerify, SignJWT, type JWK } from 'jose';
import * as z from 'zod';
import type { Reputations } from './reputations.port.js';

/** Tells it from other papers that the same key signs (W3C VC-JOSE-COSE). */
const TYPE = 'vc+jwt';
const CONTEXT = ['https://www.w3.org/ns/credentials/v2', 'https://www.w3.org/ns/credentials/undefined-terms/v2'];

const Credential = z.object({
  type: z.tuple([z.literal('VerifiableCredential'), z.literal('LendringReputation')]),
  issuer: z.string(),
  validFrom: Instant,
  validUntil: Instant,
  credentialSubject: Reputation.extend({ holder: z.object({ salt: z.string(), scrypt: z.string() }) }),
});

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
/** Slow on purpose: whoever has the paper shall not try out addresses. */
const digestOf = (email: string, salt: string): Promise<Buffer> =>
  derive(email.trim().toLowerCase(), Buffer.from(salt, 'base64url'), 32);

/** @param jwks the private key set of this installation; `issuer` its public address */
export const openReputations = async (
  jwks: Readonly<{ keys: readonly JWK[] }>,
  issuer: string,
): Promise<Reputations> => {
  const [own] = jwks.keys;
  if (!own) throw new Error('The key set of reputations is empty');
  const { kty = '', n = '', e = '', kid = '', alg = 'RS256' } = own;
  const [key, known] = [await importJWK(own, alg), createLocalJWKSet({ keys: [{ kty, n, e, kid, alg }] })];
  return {
    async sign(says, email, at) {
      const salt = randomBytes(16).toString('base64url');
      const expiresAt = new Date(Date.parse(at) + REPUTATION_DAYS * 86_400_000).toISOString();
      const holder = { salt, scrypt: (await digestOf(email, salt)).toString('base64url') };
      const jwt = await new SignJWT({
        '@context': CONTEXT,
        id: `urn:uuid:${randomUUID()}`,
        type: ['VerifiableCredential', 'LendringReputation'],
        issuer,
        validFrom: at,
        validUntil: expiresAt,
        credentialSubject: { ...says, holder },
      })
        .setProtectedHeader({ alg, kid, typ: TYPE, cty: 'vc' })
        .sign(key);
      return { jwt, issuer, issuedAt: at, expiresAt, says };
    },
    async read(jwt, at) {
      const credential = await jwtVerify(jwt, known, { algorithms: [alg], typ: TYPE }).then(
        ({ payload }) => Credential.safeParse(payload).data,
        () => undefined,
      );
      if (!credential || credential.issuer !== issuer || credential.validFrom > at) return 'invalid';
      if (credential.validUntil <= at) return 'expired';
      const {
        holder: { salt, scrypt: digest },
        ...says
      } = credential.credentialSubject;
      return {
        reputation: { jwt, issuer, issuedAt: credential.validFrom, expiresAt: credential.validUntil, says },
        async isOf(email) {
          const [theirs, stored] = [await digestOf(email, salt), Buffer.from(digest, 'base64url')];
          return theirs.length === stored.length && timingSafeEqual(theirs, stored);
        },
      };
    },
  };
};
