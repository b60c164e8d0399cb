import type { KeyEvent } from '@lendring/contracts/partner/keys.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';
import { keyAfter, type Key } from './key-ring.aggregate.js';

export const keys: Projection<Key, KeyEvent> = {
  name: 'keys',
  version: 1,
  prefixes: ['keys-'],
  indexes: [[['hash', 1]], [['ownerId', 1]]],
  ids: ({ data }) => [data.keyId],
  evolve: keyAfter,
};
