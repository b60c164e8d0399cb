import type { CategoryVersion } from '@lendring/contracts/installation/categories.js';
import type { installationApi } from '@lendring/contracts/installation/queries.js';
import { hasRight } from '@lendring/contracts/kernel/service-api.js';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { UnpublishedPictures } from '@lendring/platform/pictures/unpublished-pictures.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import { draft, imagesIn } from './decide.js';
import { TREE, treeAggregate, type TreeState } from './tree.aggregate.js';
import type { CategoryVersionDocument } from './versions-projection.js';

type Queries = ServiceHandlers<typeof installationApi>['queries'];

export type CategoryQueryDeps = Readonly<{
  tree: View<TreeState>;
  treeVersions: View<CategoryVersionDocument>;
  /** Loads the tree from the log, because a draft must be checked against the current version. */
  loadTree: () => Promise<TreeState>;
  unpublished: Pick<UnpublishedPictures, 'usable'>;
}>;

const whole = ({ by, ...version }: CategoryVersionDocument): readonly CategoryVersion[] =>
  by === null ? [] : [{ ...version, by }];

export const categoryQueryHandlers = ({
  tree,
  treeVersions,
  loadTree,
  unpublished,
}: CategoryQueryDeps): Pick<Queries, 'categories' | 'categoryPreview' | 'categoryImages' | 'categoryVersions'> => ({
  async categories({ known }) {
    const { number, version, categories } = (await tree.get(TREE)) ?? treeAggregate.initialState;
    return { number, version, categories: known === number ? null : [...categories] };
  },
  async categoryPreview(asked, { actor, at }) {
    if (!hasRight(actor, 'admin')) return null;
    const before = await loadTree();
    const decision = draft(before, { ...asked, uploaded: await unpublished.usable(imagesIn(asked.changes), at) });
    return isRefused(decision)
      ? { refusal: decision.refusal, number: before.number, categories: null }
      : { refusal: null, number: before.number, categories: [...decision.events.state.categories] };
  },
  async categoryImages(_, { actor }) {
    return hasRight(actor, 'admin') ? [...(await loadTree()).images] : [];
  },
  async categoryVersions({ paging: { page, size } }, { actor }) {
    if (!hasRight(actor, 'admin')) return { items: [], total: 0, page, size };
    const [found, total] = await Promise.all([
      treeVersions.find({ filter: {}, sort: [['number', -1]], skip: (page - 1) * size, limit: size }),
      treeVersions.count({}),
    ]);
    return { items: found.flatMap(whole), total, page, size };
  },
});
