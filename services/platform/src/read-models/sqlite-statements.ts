import { InvalidQuery, type Filter, type Find, type IndexSpec } from './documents.port.js';
import { checkName, checkPage, checkPath, readFilter } from './filter.js';
import { carriedIn, nameOf, orderedIn } from './index-spec.js';
import { columnOf, LIVE, pathsOf } from './sqlite-columns.js';
import { filterToSql, throughLists, valueAt, type Paths, type Sql } from './sqlite-filter.js';
import { indexFor } from './sqlite-index.js';

type Sort = NonNullable<Find['sort']>;

type Known = Readonly<{ lists: ReadonlySet<string>; indexes: readonly IndexSpec[] }>;

const columnsIn = (() => {
  const read = new WeakMap<readonly IndexSpec[], Paths['columns']>();
  return (indexes: readonly IndexSpec[]): Paths['columns'] => {
    const columns = read.get(indexes) ?? new Set(pathsOf(indexes));
    read.set(indexes, columns);
    return columns;
  };
})();

export const findSql = (name: string, { filter, sort = [], skip = 0, limit }: Find, known: Known): Sql => {
  checkPage(skip, limit);
  const list = sort.map(([path]) => path).find((path) => throughLists(checkPath(path), known.lists).length > 0);
  if (list !== undefined) throw new InvalidQuery(`Cannot sort by ${list}: it holds lists`);
  const { text, values } = chosen(name, filter, sort.length > 0 ? sort : null, known);
  // Write `LIMIT +?`: with a bare `LIMIT ?` SQLite prepares the statement again for each value, which costs more than
  // most pages.
  return {
    text: `SELECT id ${text} ORDER BY ${orderBy(sort, columnsIn(known.indexes))} LIMIT +? OFFSET +?`,
    values: [...values, limit, skip],
  };
};

export const countSql = (name: string, filter: Filter, known: Known): Sql => {
  const { text, values } = chosen(name, filter, [], known);
  return { text: `SELECT count(*) AS n ${text}`, values };
};

/**
 * Statement that creates an index, as stored in the file. The index excludes tombstones, so that no row must be read to
 * detect them.
 */
export const indexSql = (name: string, keys: IndexSpec): string => {
  const columns = [orderBy(orderedIn(keys), columnsIn([keys])), ...carriedIn(keys).map(columnOf)].join(', ');
  return `CREATE INDEX ${indexOf(name, keys)} ON ${tableOf(name)} (${columns}) WHERE ${LIVE}`;
};

const chosen = (name: string, filter: Filter, sort: Sort | null, { lists, indexes }: Known): Sql => {
  const condition = readFilter(filter);
  const index = sort && indexFor({ condition, sort, lists }, indexes);
  const { text, values } = filterToSql(condition, { lists, columns: columnsIn(indexes) }, index ? undefined : LIVE);
  const by = index ? ` INDEXED BY ${indexOf(name, index)}` : '';
  return { text: `FROM ${tableOf(name)}${by} WHERE ${LIVE} AND ${text}`, values };
};

export const tableOf = (name: string): string => `"documents ${checkName(name)}"`;

const indexOf = (name: string, keys: IndexSpec): string => `"${name}: ${nameOf(keys)}"`;

const way = (direction: 1 | -1 | undefined): string => (direction === -1 ? 'DESC' : 'ASC');

const orderBy = (sort: Sort, columns: Paths['columns']): string =>
  [
    ...sort.map(([path, direction]) => `${valueAt(checkPath(path), columns)} ${way(direction)}`),
    `id ${way(sort.at(-1)?.[1])}`,
  ].join(', ');
