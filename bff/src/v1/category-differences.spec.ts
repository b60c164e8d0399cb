import { describe, expect, it } from 'vitest';
import { categories, type Category } from '@lendring/contracts/reference/categories.js';
import { builtInTree, treeOf } from '@lendring/contracts/reference/category-tree.js';
import { differencesOf, redirectsBetween } from './category-differences.js';

const changed = (changes: Readonly<Record<number, Partial<Category>>>, added: readonly Category[] = []) =>
  treeOf([...categories.map((one) => ({ ...one, ...changes[one.id] })), ...added], { number: 1, version: '' });
const kitchen = categories.find(({ id }) => id === 1413);
if (!kitchen) throw new Error('There is no kitchen');

describe('differences between two category trees', () => {
  it('are empty for equal trees', () => {
    expect(differencesOf(builtInTree, changed({}))).toEqual([]);
    expect(redirectsBetween(builtInTree, changed({}))).toBe(0);
  });

  it('include a new title and URL, with the affected offers and redirects', () => {
    const after = changed({
      104: { title: { de: 'Heim', en: 'Home', nl: 'Thuis' }, slug: { de: 'heim', en: 'home' } },
    });
    const [only, ...others] = differencesOf(builtInTree, after);
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      id: 104,
      changed: ['title', 'address'],
      before: { url: { de: 'elektronik/haushalt' } },
      after: { url: { de: 'elektronik/heim', en: 'electronics/home' } },
      filed: [104, 1413, 1414, 1415],
    });
    expect(redirectsBetween(builtInTree, after)).toBe(4);
  });

  it('include the target category of offers when a category leaves or returns', () => {
    const after = changed({ 406: { state: 'merged', into: 901 }, 608: { state: 'retired' } });
    expect(differencesOf(builtInTree, after)).toMatchObject([
      { id: 406, changed: ['merged'], after: null, foundIn: { url: { de: 'sport/sportgeraete' } }, filed: [406] },
      { id: 608, changed: ['retired'], after: null, foundIn: { url: { de: 'kind-baby' } }, filed: [608] },
    ]);
    expect(redirectsBetween(builtInTree, after)).toBe(2);
    expect(differencesOf(after, builtInTree).map(({ id, changed: parts, filed }) => [id, parts, filed])).toEqual([
      [406, ['restored'], [406]],
      [608, ['restored'], [608]],
    ]);
  });

  it('include a new order of the remaining categories, but not a mere addition', () => {
    const one: Category = { ...kitchen, id: 1417, slug: { de: 'keller', en: 'cellar' } };
    expect(differencesOf(builtInTree, changed({}, [one])).map(({ id, changed: parts }) => [id, parts])).toEqual([
      [1417, ['added']],
    ]);
    const turned = treeOf(categories.toReversed(), { number: 1, version: '' });
    expect(differencesOf(builtInTree, turned)[0]).toMatchObject({ id: 1, changed: ['order'], filed: [] });
  });

  it('include a move below another parent', () => {
    expect(differencesOf(builtInTree, changed({ 108: { parent: 300 } }))).toMatchObject([
      { id: 108, changed: ['place'], after: { url: { en: expect.stringMatching(/^movies-books-music\//) } } },
    ]);
  });
});
