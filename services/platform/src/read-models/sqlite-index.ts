import type { Find, IndexSpec } from './documents.port.js';
import type { Condition } from './filter.js';
import { orderedIn } from './index-spec.js';
import { throughLists } from './sqlite-filter.js';

type Asked = Readonly<{ condition: Condition; sort: NonNullable<Find['sort']>; lists: ReadonlySet<string> }>;

/**
 * The index to read a page from, or to count in: it stands in the order that is asked for, behind paths whose value the
 * filter gives, and holds all that the filter asks about. What a page skips then costs a step in the index each, and no
 * look at a document. SQLite, which does not know how many a condition finds, would at times rather search for them and
 * sort whatever that brings. Undefined: no index is like that, and SQLite chooses.
 */
export const indexFor = ({ condition, sort, lists }: Asked, indexes: readonly IndexSpec[]): IndexSpec | undefined => {
  const asked = pathsIn(condition);
  // A condition on a list looks into each document.
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

/** The same order, or the same from its end. */
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

/** Conditions that hold for everything that is found. */
const certain = (condition: Condition): readonly Condition[] =>
  condition.kind === 'all' ? condition.of.flatMap(certain) : [condition];

/** Paths of which the filter gives the one value. */
const givenIn = (condition: Condition): ReadonlySet<string> =>
  new Set(certain(condition).flatMap((one) => (one.kind === 'in' && one.values.length === 1 ? one.path : [])));

const rangesIn = (condition: Condition): ReadonlySet<string> =>
  new Set(certain(condition).flatMap((one) => (one.kind === 'compare' ? one.path : [])));
