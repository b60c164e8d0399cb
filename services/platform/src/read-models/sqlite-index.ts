import type { Find, IndexSpec } from './documents.port.js';
import type { Condition } from './filter.js';
import { orderedIn } from './index-spec.js';
import { throughLists } from './sqlite-filter.js';

type Asked = Readonly<{ condition: Condition; sort: NonNullable<Find['sort']>; lists: ReadonlySet<string> }>;

/**
 * Chooses the index for a page or a count: it must match the requested order after paths with a fixed value, and
 * contain all filtered paths, so that skipped rows cost one index step each without reading documents. SQLite does
 * not know how many rows a condition matches and would sometimes search and sort instead. Returns undefined when no
 * index qualifies; SQLite then chooses.
 */
export const indexFor = ({ condition, sort, lists }: Asked, indexes: readonly IndexSpec[]): IndexSpec | undefined => {
  const asked = pathsIn(condition);
  // Use no index for a condition on a list, which must read each document.
  if (asked.some((path) => throughLists(path, lists).length > 0)) return undefined;
  const [given, ranges] = [givenIn(condition), rangesIn(condition)];
  return indexes
    .filter((keys) => asked.every((path) => keys.some(([held]) => held === path)))
    .map((keys) => {
      const order = orderedIn(keys);
      const led = order.findIndex(([path]) => !given.has(path));
      const behind = led < 0 ? [] : order.slice(led);
      const narrowed = order.length - behind.length + (ranges.has(behind[0]?.[0] ?? '') ? 0.5 : 0);
      return { keys, behind, narrowed };
    })
    .filter(({ behind }) => sort.length === 0 || isOrder(behind, sort))
    .toSorted((one, other) => other.narrowed - one.narrowed || one.keys.length - other.keys.length)
    .at(0)?.keys;
};

const isOrder = (keys: Asked['sort'], sort: Asked['sort']): boolean =>
  [1, -1].some(
    (way) =>
      keys.length === sort.length &&
      sort.every(([path, direction], n) => keys[n]?.[0] === path && keys[n][1] === direction * way),
  );

const pathsIn = (condition: Condition): readonly string[] => {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return condition.of.flatMap(pathsIn);
    case 'not':
      return pathsIn(condition.condition);
    default:
      return [condition.path];
  }
};

const certain = (condition: Condition): readonly Condition[] =>
  condition.kind === 'all' ? condition.of.flatMap(certain) : [condition];

const givenIn = (condition: Condition): ReadonlySet<string> =>
  new Set(certain(condition).flatMap((one) => (one.kind === 'in' && one.values.length === 1 ? one.path : [])));

const rangesIn = (condition: Condition): ReadonlySet<string> =>
  new Set(certain(condition).flatMap((one) => (one.kind === 'compare' ? one.path : [])));
