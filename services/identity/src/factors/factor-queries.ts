import type { identityDoor } from '@lendring/contracts/identity/queries.js';
import type { Actor } from '@lendring/contracts/kernel/door.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import type { Credential } from '../credential/credential.js';
import { recoveryLeft } from '../credential/factors.js';
import { hashOfCode, recoveryCodes } from './recovery-codes.js';
import { addressForApps } from './totp.js';

type Options = Readonly<{ own: (actor: Actor) => Promise<Credential>; tokenSecret: Uint8Array }>;
type Queries = Pick<DoorHandlers<typeof identityDoor>['queries'], 'factors' | 'totpAsked' | 'recoveryCodes'>;

/** What the pages of an account show of its factors, read from the log: what was just set up is there. */
export const factorQueries = ({ own, tokenSecret }: Options): Queries => ({
  factors: async (_, { actor }) => {
    const state = await own(actor);
    const totp = state.registered ? state.factors.totp : null;
    return { totp: totp && { recoveryLeft: recoveryLeft(totp) } };
  },
  totpAsked: async ({ setup }, { actor, at }) => {
    const state = await own(actor);
    const asked = state.registered ? state.factors.asked : null;
    if (!state.registered || asked?.setup !== setup || asked.secret === null || asked.until <= at) return null;
    return { secret: asked.secret, uri: addressForApps(asked.secret, state.email ?? '') };
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
