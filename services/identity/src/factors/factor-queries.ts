import type { identityDoor } from '@lendring/contracts/identity/queries.js';
import type { Actor } from '@lendring/contracts/kernel/door.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import type { Credential } from '../credential/credential.js';
import { isAsked } from '../credential/decide-passkeys.js';
import { noFactors, recoveryLeft } from '../credential/factors.js';
import type { Passkeys } from './passkeys.js';
import { hashOfCode, recoveryCodes } from './recovery-codes.js';
import { addressForApps } from './totp.js';

type Options = Readonly<{
  own: (actor: Actor) => Promise<Credential>;
  tokenSecret: Uint8Array;
  passkeys: Passkeys;
  brand: () => string;
}>;
type Queries = Pick<
  DoorHandlers<typeof identityDoor>['queries'],
  'factors' | 'totpAsked' | 'passkeyAsked' | 'recoveryCodes'
>;

/** The caller's factors, read from the log to include a setup made a moment ago. */
export const factorQueries = ({ own, tokenSecret, passkeys, brand }: Options): Queries => ({
  factors: async (_, { actor }) => {
    const state = await own(actor);
    const { totp, passkeys: known } = state.registered ? state.factors : noFactors;
    return {
      totp: totp && { recoveryLeft: recoveryLeft(totp) },
      passkeys: known.map(({ passkey, name, added, lastUsed, synced }) => ({
        passkey,
        name: name ?? '',
        added,
        lastUsed,
        synced,
      })),
    };
  },
  totpAsked: async ({ setup }, { actor, at }) => {
    const state = await own(actor);
    const asked = state.registered ? state.factors.asked : null;
    if (!state.registered || asked?.setup !== setup || asked.secret === null || asked.until <= at) return null;
    return { secret: asked.secret, uri: addressForApps(asked.secret, brand(), state.email ?? '') };
  },
  passkeyAsked: async ({ setup }, { actor, at }) => {
    const state = await own(actor);
    return state.registered && isAsked(state, setup, at) ? passkeys.optionsOf(state, setup) : null;
  },
  recoveryCodes: async ({ codes }, { actor }) => {
    const state = await own(actor);
    if (!state.registered || !state.factors.totp) return null;
    const { userId, factors } = state;
    const all = recoveryCodes(tokenSecret, codes);
    const made = factors.totp?.recovery.hashes.includes(hashOfCode(userId, all[0] ?? '')) ?? false;
    return made ? [...all] : null;
  },
});
