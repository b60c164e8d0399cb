import { erasureRequest } from '@lendring/contracts/account/integration.js';
import type { identityApi } from '@lendring/contracts/identity/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import { erasureReaction } from '@lendring/platform/runtime/service/erasure-reaction.js';
import type { Ports } from '../ports.js';
import { factorsOf } from '../second-step/factors-of.js';
import { eraseCredential } from './erase-credential.js';

type Deps = Pick<
  Ports,
  | 'name'
  | 'commands'
  | 'store'
  | 'credentials'
  | 'caughtUp'
  | 'forget'
  | 'mailer'
  | 'accounts'
  | 'documents'
  | 'history'
  | 'sessions'
>;

export const accountDeletion = ({
  name,
  commands,
  store,
  credentials,
  caughtUp,
  forget,
  mailer,
  accounts,
  documents,
  history,
  sessions,
}: Deps) => {
  const { addressOf } = credentials;
  const queries: Pick<ServiceHandlers<typeof identityApi>['queries'], 'ownData'> = {
    ownData: async ({ file }, { actor }) => {
      if (actor.kind !== 'user') return { rows: [], next: null };
      const { passkeys, ...secondStep } = factorsOf(await credentials.own(actor));
      const rows = {
        sign_ins: history.of(actor.userId),
        devices: sessions.of(actor.userId),
        second_step: [secondStep],
        passkeys,
      };
      return { rows: [...rows[file]], next: null };
    },
  };
  return {
    queries,
    reactions: [
      erasureReaction({
        request: erasureRequest,
        by: name,
        erase: eraseCredential({ commands, addressOf, forget, caughtUp, store, mailer }),
        confirm: accounts.confirmErasure,
        documents,
      }),
    ],
  } satisfies Capability;
};
