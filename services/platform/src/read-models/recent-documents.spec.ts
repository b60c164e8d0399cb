import { describe, expect, it } from 'vitest';
import { createRecentDocuments } from './recent-documents.js';

const textOf = (n: number) => JSON.stringify({ n, list: [{ a: 1 }], text: 'x'.repeat(60) });

describe('recently read documents', () => {
  it('are limited by total characters, with the least recently read evicted first', () => {
    const recent = createRecentDocuments(textOf(1).length * 12).of('offers');
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
    const recent = createRecentDocuments(4 * length - 1).of('offers');
    expect(recent.add('large', textOf(1), '1')).toEqual(JSON.parse(textOf(1)));
    expect(recent.get('large')).toBeUndefined();
    const larger = createRecentDocuments(4 * length).of('offers');
    larger.add('large', textOf(1), '1');
    expect(larger.get('large')).toEqual(JSON.parse(textOf(1)));
  });

  it('cannot be mutated by a reader', () => {
    const { list } = createRecentDocuments().of('offers').add('1', textOf(1), '1') as { list: { a: number }[] };
    expect(() => list.push({ a: 2 })).toThrow(TypeError);
    for (const one of list)
      expect(() => {
        one.a = 3;
      }).toThrow(TypeError);
  });

  it('are updated by writes once cached', () => {
    const recent = createRecentDocuments().of('offers');
    recent.add('1', textOf(1), '0001');
    for (const id of ['1', '2']) recent.written(id, textOf(2), '0002');
    expect([recent.get('1'), recent.positionOf('1')]).toEqual([JSON.parse(textOf(2)), '0002']);
    expect(Object.isFrozen(recent.get('1'))).toBe(true);
    expect([recent.get('2'), recent.positionOf('2')]).toEqual([undefined, undefined]);
  });

  it('can be evicted one by one or all at once', () => {
    const recent = createRecentDocuments().of('offers');
    for (const id of ['1', '2', '3']) recent.add(id, textOf(1), '1');
    recent.delete('1');
    expect([recent.get('1'), recent.get('2')]).toEqual([undefined, JSON.parse(textOf(1))]);
    recent.clear();
    expect(recent.get('2')).toBeUndefined();
  });

  it('of all collections share one limit', () => {
    const { of } = createRecentDocuments(textOf(1).length * 4);
    const [offers, people] = [of('offers'), of('people')];
    offers.add('1', textOf(1), '1');
    for (const id of ['1', '2', '3', '4']) people.add(id, textOf(2), '1');
    expect(offers.get('1')).toBeUndefined();
    expect(people.get('1')).toEqual(JSON.parse(textOf(2)));
  });

  it('are evicted for one collection at a time', () => {
    const { of } = createRecentDocuments();
    const [offers, offersOfGroup] = [of('offers'), of('offers-of-group')];
    for (const recent of [offers, offersOfGroup]) recent.add('1', textOf(1), '1');
    offers.clear();
    expect([offers.get('1'), offersOfGroup.get('1')]).toEqual([undefined, JSON.parse(textOf(1))]);
  });
});
