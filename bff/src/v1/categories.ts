import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type {
  categoryCalls,
  CategoryPreviewShape,
  CategoryTreeShape,
  TreeCategoryShape,
} from '@lendring/contracts/http/categories.js';
import { treeOf, type CategoryTree } from '@lendring/contracts/reference/category-tree.js';
import { categoryLimits } from '@lendring/contracts/reference/category-limits.js';
import type { ImageId, Position } from '@lendring/contracts/kernel/ids.js';
import { isCode, textOf } from '@lendring/contracts/http/messages.js';
import type { FollowedCategories } from '@lendring/contracts/installation/follow-categories.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { accepted, found } from '../errors/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import { categoryImageShape } from '../shapes/category-picture.js';
import { peopleOfEach } from '../shapes/people.js';
import { addressesOf, differencesOf, redirectsBetween, type Difference } from './category-differences.js';
import { pagingOf } from './paging.js';

type Deps = Readonly<{ apis: ServiceApis; categories: FollowedCategories }>;

const categoriesOf = (tree: CategoryTree): Camel<TreeCategoryShape>[] =>
  [...tree.categories, ...tree.all.filter(({ state }) => state !== 'live')].map(
    ({ id, parent, title, slug, keywords, description, emoji, hue, image, state }) => {
      const foundIn = tree.resolve(id)?.id ?? id;
      return {
        id,
        parent,
        title,
        slug,
        url: addressesOf(tree, foundIn),
        keywords,
        description,
        emoji,
        hue,
        image: image === null ? null : categoryImageShape(image),
        state,
        foundIn,
      };
    },
  );

const treeShape = (tree: CategoryTree, images: readonly ImageId[]): Camel<CategoryTreeShape> => ({
  number: tree.number,
  version: tree.version,
  categories: categoriesOf(tree),
  images: images.map(categoryImageShape),
});

export const categoryHandlers = ({
  apis,
  categories,
}: Deps): Handlers<Exclude<keyof typeof categoryCalls, 'prepareCategoryImage' | 'activateCategoryImage'>> => {
  const { commands, queries } = apis.installation;

  const today = async (caller: Caller): Promise<CategoryTree> => {
    await categories.read(caller.at);
    return categories.tree();
  };

  const imagesFor = async (caller: Caller, after?: Position) => queries.categoryImages({}, queryContext(caller, after));

  const withOffers = async (differences: readonly Difference[], caller: Caller) => {
    const categoryIds = [...new Set(differences.flatMap(({ filed }) => filed))].slice(0, categoryLimits.categories);
    const counted =
      categoryIds.length === 0 ? [] : await apis.offer.queries.inCategories({ categoryIds }, queryContext(caller));
    const byId = new Map(counted.map((one) => [one.categoryId, one]));
    return differences.map(({ filed, ...difference }) => {
      const counts = filed.flatMap((id) => byId.get(id) ?? []);
      const offers = {
        active: counts.reduce((sum, { active }) => sum + active, 0),
        all: counts.reduce((sum, { all }) => sum + all, 0),
      };
      return { ...difference, offers };
    });
  };

  return {
    categoryTree: async (_, caller) => treeShape(await today(caller), await imagesFor(caller)),
    previewCategories: async ({ body: { changes, after } }, caller): Promise<Camel<CategoryPreviewShape>> => {
      const { locale } = caller;
      const before = await today(caller);
      const tried = found(await queries.categoryPreview({ changes, after, locale }, queryContext(caller)), 'not_found');
      const { refusal, number } = tried;
      if (refusal && !isCode(refusal.code))
        throw new Error(`Refusal ${refusal.code} has no text. Add it to the messages in contracts.`);
      const left = tried.categories ? treeOf(tried.categories, before) : before;
      return {
        refusal:
          refusal && isCode(refusal.code)
            ? { code: refusal.code, text: textOf(refusal.code, locale, refusal.params) }
            : null,
        number,
        categories: categoriesOf(left),
        differences: await withOffers(differencesOf(before, left), caller),
        redirects: redirectsBetween(before, left),
      };
    },
    publishCategories: async ({ body: { changes, reason, after } }, caller) => {
      const position = accepted(await commands.publishCategories({ changes, reason, after }, commandContext(caller)));
      // Refresh the cache here at once; other replicas refresh two seconds later.
      await categories.read(caller.at, position);
      return treeShape(categories.tree(), await imagesFor(caller, position));
    },
    categoryVersions: async ({ query: { page, size } }, caller) => {
      const answer = await queries.categoryVersions({ paging: { page, size } }, queryContext(caller));
      const people = await peopleOfEach(apis, caller, answer.items, ({ by }) => by);
      const versions = answer.items.map(({ by, ...version }) => ({
        ...version,
        by: { userId: by, user: people.get(by) ?? null },
      }));
      return { versions, paging: pagingOf(answer) };
    },
  };
};
