import type { CategoryEvent, CategoryStep, CategoryVersion } from '@lendring/contracts/installation/categories.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

/** A version of the tree in the history; `at` is empty until all events of the version have been read. */
export type CategoryVersionDocument = Omit<CategoryVersion, 'by'> & Readonly<{ by: CategoryVersion['by'] | null }>;

const stepOf = (event: CategoryEvent): CategoryStep | null => {
  switch (event.type) {
    case 'CategoryAdded':
      return { what: 'added', id: event.data.id, into: null };
    case 'CategoryEdited':
      return { what: 'edited', id: event.data.id, into: null };
    case 'CategoriesOrdered':
      return { what: 'ordered', id: event.data.parent, into: null };
    case 'CategoryMerged':
      return { what: 'merged', id: event.data.id, into: event.data.into };
    case 'CategoryRetired':
      return { what: 'retired', id: event.data.id, into: null };
    case 'CategoryRestored':
      return { what: 'restored', id: event.data.id, into: null };
    case 'CategoriesPublished':
      return null;
  }
};

export const categoryVersions: Projection<CategoryVersionDocument, CategoryEvent> = {
  name: 'category-versions',
  version: 1,
  prefixes: ['categories-'],
  indexes: [[['number', -1]]],
  ids: ({ data: { number } }) => [String(number)],
  evolve(before, event) {
    const begun = before ?? { number: event.data.number, reason: '', by: null, at: '', steps: [] };
    if (event.type === 'CategoriesPublished') {
      const { reason, by, at } = event.data;
      return { ...begun, reason, by, at };
    }
    const step = stepOf(event);
    return step ? { ...begun, steps: [...begun.steps, step] } : begun;
  },
};
