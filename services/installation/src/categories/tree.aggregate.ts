import type { CategoryEvent } from '@lendring/contracts/installation/categories.js';
import type { ImageId } from '@lendring/contracts/kernel/ids.js';
import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import { categories, type Category } from '@lendring/contracts/reference/categories.js';
import type { CategoryPlace } from '@lendring/contracts/reference/category-schema.js';
import { referenceVersion, stampOf } from '@lendring/contracts/reference/version.js';
import { same } from '@lendring/contracts/rules/same.js';

/** The tree after all its versions; siblings keep the order of the list. */
export type TreeState = Readonly<{
  number: number;
  version: string;
  categories: readonly Category[];
  /** Every picture that any version has used, the latest first; later versions may use it again. */
  images: readonly ImageId[];
}>;

export const TREE = 'tree';

type Change = (category: Category) => Category;

const changed = (state: TreeState, id: number, change: Change): TreeState => ({
  ...state,
  categories: state.categories.map((category) => (category.id === id ? change(category) : category)),
});

const placeOf = ({ parent, slug }: CategoryPlace): CategoryPlace => ({ parent, slug });

const leaving = (before: Category, after: CategoryPlace): readonly CategoryPlace[] =>
  same(placeOf(before), placeOf(after)) ? before.former : [...before.former, placeOf(before)];

const ordered = (all: readonly Category[], ids: readonly number[]): readonly Category[] => {
  const byId = new Map(all.map((category) => [category.id, category]));
  const next = ids.flatMap((id) => byId.get(id) ?? []);
  let place = 0;
  return all.map((category) => (ids.includes(category.id) ? (next[place++] ?? category) : category));
};

const showing = (state: TreeState, image: ImageId | null | undefined): TreeState =>
  image && !state.images.includes(image) ? { ...state, images: [image, ...state.images] } : state;

const evolve = (state: TreeState, { type, data }: CategoryEvent): TreeState => {
  const since = data.number;
  switch (type) {
    case 'CategoryAdded': {
      const { id, parent, words } = data;
      const left = { icon: null, state: 'live', into: null, former: [], since } as const;
      const added: Category = { id, parent, ...words, image: words.image ?? null, ...left };
      return showing({ ...state, categories: [...state.categories, added] }, words.image);
    }
    case 'CategoryEdited': {
      const { id, parent, words } = data;
      return changed(showing(state, words.image), id, (before) => {
        const isFoundElsewhere =
          before.parent !== parent || !same(before.title, words.title) || !same(before.keywords, words.keywords);
        return {
          ...before,
          ...words,
          image: words.image ?? null,
          parent,
          former: leaving(before, { parent, slug: words.slug }),
          since: isFoundElsewhere ? since : before.since,
        };
      });
    }
    case 'CategoriesOrdered':
      return { ...state, categories: ordered(state.categories, data.ids) };
    case 'CategoryMerged':
      return changed(state, data.id, (before) => ({ ...before, state: 'merged', into: data.into, since }));
    case 'CategoryRetired':
      return changed(state, data.id, (before) => ({ ...before, state: 'retired', into: null, since }));
    case 'CategoryRestored':
      return changed(state, data.id, (before) => ({ ...before, state: 'live', into: null, since }));
    case 'CategoriesPublished':
      return { ...state, number: data.number, version: stampOf(data.at) };
  }
};

/** Stream `categories-tree`. Its initial state is the built-in table, which must therefore never change (ADR 96). */
export const treeAggregate: Aggregate<TreeState, CategoryEvent> = {
  category: 'categories',
  initialState: { number: 0, version: referenceVersion, categories, images: [] },
  evolve,
};
