import type { CategoryChange, CategoryEvent } from '@lendring/contracts/installation/categories.js';
import type { InstallationRefusal } from '@lendring/contracts/installation/refusals.js';
import type { ImageId, Locale, UserId } from '@lendring/contracts/kernel/ids.js';
import { decided, isRefused, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import { ROOT_ID } from '@lendring/contracts/reference/categories.js';
import { categoryLimits } from '@lendring/contracts/reference/category-limits.js';
import type { CategoryPlace, CategoryWords } from '@lendring/contracts/reference/category-schema.js';
import { treeOf } from '@lendring/contracts/reference/category-tree.js';
import { same } from '@lendring/contracts/rules/same.js';
import {
  isProblem,
  leavingProblem,
  mergeProblem,
  orderProblem,
  parentProblem,
  pictureProblem,
  slugProblem,
  standing,
  type Problem,
  type Rules,
} from './decide-rules.js';
import { treeAggregate, type TreeState } from './tree.aggregate.js';

/**
 * `after`: the last version the caller knows. `locale`: the language of refusals. `uploaded`: pictures that no version
 * has used yet and this draft may use.
 */
export type Draft = Readonly<{
  changes: readonly CategoryChange[];
  after: number;
  locale: Locale;
  uploaded: ReadonlySet<ImageId>;
}>;
export type Act = Readonly<{ by: UserId; at: string; reason: string }>;
export type CategoryDecision = Decision<readonly CategoryEvent[], InstallationRefusal>;

type Change<Kind extends CategoryChange['kind']> = Extract<CategoryChange, { kind: Kind }>;

const unless = (problem: Problem, event: CategoryEvent): CategoryDecision => problem ?? decided([event]);

const add = (rules: Rules, number: number, { parent, words }: Change<'add'>): CategoryDecision => {
  const { tree } = rules;
  if (tree.all.length >= categoryLimits.categories) return refused('category_tree_full');
  const id = Math.max(...tree.all.map((category) => category.id)) + 1;
  const problem =
    parentProblem(rules, null, parent) ??
    slugProblem(rules, id, { parent, slug: words.slug }) ??
    pictureProblem(rules, words);
  return unless(problem, { type: 'CategoryAdded', data: { number, id, parent, words } });
};

const edit = (rules: Rules, number: number, { id, parent, words }: Change<'edit'>): CategoryDecision => {
  const before = standing(rules, id);
  if (isProblem(before)) return before;
  const { title, slug, keywords, description, emoji, hue, image } = before;
  const holds: CategoryWords & Pick<CategoryPlace, 'parent'> = {
    title,
    slug,
    keywords,
    description,
    emoji,
    hue,
    image,
    parent: before.parent,
  };
  if (same(holds, { ...words, image: words.image ?? null, parent })) return decided([]);
  const problem =
    parentProblem(rules, id, parent) ??
    slugProblem(rules, id, { parent, slug: words.slug }) ??
    pictureProblem(rules, words);
  return unless(problem, { type: 'CategoryEdited', data: { number, id, parent, words } });
};

const order = (rules: Rules, number: number, { parent, ids }: Change<'order'>): CategoryDecision => {
  const children = rules.tree.children(parent).map(({ id }) => id);
  return same(children, ids)
    ? decided([])
    : unless(orderProblem(rules, parent, ids), { type: 'CategoriesOrdered', data: { number, parent, ids } });
};

const merge = (rules: Rules, number: number, { id, into }: Change<'merge'>): CategoryDecision => {
  const from = standing(rules, id);
  if (isProblem(from)) return from;
  return unless(mergeProblem(rules, from, into), { type: 'CategoryMerged', data: { number, id, into } });
};

const retire = (rules: Rules, number: number, { id }: Change<'retire'>): CategoryDecision => {
  const category = standing(rules, id);
  if (isProblem(category)) return category;
  const problem = category.parent === ROOT_ID ? refused('category_main_stays') : leavingProblem(rules, category);
  return unless(problem, { type: 'CategoryRetired', data: { number, id } });
};

const restore = (rules: Rules, number: number, { id }: Change<'restore'>): CategoryDecision => {
  const category = rules.tree.all.find((one) => one.id === id);
  if (!category) return refused('category_gone');
  if (category.state === 'live') return decided([]);
  return unless(parentProblem(rules, null, category.parent) ?? slugProblem(rules, id, category), {
    type: 'CategoryRestored',
    data: { number, id },
  });
};

const decideOne = (rules: Rules, number: number, change: CategoryChange): CategoryDecision => {
  switch (change.kind) {
    case 'add':
      return add(rules, number, change);
    case 'edit':
      return edit(rules, number, change);
    case 'order':
      return order(rules, number, change);
    case 'merge':
      return merge(rules, number, change);
    case 'retire':
      return retire(rules, number, change);
    case 'restore':
      return restore(rules, number, change);
  }
};

type Drafted = Readonly<{ state: TreeState; events: readonly CategoryEvent[] }>;

export const imagesIn = (changes: readonly CategoryChange[]): readonly ImageId[] =>
  changes.flatMap((change) => ('words' in change ? (change.words.image ?? []) : []));

/** Applies the changes in order, each to the result of those before; refuses all of them if one is refused. */
export const draft = (
  before: TreeState,
  { changes, after, locale, uploaded }: Draft,
): Decision<Drafted, InstallationRefusal> => {
  if (after !== before.number) return refused('categories_changed');
  const number = before.number + 1;
  let state = before;
  const events: CategoryEvent[] = [];
  for (const change of changes) {
    const images = new Set([...uploaded, ...state.images]);
    const rules: Rules = { tree: treeOf(state.categories, state), locale, images };
    const decision = decideOne(rules, number, change);
    if (isRefused(decision)) return decision;
    events.push(...decision.events);
    state = decision.events.reduce(treeAggregate.evolve, state);
  }
  return decided({ state, events });
};

export const publish = (before: TreeState, asked: Draft, { by, at, reason }: Act): CategoryDecision => {
  const decision = draft(before, asked);
  if (isRefused(decision)) return decision;
  const { events } = decision.events;
  if (events.length === 0) return decided([]);
  const number = before.number + 1;
  return decided([...events, { type: 'CategoriesPublished', data: { number, reason, by, at } }]);
};
