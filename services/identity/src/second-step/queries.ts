import type { identityApi } from '@lendring/contracts/identity/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Ports } from '../ports.js';
import { factorsOf } from './factors-of.js';
import { hashOfCode, recoveryCodes } from './recovery-codes.js';
import { addressForApps } from './totp.js';

export type SecondStepQueryDeps = Pick<Ports, 'credentials' | 'tokenSecret' | 'brand'>;
type Queries = Pick<ServiceHandlers<typeof identityApi>['queries'], 'factors' | 'totpAsked' | 'recoveryCodes'>;

/** The caller's factors, read from the log to include a setup made a moment ago. */
export const secondStepQueries = ({ credentials: { own }, tokenSecret, brand }: SecondStepQueryDeps): Queries => ({
  factors: async (_, { actor }) => factorsOf(await own(actor)),
  totpAsked: async ({ setup }, { actor, at }) => {
    const state = await own(actor);
    const asked = state.registered ? state.factors.asked : null;
    if (!state.registered || asked?.setup !== setup || asked.secret === null || asked.until <= at) return null;
    return { secret: asked.secret, uri: addressForApps(asked.secret, brand(), state.email ?? '') };
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
