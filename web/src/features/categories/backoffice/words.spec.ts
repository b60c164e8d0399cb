import { describe, expect, it } from 'vitest';
import type { TreeCategoryShape } from '@lendring/contracts/http/categories.js';
import { slugOf } from '../../../lib/forms/typed-text.js';
import { joined } from './use-draft.js';
import { aboveOf, blankFields, characterOf, isSlug, keywordsOf, moved } from './words.js';

describe('the category form', () => {
  it.each([
    ['Küche & Bad', 'kueche-bad'],
    ['  Straße 7 ', 'strasse-7'],
    ['Café-Zubehör', 'cafe-zubehoer'],
    ['…', ''],
  ])('derives the slug of %p', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
    expect(isSlug(slug)).toBe(slug !== '');
  });

  it('splits keywords into lower case without duplicates', () => {
    expect(keywordsOf('Zelt, zelt ,\nPavillon,, ')).toEqual(['zelt', 'pavillon']);
    expect(keywordsOf(' ')).toEqual([]);
  });

  it('starts with the text of a category suggestion in the language of the suggestion', () => {
    const wish = { language: 'en' as const, text: 'Cargo bikes\nThere is no place for them.' };
    expect(blankFields(null, wish)).toMatchObject({
      'title-de': '',
      'title-en': 'Cargo bikes',
      'slug-de': '',
      'slug-en': 'cargo-bikes',
    });
  });

  it('converts an emoji code to its character', () => expect(characterOf('1f6cb-fe0f')).toBe('🛋️'));
});

describe('a category found by search', () => {
  const titled = (id: number, parent: number, de: string) =>
    ({ id, parent, title: { de, en: de, nl: de } }) as unknown as TreeCategoryShape;
  const categories = [titled(1, 0, 'Freizeit'), titled(2, 1, 'Camping'), titled(3, 2, 'Sonstiges')];

  it('shows the path of its parent categories', () => {
    expect(categories.map((category) => aboveOf(categories, category, 'de'))).toEqual([
      '',
      'Freizeit',
      'Freizeit › Camping',
    ]);
  });
});

describe('the order of categories', () => {
  it('moves a category by one position within the bounds of the list', () => {
    expect(moved([1, 2, 3], 2, -1)).toEqual([2, 1, 3]);
    expect(moved([1, 2, 3], 2, 1)).toEqual([1, 3, 2]);
    expect([moved([1, 2, 3], 1, -1), moved([1, 2, 3], 3, 1), moved([1, 2], 9, 1)]).toEqual([null, null, null]);
  });

  it('merges repeated moves into one change', () => {
    const order = (ids: number[]) => ({ kind: 'order' as const, parent: 104, ids });
    const retire = { kind: 'retire' as const, id: 608 };
    expect(joined([retire, order([2, 1])], order([1, 2]))).toEqual([retire, order([1, 2])]);
    expect(joined([order([2, 1])], retire)).toHaveLength(2);
  });
});
