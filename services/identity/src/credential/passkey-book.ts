import { createHmac } from 'node:crypto';
import type { PasskeyClaimEvent } from '@lendring/contracts/identity/events.js';
import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { Load } from './address-book.js';
import { credentialAggregate } from './credential.js';

/** Where a passkey was added last; null: nowhere. */
export type Claim = Readonly<{ credential: string; passkey: string }> | null;

/** Stream `passkey-<HMAC of its id>`: of two accounts that add the same one at once, the second finds it changed. */
export const passkeyAggregate: Aggregate<Claim, PasskeyClaimEvent> = {
  category: 'passkey',
  initialState: null,
  evolve: (_, { data: { credential, passkey } }) => ({ credential, passkey }),
};

/** Names of streams can never be shredded, so this is a keyed hash. `id`: as the authenticator gave it. */
export const passkeyKey = (secret: Uint8Array, id: string): string =>
  createHmac('sha256', secret).update(`passkey ${id}`).digest('hex');

/** Whether an account has this passkey now; one that was removed, or went with its account, is free. */
export const isClaimed = async (load: Load, key: string): Promise<boolean> => {
  const claim = await load(passkeyAggregate, key);
  if (claim === null) return false;
  const state = await load(credentialAggregate, claim.credential);
  return state.registered && state.factors.passkeys.some(({ passkey }) => passkey === claim.passkey);
};
