import { describe, expect, it } from 'vitest';
import { createRecentDocuments } from './recent-documents.js';

const textOf = (n: number) => JSON.stringify({ n, list: [{ a: 1 }], text: 'x'.repeat(60) });

describe('recently read documents', () => {
  it('are limited by total characters, with the least recently read evicted first', () => {
    const recent = createRecentDocuments(textOf(1).length * 12);
    for (let n = 0; n < 12; n += 1) recent.add(`${n}`, textOf(n % 10), '1');
    recent.get('0');
    recent.add('12', textOf(2), '1');
    expect([recent.get('0'), recent.get('1'), recent.get('12')]).toEqual([
      JSON.parse(textOf(0)),
      undefined,
      JSON.parse(textOf(2)),
    ]);
  });

  it('are not cached if a single document would evict many others', () => {
    const { length } = textOf(1);
    const recent = createRecentDocuments(4 * length - 1);
    expect(recent.add('large', textOf(1), '1')).toEqual(JSON.parse(textOf(1)));
    expect(recent.get('large')).toBeUndefined();
    const larger = createRecentDocuments(4 * length);
    larger.add('large', textOf(1), '1');
    expect(larger.get('large')).toEqual(JSON.parse(textOf(1)));
  });

  it('cannot be mutated by a reader', () => {
    const { list } = createRecentDocuments().add('1', textOf(1), '1') as { list: { a: number }[] };
    expect(() => list.push({ a: 2 })).toThrow(TypeError);
    for (const one of list)
      expect(() => {
        one.a = 3;
      }).toThrow(TypeError);
  });

  it('are updated by writes once cached', () => {
    const recent = createRecentDocuments();
    recent.add('1', textOf(1), '0001');
    for (const id of ['1', '2']) recent.written(id, textOf(2), '0002');
    expect([recent.get('1'), recent.positionOf('1')]).toEqual([JSON.parse(textOf(2)), '0002']);
    expect(Object.isFrozen(recent.get('1'))).toBe(true);
    expect([recent.get('2'), recent.positionOf('2')]).toEqual([undefined, undefined]);
  });

  it('can be evicted one by one or all at once', () => {
    const recent = createRecentDocuments();
    for (const id of ['1', '2', '3']) recent.add(id, textOf(1), '1');
    recent.delete('1');
    expect([recent.get('1'), recent.get('2')]).toEqual([undefined, JSON.parse(textOf(1))]);
    recent.clear();
    expect(recent.get('2')).toBeUndefined();
  });
});
