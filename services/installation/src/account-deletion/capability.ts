import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import { whenAnAccountIsDeletedThenErase } from '@lendring/platform/runtime/service/erase-person.js';
import type { Ports } from '../ports.js';

type Deps = Pick<Ports, 'name' | 'confirmErasure' | 'documents'>;

/**
 * Account deletion without erasure: the service stores only the admin's id, which identifies no one after the account
 * is deleted.
 */
export const accountDeletion = ({ name, confirmErasure, documents }: Deps) =>
  ({
    reactions: [
      whenAnAccountIsDeletedThenErase({ by: name, erase: async () => undefined, confirm: confirmErasure, documents }),
    ],
  }) satisfies Capability;
