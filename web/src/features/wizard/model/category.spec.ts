import { describe, expect, it } from 'vitest';
import { categories } from '@lendring/contracts/reference/categories.js';
import { builtInTree } from '@lendring/contracts/reference/category-tree.js';
import type { CategoryShape } from '@lendring/contracts/http/reference.js';
import { findCategories, isLeaf, pathOf } from './category.js';

const { children, hierarchy } = builtInTree;
const all: CategoryShape[] = categories.map((c) => ({
  id: c.id,
  parent: c.parent,
  title: c.title.de,
  url: '',
  urls: { de: '', en: '', nl: '' },
  description: null,
  icon: null,
  emoji: null,
  picture: '/assets/emoji/1f4e6.webp',
  hue: 0,
  search: c.keywords.join(' '),
  hierarchy: [...hierarchy(c.id)],
  children: children(c.id).map(({ id }) => id),
}));
const ids = (text: string) => findCategories(all, text).map(({ id }) => id);

describe('the category search', () => {
  it('starts with the third character', () => {
    expect(ids('ze')).toEqual([]);
    expect(ids('   ')).toEqual([]);
  });
  it('matches titles, keywords, umlaut spellings and compounds that contain a keyword', () => {
    expect(ids('zelt')).toContain(405);
    expect(ids('Kuppelzelt')).toContain(405);
    expect(ids('kueche')).toEqual(ids('Küche'));
    expect(ids('camping')[0]).toBe(405);
  });
  it.each(['Bormaschine', 'Bohrmashine', 'Bohrmaschiene', 'Bohrmaschnie', 'boormaschine'])(
    'tolerates a typo: %s',
    (typed) => expect(ids(typed)).toContain(702),
  );
  it('returns only leaf categories and limits their number', () => {
    expect(findCategories(all, 'sonstiges').every(isLeaf)).toBe(true);
    expect(ids('sonstiges').length).toBeLessThanOrEqual(12);
    expect(ids('qqqqq')).toEqual([]);
  });
});

describe('the path of a category', () => {
  it('starts with its main category', () => {
    expect(pathOf(all, 1413).map(({ id }) => id)).toEqual([100, 104, 1413]);
    expect(pathOf(all, 1)).toEqual([]);
  });
});
