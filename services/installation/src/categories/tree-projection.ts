import type { CategoryEvent } from '@lendring/contracts/installation/categories.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';
import { TREE, treeAggregate, type TreeState } from './tree.aggregate.js';

export const categoryTree: Projection<TreeState, CategoryEvent> = {
  name: 'category-tree',
  version: 2,
  prefixes: ['categories-'],
  ids: () => [TREE],
  evolve: (before, event) => treeAggregate.evolve(before ?? treeAggregate.initialState, event),
};
