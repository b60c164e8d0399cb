import type * as z from 'zod';
import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { partnerCommands } from '@lendring/contracts/partner/commands.js';
import type { KeyEvent } from '@lendring/contracts/partner/keys.js';
import { partnerLimits } from '@lendring/contracts/partner/followed-events.js';
import type { PartnerRefusal } from '@lendring/contracts/partner/refusals.js';
import type { KeyRing } from './key-ring.aggregate.js';

export type KeyDecision = Decision<readonly KeyEvent[], PartnerRefusal>;

const nothing: KeyDecision = decided([]);

export const createKey = (
  ring: KeyRing,
  ownerId: string,
  data: z.infer<typeof partnerCommands.createKey>,
  at: string,
  max: number = partnerLimits.keys,
): KeyDecision => {
  if (ring[data.keyId] !== undefined) return nothing;
  if (Object.values(ring).filter((key) => key !== null).length >= max) return refused('too_many_keys', { max });
  return decided([{ type: 'KeyCreated', data: { ownerId, ...data, at } }]);
};

export const revokeKey = (ring: KeyRing, ownerId: string, keyId: string): KeyDecision => {
  if (ring[keyId] === undefined) return refused('key_not_found');
  return ring[keyId] === null ? nothing : decided([{ type: 'KeyRevoked', data: { ownerId, keyId } }]);
};

export const revokeKeys = (ring: KeyRing, ownerId: string): KeyDecision =>
  decided(
    Object.entries(ring).flatMap(([keyId, key]) =>
      key === null ? [] : [{ type: 'KeyRevoked', data: { ownerId, keyId } } as const],
    ),
  );

/** Records the use of a key at most once a day. */
export const noteKeyUse = (ring: KeyRing, ownerId: string, keyId: string, day: string): KeyDecision => {
  const key = ring[keyId];
  return !key || (key.lastUsedOn !== null && key.lastUsedOn >= day)
    ? nothing
    : decided([{ type: 'KeyUsed', data: { ownerId, keyId, day } }]);
};
