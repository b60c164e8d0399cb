import { describe, expect, it } from 'vitest';
import type { Filter, Find, IndexSpec } from './documents.port.js';
import { readFilter } from './filter.js';
import { carried } from './index-spec.js';
import { indexFor } from './sqlite-index.js';

const byAt: IndexSpec = [['at', -1], ...carried('owner', 'state', 'name')];
const byStateAndAt: IndexSpec = [['state', 1], ['at', -1], ...carried('owner')];
const byName: IndexSpec = [['name', 1], ...carried('owner')];
const indexes = [byAt, byStateAndAt, byName];

const chosen = (filter: Filter, sort: NonNullable<Find['sort']> = [], lists: readonly string[] = []) =>
  indexFor({ condition: readFilter(filter), sort, lists: new Set(lists) }, indexes);

describe('index for a page', () => {
  it.each<[string, Filter, NonNullable<Find['sort']>, IndexSpec | undefined]>([
    ['stands in its order', {}, [['at', -1]], byAt],
    ['or is read from its end', {}, [['at', 1]], byAt],
    ['behind what the filter gives', { state: 'open' }, [['at', -1]], byStateAndAt],
    ['holds all that is asked about', { state: 'open', name: 'x' }, [['at', -1]], byAt],
    ['and is not searched for a range where that would have to be sorted', { name: { $gte: 'n' } }, [['at', 1]], byAt],
    ['is none if none holds it', { town: 'x' }, [['at', -1]], undefined],
    ['is none if none is in that order', {}, [['town', 1]], undefined],
    ['does not stand in order behind one of several values', { state: { $in: ['a', 'b'] } }, [['at', -1]], byAt],
    ['nor in the order of a part of it', {}, [['state', 1]], undefined],
  ])('%s', (_, filter, sort, expected) => {
    expect(chosen(filter, sort)).toBe(expected);
  });

  it('is absent if a list must be searched', () => {
    expect(chosen({ owner: 'x' }, [['at', 1]], ['owner'])).toBeUndefined();
  });
});

describe('index for a count', () => {
  it.each<[string, Filter, IndexSpec]>([
    ['leads to what the filter gives', { state: 'open', owner: { $ne: 'x' } }, byStateAndAt],
    ['leads to a range', { name: { $gte: 'n' }, owner: { $ne: 'x' } }, byName],
    ['is the smallest, where it leads nowhere', { owner: { $ne: 'x' } }, byName],
  ])('%s', (_, filter, expected) => {
    expect(chosen(filter)).toBe(expected);
  });
});
