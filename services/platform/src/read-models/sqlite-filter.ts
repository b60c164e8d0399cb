import type { Condition, Scalar } from './filter.js';
import { columnOf, extracted, jsonPath } from './sqlite-columns.js';

export type Sql = Readonly<{ text: string; values: readonly (string | number)[] }>;

/** Paths of a collection that have ever held a list, and paths that have their own column. */
export type Paths = Readonly<{ lists: ReadonlySet<string>; columns: ReadonlySet<string> }>;

export const valueAt = (path: string, columns: Paths['columns']): string =>
  columns.has(path) ? columnOf(path) : extracted(path);

/**
 * Translates a filter. Paths that have ever held a list need the slow test of each element; all others compare the
 * plain value, which can use an index. Each alternative of an `$or` repeats the condition `each`, because SQLite uses a
 * partial index only when the alternative states its condition.
 */
export const filterToSql = (condition: Condition, paths: Paths, each?: string): Sql => {
  switch (condition.kind) {
    case 'all':
    case 'any': {
      const parts = condition.of.map((part) => filterToSql(part, paths, each));
      if (parts.length === 0) return { text: 'TRUE', values: [] };
      const [word, before] =
        condition.kind === 'all' ? [' AND ', ''] : [' OR ', each === undefined ? '' : `${each} AND `];
      return {
        text: `(${parts.map((part) => before + part.text).join(word)})`,
        values: parts.flatMap((part) => part.values),
      };
    }
    case 'not': {
      const inner = filterToSql(condition.condition, paths, each);
      return { text: `(${inner.text}) IS NOT TRUE`, values: inner.values };
    }
    case 'in':
    case 'compare': {
      const lists = throughLists(condition.path, paths.lists);
      if (lists.length === 0) {
        const value = valueAt(condition.path, paths.columns);
        return test(condition, value, `json_type(document, ${jsonPath(condition.path)})`);
      }
      return someElement(condition, lists);
    }
  }
};

export const throughLists = (path: string, arrays: ReadonlySet<string>): readonly string[] => {
  const parts = path.split('.');
  return parts.map((_, index) => parts.slice(0, index + 1).join('.')).filter((part) => arrays.has(part));
};

type Leaf = Extract<Condition, { kind: 'in' | 'compare' }>;
type Compare = Extract<Leaf, { kind: 'compare' }>;

const comparisons = { $gt: '>', $gte: '>=', $lt: '<', $lte: '<=' } as const;

/**
 * Tests a leaf. SQLite represents JSON booleans, lists and objects as 0, 1 and text, so ambiguous values also need a
 * test of the JSON type, which reads the document and is expensive; for all other values the indexed value is enough.
 */
const test = (leaf: Leaf, value: string, type: string): Sql => {
  if (leaf.kind === 'compare') return compared(leaf, value, type);
  const plain = leaf.values.filter((wanted) => typeof wanted === 'string' || typeof wanted === 'number');
  const [first, second] = plain;
  const types = plain.every(isUnmistakable) ? '' : ` AND ${typesOf(plain, type)}`;
  const alternatives: Sql[] = [
    ...(leaf.values.includes(null) ? [{ text: `${value} IS NULL`, values: [] }] : []),
    ...[true, false]
      .filter((flag) => leaf.values.includes(flag))
      .map((flag) => ({ text: `(${value} = ${Number(flag)} AND ${type} = '${flag}')`, values: [] })),
    ...(first !== undefined && second === undefined ? [{ text: `(${value} = ?${types})`, values: [first] }] : []),
    ...(second !== undefined
      ? [{ text: `(${value} IN (SELECT value FROM json_each(?))${types})`, values: [JSON.stringify(plain)] }]
      : []),
  ];
  if (alternatives.length === 0) return { text: 'FALSE', values: [] };
  return {
    text: `(${alternatives.map((part) => part.text).join(' OR ')})`,
    values: alternatives.flatMap((part) => part.values),
  };
};

/**
 * First characters of lists and objects in SQLite's text form, each paired with the first text that sorts after all
 * of them.
 */
const beginnings = [
  ['[', '\\'],
  ['{', '|'],
] as const;

/**
 * Compares a value. SQLite sorts numbers before all text, so a type test is needed only towards the other type; `+`
 * prevents SQLite from using the type test for an index search.
 */
const compared = ({ operator, value: bound }: Compare, value: string, type: string): Sql => {
  const isUpper = operator.startsWith('$lt');
  const tests =
    typeof bound === 'number'
      ? [...(isUpper ? [] : [`+${value} < ''`]), `(${value} NOT IN (0, 1) OR ${type} IN ('integer', 'real'))`]
      : [
          ...(isUpper ? [`+${value} >= ''`] : []),
          ...beginnings
            .filter(([first, behind]) => (isUpper ? first < bound : bound < behind))
            .map(([first, behind]) => `(${value} < '${first}' OR ${value} >= '${behind}' OR ${type} = 'text')`),
        ];
  return { text: `(${[`${value} ${comparisons[operator]} ?`, ...tests].join(' AND ')})`, values: [bound] };
};

const isUnmistakable = (wanted: string | number): boolean =>
  typeof wanted === 'string' ? !/^[[{]/.test(wanted) : wanted !== 0 && wanted !== 1;

const typesOf = (values: readonly Scalar[], type: string): string => {
  const names = [
    ...(values.some((value) => typeof value === 'number') ? ["'integer'", "'real'"] : []),
    ...(values.some((value) => typeof value === 'string') ? ["'text'"] : []),
  ];
  return `${type} IN (${names.join(', ')})`;
};

/**
 * Expands each list on the path with json_each; a single value counts as a list of one, a missing value as a list of
 * null. List elements that are not objects have no fields, not even missing ones (as in MongoDB).
 */
const someElement = (leaf: Leaf, lists: readonly string[]): Sql => {
  const stops = lists.at(-1) === leaf.path ? lists : [...lists, leaf.path];
  const tables: string[] = [];
  const guards: string[] = [];
  let source = 'document';
  let seen = 0;
  stops.forEach((stop, index) => {
    const path = jsonPath(stop.slice(seen));
    const type = `json_type(${source}, ${path})`;
    tables.push(
      `json_each(CASE ${type} WHEN 'array' THEN ${source} -> ${path} ELSE json_array(json(${source} -> ${path})) END) AS e${index}`,
    );
    if (stop !== leaf.path) guards.push(`(e${index}.type = 'object' OR ${type} IS NOT 'array')`);
    source = `(CASE e${index}.type WHEN 'object' THEN e${index}.value END)`;
    seen = stop.length + 1;
  });
  const last = `e${stops.length - 1}`;
  const found = test(leaf, `${last}.value`, `${last}.type`);
  return {
    text: `EXISTS (SELECT 1 FROM ${tables.join(', ')} WHERE ${[...guards, found.text].join(' AND ')})`,
    values: found.values,
  };
};

export const listPaths = (document: object): ReadonlySet<string> => {
  const found = new Set<string>();
  const walk = (value: object, prefix: string): void => {
    // Use `Object.keys`, because `Object.entries` would be too slow: every write walks its whole document.
    for (const key of Object.keys(value)) {
      const child = (value as Readonly<Record<string, unknown>>)[key];
      if (typeof child !== 'object' || child === null) continue;
      if (!Array.isArray(child)) walk(child, `${prefix}${key}.`);
      else {
        found.add(prefix + key);
        for (const item of child)
          if (typeof item === 'object' && item !== null && !Array.isArray(item)) walk(item, `${prefix}${key}.`);
      }
    }
  };
  walk(document, '');
  return found;
};
