import type { AccountEvent } from '@lendring/contracts/account/events.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

/** `since`: start of the deletion, or its last repeat. */
export type UnfinishedDeletion = Readonly<{ userId: string; since: string }>;

export const unfinishedDeletions: Projection<UnfinishedDeletion, AccountEvent> = {
  name: 'unfinished-deletions',
  version: 1,
  prefixes: ['account-'],
  indexes: [[['since', 1]]],
  ids: ({ type, data }) => (changing.has(type) ? [data.userId] : []),
  evolve(document, { type, data, at }) {
    switch (type) {
      case 'AccountDeletionAsked':
      case 'AccountDeleted':
      case 'ErasureRepeated':
        return { userId: data.userId, since: at };
      case 'AccountDeletionRefused':
      case 'AccountErased':
        return null;
      default:
        return document;
    }
  },
};

const changing: ReadonlySet<string> = new Set<AccountEvent['type']>([
  'AccountDeletionAsked',
  'AccountDeleted',
  'ErasureRepeated',
  'AccountDeletionRefused',
  'AccountErased',
]);
