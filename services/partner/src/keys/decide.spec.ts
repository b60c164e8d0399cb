import { describe, expect, it } from 'vitest';
import type { KeyEvent } from '@lendring/contracts/partner/keys.js';
import { partnerLimits } from '@lendring/contracts/partner/followed-events.js';
import { at, idOf, owner } from '../../testing/partner.js';
import { createKey, noteKeyUse, revokeKey, revokeKeys } from './decide.js';
import { keyRingAggregate, type KeyRing } from './key-ring.aggregate.js';

const given = (...events: readonly KeyEvent[]): KeyRing =>
  events.reduce(keyRingAggregate.evolve, keyRingAggregate.initialState);
const data = (n: number) => ({
  keyId: idOf(`key ${n}`),
  name: `Key ${n}`,
  scopes: ['events:read' as const],
  hash: 'a'.repeat(64),
  hint: 'wxyz',
});
const made = (n: number): KeyEvent => ({ type: 'KeyCreated', data: { ownerId: owner, ...data(n), at } });
const revoked = (n: number): KeyEvent => ({ type: 'KeyRevoked', data: { ownerId: owner, keyId: idOf(`key ${n}`) } });
const ten = Array.from({ length: partnerLimits.keys }, (_, n) => made(n));

describe('API keys of an account', () => {
  it('are created once per id', () => {
    expect(createKey(given(), owner, data(1), at)).toEqual({ events: [made(1)] });
    expect(createKey(given(made(1)), owner, data(1), at)).toEqual({ events: [] });
    expect(createKey(given(made(1), revoked(1)), owner, data(1), at)).toEqual({ events: [] });
  });

  it('are limited to ten, and a revoked key frees a slot', () => {
    expect(createKey(given(...ten), owner, data(99), at)).toEqual({
      refusal: { code: 'too_many_keys', params: { max: 10 } },
    });
    expect(createKey(given(...ten, revoked(3)), owner, data(99), at)).toEqual({ events: [made(99)] });
  });

  it('are revoked once, and an unknown key is not found', () => {
    expect(revokeKey(given(made(1)), owner, idOf('key 1'))).toEqual({ events: [revoked(1)] });
    expect(revokeKey(given(made(1), revoked(1)), owner, idOf('key 1'))).toEqual({ events: [] });
    expect(revokeKey(given(made(1)), owner, idOf('key 2'))).toEqual({ refusal: { code: 'key_not_found' } });
  });

  it('are all revoked after an account takeover', () => {
    expect(revokeKeys(given(made(1), made(2), revoked(1)), owner)).toEqual({ events: [revoked(2)] });
    expect(revokeKeys(given(), owner)).toEqual({ events: [] });
  });

  it('record their use once per day, never backwards and never after revocation', () => {
    const used = (day: string): KeyEvent => ({ type: 'KeyUsed', data: { ownerId: owner, keyId: idOf('key 1'), day } });
    expect(noteKeyUse(given(made(1)), owner, idOf('key 1'), '2025-05-02')).toEqual({ events: [used('2025-05-02')] });
    for (const day of ['2025-05-02', '2025-05-01'])
      expect(noteKeyUse(given(made(1), used('2025-05-02')), owner, idOf('key 1'), day)).toEqual({ events: [] });
    expect(noteKeyUse(given(made(1), revoked(1)), owner, idOf('key 1'), '2025-05-02')).toEqual({ events: [] });
  });
});
