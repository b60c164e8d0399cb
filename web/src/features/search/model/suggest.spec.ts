import { describe, expect, it } from '@jest/globals';
import { allCategories, category } from '../examples.js';
import { matchingCategories, pathTitles } from './suggest.js';

const titles = (typed: string) => matchingCategories(allCategories, typed).map(({ title }) => title);

describe('category suggestions', () => {
  it('start from the third character', () => {
    expect(titles('ze')).toEqual([]);
    expect(titles(' ze ')).toEqual([]);
    expect(titles('zel')).not.toEqual([]);
  });
  it('put titles before keywords', () => expect(titles('zelt')).toEqual(['Zelte', 'Camping']));
  it('find by any word, without regard to case', () => expect(titles('FREIZ')).toEqual(['Hobby & Freizeit']));
  it('find nothing kindly', () => expect(titles('xyzzy')).toEqual([]));
  it('tell where a category stands', () => expect(pathTitles(allCategories, category)).toEqual(['Hobby & Freizeit']));
});
