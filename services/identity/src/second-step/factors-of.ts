import type { Factors } from '@lendring/contracts/identity/second-step.js';
import type { Credential } from '../credential/credential.aggregate.js';
import { noFactors, recoveryLeft } from '../credential/decide-factors.js';

/** Factors as the owner sees them, without secrets. */
export const factorsOf = (state: Credential): Factors => {
  const { totp, passkeys } = state.registered ? state.factors : noFactors;
  return {
    totp: totp && { recoveryLeft: recoveryLeft(totp) },
    passkeys: passkeys.map(({ passkey, name, added, lastUsed, synced }) => ({
      passkey,
      name: name ?? '',
      added,
      lastUsed,
      synced,
    })),
  };
};
