import { createHmac } from 'node:crypto';
import type { PasskeyClaimEvent } from '@lendring/contracts/identity/passkeys.js';
import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { Load } from '../credential/address.aggregate.js';
import { credentialAggregate } from '../credential/credential.aggregate.js';

export type Claim = Readonly<{ credential: string; passkey: string }> | null;

/** Stream `passkey-<HMAC of its id>`: when two accounts add the same passkey concurrently, the second conflicts. */
export const passkeyAggregate: Aggregate<Claim, PasskeyClaimEvent> = {
  category: 'passkey',
  initialState: null,
  evolve: (_, { data: { credential, passkey } }) => ({ credential, passkey }),
};

/** Stream id: a keyed hash, because stream names cannot be erased. `id`: as issued by the authenticator. */
export const passkeyKey = (secret: Uint8Array, id: string): string =>
  createHmac('sha256', secret).update(`passkey ${id}`).digest('hex');

/** True if an account has the passkey; a removed passkey, or one of a deleted account, is free. */
export const isClaimed = async (load: Load, key: string): Promise<boolean> => {
  const claim = await load(passkeyAggregate, key);
  if (claim === null) return false;
  const state = await load(credentialAggregate, claim.credential);
  return state.registered && state.factors.passkeys.some(({ passkey }) => passkey === claim.passkey);
};
