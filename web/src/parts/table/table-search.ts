export type TableSearch<Sort extends string = string> = Readonly<{ sort?: Sort; columns?: string }>;

/** Known columns of a URL (`status,gross`) in table order; null without any. */
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
  { sort, columns }: Readonly<Record<string, unknown>>,
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
  <Search extends object>(
    search: Search,
    read: (raw: Readonly<Record<string, unknown>>) => Search,
    go: (search: Search) => void,
  ) =>
  (name: Exclude<keyof Search & string, 'page'>) =>
  ({ target: { value } }: Chosen): void =>
    go(read({ ...search, page: undefined, [name]: value }));

export const pressed = (name: string, first: 'ascending' | 'descending', sort: string): string => {
  if (sort === name) return `-${name}`;
  if (sort === `-${name}`) return name;
  return first === 'ascending' ? name : `-${name}`;
};
