import { describe, expect, it } from 'vitest';
import { jsonCopy } from './json-copy.js';

class Point {
  constructor(readonly x: number) {}
  get double(): number {
    return this.x * 2;
  }
}
const circle: { self?: unknown } = {};
circle.self = circle;

describe('JSON copy', () => {
  it.each<[string, unknown]>([
    ['scalars', ['ß', true, false, null, 0, -1.5, 1e300]],
    ['numbers that JSON has not', [Number.NaN, Infinity, -0]],
    ['what is missing', { gone: undefined, also: () => 1, not: Symbol('x'), list: [undefined, () => 1] }],
    ['dates and what has a form of its own', { at: new Date(0), bytes: Buffer.from('ab'), own: { toJSON: () => [1] } }],
    ['instances, maps and sets', [new Point(2), new Map([[1, 2]]), new Set([1]), /x/]],
    ['objects without a prototype', Object.assign(Object.create(null) as object, { a: { b: [1, { c: 'd' }] } })],
    ['keys that are numbers', { b: 1, 2: 'x', 1: 'y' }],
    ['a key called __proto__', JSON.parse('{"__proto__":{"admin":true}}')],
    ['lists with holes', Object.assign([1], { 2: 3 })],
    ['what is nested deeply', JSON.parse(`${'['.repeat(500)}1${']'.repeat(500)}`)],
  ])('equals the JSON round trip for %s', (_, value) => {
    const expected: unknown = JSON.parse(JSON.stringify(value));
    expect(jsonCopy(value)).toStrictEqual(expected);
    expect(JSON.stringify(jsonCopy(value))).toBe(JSON.stringify(expected));
  });

  it('is undefined where JSON has no value', () => {
    expect(jsonCopy(undefined)).toBeUndefined();
    expect(jsonCopy(() => 1)).toBeUndefined();
  });

  it('does not pollute prototypes', () => {
    const copy = jsonCopy(JSON.parse('{"__proto__":{"admin":true}}') as { admin?: boolean });
    expect(copy.admin).toBeUndefined();
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
  });

  it('shares no reference with the original', () => {
    const value = { list: [{ a: 1 }] };
    for (const one of jsonCopy(value).list) one.a = 2;
    expect(value).toEqual({ list: [{ a: 1 }] });
  });

  it.each<[string, unknown]>([
    ['big integers', { big: 1n }],
    ['circles', circle],
  ])('rejects %s as JSON does', (_, value) => expect(() => jsonCopy(value)).toThrow(TypeError));
});
