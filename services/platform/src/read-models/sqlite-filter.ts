import type { Condition, Scalar } from './filter.js';
import { columnOf, extracted, jsonPath } from './sqlite-columns.js';

export type Sql = Readonly<{ text: string; values: readonly (string | number)[] }>;

/** Paths of a collection that have ever held a list, and those whose value stands in a column. */
export type Paths = Readonly<{ lists: ReadonlySet<string>; columns: ReadonlySet<string> }>;

/** The value behind a path. */
export const valueAt = (path: string, columns: Paths['columns']): string =>
  columns.has(path) ? columnOf(path) : extracted(path);

/**
 * Translates a filter. Only of paths that have ever held a list the slow question "does some element …" is asked;
 * everywhere else the plain value is compared, which an index can answer.
 * Each alternative of an `$or` repeats what holds for `each`: SQLite searches a partial index for one only if it says so.
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

/** The parts of a path, from the left, that hold lists. */
export const throughLists = (path: string, arrays: ReadonlySet<string>): readonly string[] => {
  const parts = path.split('.');
  return parts.map((_, index) => parts.slice(0, index + 1).join('.')).filter((part) => arrays.has(part));
};

type Leaf = Extract<Condition, { kind: 'in' | 'compare' }>;
type Compare = Extract<Leaf, { kind: 'compare' }>;

const comparisons = { $gt: '>', $gte: '>=', $lt: '<', $lte: '<=' } as const;

/**
 * JSON's booleans, lists and objects arrive in SQLite as 0, 1 and text, so where one could be taken for what is wanted
 * the JSON type is asked as well. Asking reads the document, which costs more than the rest: for all else the value, as
 * an index has it, is enough.
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

/** How lists and objects begin as SQLite has them, and what text comes behind all of these. */
const beginnings = [
  ['[', '\\'],
  ['{', '|'],
] as const;

/**
 * To SQLite each number is less than any text: only towards the other type it is asked for, and `+` keeps that from
 * leading a search.
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

/** No boolean, list or object looks like it. */
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
 * Opens each list on the way with json_each; a single value counts as a list of one, and what is missing as a list of
 * null. Elements of a list that are not objects have no fields, not even missing ones (as in MongoDB).
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

/** Every path of a document that holds a list, also inside lists of objects. */
export const listPaths = (document: object): ReadonlySet<string> => {
  const found = new Set<string>();
  const walk = (value: object, prefix: string): void => {
    // Not `Object.entries`: every write walks its whole document.
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
