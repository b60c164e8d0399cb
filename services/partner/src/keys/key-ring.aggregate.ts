import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { Scope, KeyEvent } from '@lendring/contracts/partner/keys.js';

export type Key = Readonly<{
  keyId: string;
  ownerId: string;
  name: string;
  scopes: readonly Scope[];
  hash: string;
  hint: string;
  createdAt: string;
  lastUsedOn: string | null;
}>;

/** Applies an event to a key; null once revoked. An erased name reads as empty. */
export const keyAfter = (key: Key | null, { type, data }: KeyEvent): Key | null => {
  switch (type) {
    case 'KeyCreated': {
      const { keyId, ownerId, name, scopes, hash, hint, at } = data;
      return { keyId, ownerId, name: name ?? '', scopes, hash, hint, createdAt: at, lastUsedOn: null };
    }
    case 'KeyUsed':
      return key && { ...key, lastUsedOn: data.day };
    case 'KeyRevoked':
      return null;
  }
};

/** Keys by id; revoked ones stay as null so that their ids are never reused. */
export type KeyRing = Readonly<Record<string, Key | null>>;

export const keyRingAggregate: Aggregate<KeyRing, KeyEvent> = {
  category: 'keys',
  initialState: {},
  evolve: (ring, event) => ({ ...ring, [event.data.keyId]: keyAfter(ring[event.data.keyId] ?? null, event) }),
};
