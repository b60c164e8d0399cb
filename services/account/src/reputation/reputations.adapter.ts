import { randomBytes, randomUUID, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import { PaperId, REPUTATION_DAYS, Reputation } from '@lendring/contracts/account/reputation.js';
import { Instant } from '@lendring/contracts/kernel/period.js';
import { createLocalJWKSet, decodeJwt, importJWK, jwtVerify, SignJWT, type JWK } from 'jose';
import * as z from 'zod';
import type { ForeignReputation, Reputations, TrustedInstallation } from './reputations.port.js';

/** Media type that distinguishes reputations from other documents signed with the same key (W3C VC-JOSE-COSE). */
const TYPE = 'vc+jwt';
const CONTEXT = ['https://www.w3.org/ns/credentials/v2', 'https://www.w3.org/ns/credentials/undefined-terms/v2'];

const Credential = z.object({
  id: z
    .string()
    .transform((id) => id.replace(/^urn:uuid:/, ''))
    .pipe(PaperId),
  type: z.tuple([z.literal('VerifiableCredential'), z.literal('LendringReputation')]),
  issuer: z.string(),
  validFrom: Instant,
  validUntil: Instant,
  credentialSubject: Reputation.extend({ holder: z.object({ salt: z.string(), scrypt: z.string() }) }),
});

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
/** Slow hash of an email address, so that a holder of the document cannot guess the address. */
const digestOf = (email: string, salt: string): Promise<Buffer> =>
  derive(email.trim().toLowerCase(), Buffer.from(salt, 'base64url'), 32);

const ALG = 'RS256';
type KeySet = ReturnType<typeof createLocalJWKSet>;

const readBy = async (
  keys: KeySet,
  issuer: string,
  jwt: string,
  at: string,
): Promise<ForeignReputation | 'expired' | 'invalid'> => {
  const credential = await jwtVerify(jwt, keys, { algorithms: [ALG], typ: TYPE }).then(
    ({ payload }) => Credential.safeParse(payload).data,
    () => undefined,
  );
  if (!credential || credential.issuer !== issuer || credential.validFrom > at) return 'invalid';
  if (credential.validUntil <= at) return 'expired';
  const {
    id,
    validFrom,
    validUntil,
    credentialSubject: {
      holder: { salt, scrypt: digest },
      ...says
    },
  } = credential;
  return {
    paperId: id,
    reputation: { jwt, issuer, issuedAt: validFrom, expiresAt: validUntil, says },
    async isOf(email) {
      const [theirs, stored] = [await digestOf(email, salt), Buffer.from(digest, 'base64url')];
      return theirs.length === stored.length && timingSafeEqual(theirs, stored);
    },
  };
};

const issuerIn = (jwt: string): unknown => {
  try {
    return decodeJwt(jwt)['issuer'];
  } catch {
    return undefined;
  }
};

/**
 * @param jwks private key set of this installation; `issuer`: its public URL; `believed`: installations whose documents
 * are accepted
 */
export const openReputations = async (
  jwks: Readonly<{ keys: readonly JWK[] }>,
  issuer: string,
  believed: readonly TrustedInstallation[] = [],
): Promise<Reputations> => {
  const [own] = jwks.keys;
  if (!own) throw new Error('The key set of reputations is empty');
  const { kty = '', n = '', e = '', kid = '' } = own;
  const [key, known] = [await importJWK(own, ALG), createLocalJWKSet({ keys: [{ kty, n, e, kid, alg: ALG }] })];
  const others = new Map(
    believed.map((one) => [one.issuer, createLocalJWKSet({ keys: one.keys.map((each) => ({ kty: 'RSA', ...each })) })]),
  );
  return {
    async sign(says, email, at) {
      const salt = randomBytes(16).toString('base64url');
      const expiresAt = new Date(Date.parse(at) + REPUTATION_DAYS * DAY_MS).toISOString();
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
        .setProtectedHeader({ alg: ALG, kid, typ: TYPE, cty: 'vc' })
        .sign(key);
      return { jwt, issuer, issuedAt: at, expiresAt, says };
    },
    read: (jwt, at) => readBy(known, issuer, jwt, at),
    async readForeign(jwt, at) {
      const from = issuerIn(jwt);
      if (typeof from !== 'string') return 'invalid';
      if (from === issuer) return 'own';
      const keys = others.get(from);
      return keys ? readBy(keys, from, jwt, at) : 'untrusted';
    },
    trusted: [...others.keys()],
  };
};
