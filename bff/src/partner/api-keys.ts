import { createHash, randomBytes } from 'node:crypto';
import type { KeyOwner } from '@lendring/contracts/partner/queries.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { ApiError } from '../api/api-error.js';
import type { Doors } from '@lendring/platform/runtime/doors/doors.js';

/** The caller behind an API key. The key itself is not passed on: services know its hash. */
export type KeyCaller = Readonly<{ keyId: string; ownerId: string; hash: string }>;

const form = /^Bearer (lk_[\w-]{43})$/;

/** Whether an `Authorization` header carries, or wants to carry, one of our keys. */
export const looksLikeKey = (header: string | undefined): boolean => header?.startsWith('Bearer lk_') ?? false;

/** A new key: 32 random bytes. Only its SHA-256 is kept, which is enough for what nobody can guess. */
export const newKey = (): string => `lk_${randomBytes(32).toString('base64url')}`;

export const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/**
 * Names the owner of a key. @throws ApiError `key_needed` without a key that works, `key_not_allowed` when it may not
 * read events
 */
export type ApiKeys = Readonly<{ of: (header: string | undefined) => Promise<KeyCaller> }>;

export const createApiKeys = ({ partner }: Pick<Doors, 'partner'>, clock: Clock): ApiKeys => {
  /** Days already noted by key: the read model shows them a moment later. */
  const notedToday = new Map<string, string>();

  /** Not awaited; a failure here must not refuse the call. */
  const noteUse = ({ keyId, ownerId, lastUsedOn }: KeyOwner, at: string): void => {
    const day = at.slice(0, 10);
    if (lastUsedOn === day || notedToday.get(keyId) === day) return;
    if (notedToday.size > 10_000) notedToday.clear();
    notedToday.set(keyId, day);
    const commandId = derivedId(keyId, `used ${day}`);
    partner.commands
      .noteKeyUse(
        { keyId, ownerId, day },
        { commandId, actor: { kind: 'system', name: 'api-keys' }, at, locale: 'de', requestId: commandId },
      )
      .catch(() => notedToday.delete(keyId));
  };

  return {
    of: async (header) => {
      const key = header?.match(form)?.[1];
      if (!key) throw new ApiError('key_needed');
      const hash = hashOf(key);
      const at = clock.now();
      const owner = await partner.queries.keyOf({ hash }, { actor: { kind: 'visitor' }, at });
      if (!owner) throw new ApiError('key_needed');
      if (!owner.scopes.includes('events:read')) throw new ApiError('key_not_allowed');
      noteUse(owner, at);
      return { keyId: owner.keyId, ownerId: owner.ownerId, hash };
    },
  };
};
