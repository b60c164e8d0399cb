import { createHmac } from 'node:crypto';
import type { NewPasskey, PasskeyOptions, UsedPasskey } from '@lendring/contracts/identity/passkeys.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import * as z from 'zod';
import type { Registered } from '../credential/credential.aggregate.js';
import type { KnownPasskey } from '../credential/decide-factors.js';

/** ES256, EdDSA and RS256, the algorithms of common authenticators. */
const ALGORITHMS = [-7, -8, -257];
const TIMEOUT_MS = 300_000;

/** Lazy import: the library includes many certificates. */
const library = () => import('@simplewebauthn/server');

const Key = z.object({ id: z.string(), publicKey: z.string(), transports: z.array(z.string()) });

const handleOf = (userId: UserId): string => Buffer.from(userId).toString('base64url');
export const ownerOf = ({ response }: UsedPasskey): UserId =>
  Buffer.from(response.userHandle, 'base64url').toString('utf8');

const idOf = ({ key }: KnownPasskey): string | null => (key === null ? null : Key.parse(JSON.parse(key)).id);

export const passkeyUsed = (state: Registered, used: UsedPasskey): KnownPasskey | null =>
  state.factors.passkeys.find((one) => idOf(one) === used.id) ?? null;

type Made = Readonly<{ id: string; key: string; counter: number; synced: boolean }>;

/** Passkeys bound to this host and origin, with user verification; one passkey therefore counts as both factors. */
export const createPasskeys = (publicUrl: string, tokenSecret: Uint8Array, brand: () => string) => {
  const { origin: expectedOrigin, hostname: expectedRPID } = new URL(publicUrl);
  const site = { expectedOrigin, expectedRPID, requireUserVerification: true };
  /** Derived challenge of a setup; the log records its expiry and its single use. */
  const challengeOf = (setup: string): string =>
    createHmac('sha256', tokenSecret).update(`passkey ${setup}`).digest('base64url');

  return {
    host: expectedRPID,
    optionsOf: ({ userId, email, factors }: Registered, setup: string): PasskeyOptions => ({
      challenge: challengeOf(setup),
      rp: { id: expectedRPID, name: brand() },
      user: { id: handleOf(userId), name: email ?? '', displayName: email ?? '' },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: factors.passkeys.flatMap((one) => {
        const id = idOf(one);
        return id === null ? [] : [{ type: 'public-key' as const, id }];
      }),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
      timeout: TIMEOUT_MS,
    }),
    made: async (setup: string, { id, rawId, type, response }: NewPasskey): Promise<Made | null> => {
      const { clientDataJSON, attestationObject, transports = [] } = response;
      const { verifyRegistrationResponse } = await library();
      try {
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          ...site,
          response: { id, rawId, type, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
          expectedChallenge: challengeOf(setup),
          supportedAlgorithmIDs: ALGORITHMS,
        });
        if (!verified) return null;
        const { credential, credentialBackedUp } = registrationInfo;
        const publicKey = Buffer.from(credential.publicKey).toString('base64url');
        return {
          id: credential.id,
          key: JSON.stringify({ id: credential.id, publicKey, transports } satisfies z.output<typeof Key>),
          counter: credential.counter,
          synced: credentialBackedUp,
        };
      } catch {
        // Return null for a forged response, for which the library throws.
        return null;
      }
    },
    used: async (
      known: KnownPasskey,
      { id, rawId, type, response }: UsedPasskey,
      expectedChallenge: (challenge: string) => boolean,
    ): Promise<Readonly<{ counter: number; synced: boolean }> | null> => {
      if (known.key === null) return null;
      const { publicKey } = Key.parse(JSON.parse(known.key));
      const { verifyAuthenticationResponse } = await library();
      try {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...site,
          response: { id, rawId, type, response, clientExtensionResults: {} },
          expectedChallenge,
          credential: { id, publicKey: Buffer.from(publicKey, 'base64url'), counter: known.counter },
        });
        return verified
          ? { counter: authenticationInfo.newCounter, synced: authenticationInfo.credentialBackedUp }
          : null;
      } catch {
        return null;
      }
    },
  };
};
export type Passkeys = ReturnType<typeof createPasskeys>;
