import { describe, expect, it } from 'vitest';
import { commandHash } from './canonical-json.js';

describe('command hash', () => {
  const key = new Uint8Array(32).fill(7);

  it('is independent of key order and depends on all other data and the user', () => {
    const hash = commandHash({ a: 1, b: { c: [1, 2], d: null } }, key);
    expect(commandHash({ b: { d: null, c: [1, 2] }, a: 1 }, key)).toBe(hash);
    expect(commandHash({ b: { d: null, c: [1, 2] }, a: 1, e: undefined }, key)).toBe(hash);
    for (const other of [
      { a: 1, b: { c: [2, 1], d: null } },
      { a: '1', b: { c: [1, 2], d: null } },
      { a: 1, b: { c: [1, 2] } },
      null,
      undefined,
    ]) {
      expect(commandHash(other, key)).not.toBe(hash);
    }
    expect(commandHash({ a: 1, b: { c: [1, 2], d: null } }, new Uint8Array(32))).not.toBe(hash);
    expect(commandHash(undefined, null)).toMatch(/^[0-9a-f]{64}$/);
  });
});
