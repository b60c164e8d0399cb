import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { IdentityCommands, Ports } from '../ports.js';

/** Checks the password, and a code where one is required, before a security change. */
export const ownerProof = ({ asOwner, proveAll }: Pick<Ports, 'asOwner' | 'proveAll'>) => {
  const handlers: Pick<IdentityCommands, 'proveOwner'> = {
    proveOwner: (typed, context) =>
      asOwner(context, { proveOwner: 'own' }, (state, userId) => proveAll(state, userId, typed, context)),
  };
  return { commands: handlers } satisfies Capability;
};
