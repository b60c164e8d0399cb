import type { ReactNode } from 'react';
import { momentHead } from '../../lib/dates/moment.js';

/** A search of the URL that is not validated yet. */
export type RawSearch = Readonly<Record<string, unknown>>;

export type TableSearch<Sort extends string = string> = Readonly<{ sort?: Sort; columns?: string }>;

type ColumnLook = Readonly<{
  right?: boolean;
  /** Column that is hidden on narrow screens; its content must be available elsewhere. */
  roomy?: boolean;
  /** Direction of the first press; absent: the column does not sort. */
  order?: 'ascending' | 'descending';
}>;

export type Column<Row> = ColumnLook & Readonly<{ name: string; text: string; cell: (row: Row) => ReactNode }>;

type ListColumn<Row, Words, Search> = ColumnLook &
  Readonly<{
    /** Absent: the column is only in the file. */
    cell?: (row: Row, words: Words, list: Readonly<{ search: Search; shown: readonly string[] }>) => ReactNode;
    /** Absent: the column is only in the table. */
    value?: (row: Row, words: Words) => string | number;
    /** Heading in the table if it differs from the file's. */
    tableHead?: (words: Words, search: Search) => string;
    /** Shown only if chosen. */
    rare?: boolean;
    /** Values are instants; the file's heading names their time zone. */
    moment?: boolean;
  }>;

type Definition<Row, Words, Search, Sort, Name extends string> = Readonly<{
  title: (words: Words) => string;
  keyOf: (row: Row) => string;
  /** Row covered by the link in its first cell; the link stretches itself. */
  opens?: boolean;
  head: (words: Words, name: Name) => string;
  /** Heading above a column in the choice of columns; null for the columns without one, which come first. */
  groupOf?: (words: Words, name: Name) => string | null;
  usualSort: (search: Search) => Sort;
  /** In the order of the table. The first column is always shown. */
  columns: Readonly<Record<Name, ListColumn<Row, Words, Search>>>;
  /** Order of the file if it differs from the table's. */
  inFile?: readonly NoInfer<Name>[];
  /** Columns to choose from; all by default. */
  offered?: (search: Search) => readonly NoInfer<Name>[];
  /** Columns shown without a choice; all but the rare by default. */
  usual?: (search: Search) => readonly NoInfer<Name>[];
}>;

/**
 * Defines a staff list once for its table, its file and its URL: `listOf<Row, Words, Search, Sort>()({ … })`. Only
 * columns by which the API sorts can have an `order`.
 */
export const listOf =
  <Row, Words, Search extends TableSearch, Sort extends string>() =>
  <const Name extends string>({
    head,
    groupOf,
    usualSort,
    columns,
    inFile,
    offered,
    usual,
    ...list
  }: Definition<Row, Words, Search, Sort, Name> &
    Readonly<{ columns: { readonly [N in Name]: Readonly<{ order?: N extends Sort ? unknown : never }> } }>) => {
    const names = Object.keys(columns) as Name[];
    const [first, ...others] = names.filter((name) => columns[name].cell);
    const filed = inFile ?? names.filter((name) => columns[name].value);
    return {
      ...list,
      sorts: names.flatMap((name) => (columns[name].order ? ([name, `-${name}`] as string[] as Sort[]) : [])),
      table: (words: Words, search: Search) => {
        const all = offered?.(search) ?? others;
        const chosen = columnsIn(search, all);
        const shown = chosen ?? usual?.(search) ?? all.filter((name) => !columns[name].rare);
        const columnOf = (name: Name) => {
          const { cell, tableHead, right, roomy, order } = columns[name];
          const text = tableHead?.(words, search) ?? head(words, name);
          return { name, text, right, roomy, order, cell: (row: Row) => cell?.(row, words, { search, shown }) };
        };
        return {
          all: all.map((name) => ({ ...columnOf(name), group: groupOf?.(words, name) ?? null })),
          shown,
          isChosen: chosen !== null,
          columns: [...(first === undefined ? [] : [first]), ...shown].map(columnOf),
          sort: search.sort ?? usualSort(search),
        };
      },
      file: (words: Words): ListFile<Row> => ({
        heads: filed.map((name) => (columns[name].moment ? momentHead : String)(head(words, name))),
        cells: (row: Row) => filed.map((name) => columns[name].value?.(row, words) ?? ''),
      }),
    };
  };

/** Columns of the file of a list. */
export type ListFile<Row> = Readonly<{ heads: readonly string[]; cells: (row: Row) => readonly (string | number)[] }>;

export type List<Row, Words, Search> = Readonly<{
  title: (words: Words) => string;
  keyOf: (row: Row) => string;
  opens?: boolean;
  table: (
    words: Words,
    search: Search,
  ) => Readonly<{
    all: readonly (Column<Row> & Readonly<{ group: string | null }>)[];
    shown: readonly string[];
    /** Whether the URL chooses the columns. */
    isChosen: boolean;
    columns: readonly Column<Row>[];
    sort: string;
  }>;
  /** A promise for columns that are loaded with the first file. */
  file: (words: Words) => ListFile<Row> | Promise<ListFile<Row>>;
}>;

/** Known columns of a URL (`status,gross`) in table order; null if the URL names none. */
export const columnsIn = <Name extends string>(
  { columns }: Readonly<{ columns?: string | undefined }>,
  all: readonly Name[],
): readonly Name[] | null => {
  if (columns === undefined) return null;
  const wanted = new Set(columns.split(','));
  const known = all.filter((name) => wanted.has(name));
  return known.length > 0 ? known : null;
};

export const readTable = <Sort extends string>(
  { sort, columns }: RawSearch,
  sorts: readonly Sort[],
): TableSearch<Sort> => {
  const known = sorts.find((one) => one === sort);
  return {
    ...(known && { sort: known }),
    ...(typeof columns === 'string' && /^[a-z]{1,20}(,[a-z]{1,20}){0,19}$/.test(columns) && { columns }),
  };
};

type Chosen = Readonly<{ target: Readonly<{ value: string }> }>;

/**
 * Returns change handlers for filter fields, by their name in the URL; each goes to the first page of the filtered
 * list.
 * @param read validates the list's search and drops unknown values
 */
export const narrowing =
  <Search extends object>(search: Search, read: (raw: RawSearch) => Search, go: (search: Search) => void) =>
  (name: Exclude<keyof Search & string, 'page'>) =>
  ({ target: { value } }: Chosen): void =>
    go(read({ ...search, page: undefined, [name]: value }));

export const pressed = (name: string, first: 'ascending' | 'descending', sort: string): string => {
  if (sort === name) return `-${name}`;
  if (sort === `-${name}`) return name;
  return first === 'ascending' ? name : `-${name}`;
};
