import { createHash, randomBytes } from 'node:crypto';
import { lruMap } from '@lendring/platform/base/lru-map.js';
import type { KeyOwner } from '@lendring/contracts/partner/keys.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { ApiError } from '../errors/api-error.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';

/** Caller with an API key. Services receive the hash and never the key. */
export type KeyCaller = Readonly<{ keyId: string; ownerId: string; hash: string }>;

const form = /^Bearer (lk_[\w-]{43})$/;

export const looksLikeKey = (header: string | undefined): boolean => header?.startsWith('Bearer lk_') ?? false;

/** Creates a key of 32 random bytes. Only its SHA-256 is stored, which suffices for high-entropy secrets. */
export const newKey = (): string => `lk_${randomBytes(32).toString('base64url')}`;

export const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/**
 * Resolves an API key. @throws ApiError `key_needed` without a valid key, `key_not_allowed` when the key may not read
 * events
 */
export type ApiKeys = Readonly<{ of: (header: string | undefined) => Promise<KeyCaller> }>;

export const createApiKeys = ({ partner }: Pick<ServiceApis, 'partner'>, clock: Clock): ApiKeys => {
  const notedToday = lruMap<string, string>(10_000);

  /** Records the use without waiting, because a failure must not refuse the call. */
  const noteUse = ({ keyId, ownerId, lastUsedOn }: KeyOwner, at: string): void => {
    const day = at.slice(0, 10);
    if (lastUsedOn === day || notedToday.get(keyId) === day) return;
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
