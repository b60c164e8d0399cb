/** What an address says of a table: its order (`gross`, `-gross` the other way round), and its columns where they are chosen. */
export type TableSearch<Sort extends string = string> = Readonly<{ sort?: Sort; columns?: string }>;

/** The columns of an address (`status,gross`), of those there are, in the table's order; null: it names none that is known. */
export const columnsIn = <Name extends string>(
  { columns }: Readonly<{ columns?: string | undefined }>,
  all: readonly Name[],
): readonly Name[] | null => {
  if (columns === undefined) return null;
  const wanted = new Set(columns.split(','));
  const known = all.filter((name) => wanted.has(name));
  return known.length > 0 ? known : null;
};

/** The part of a raw address that is a table's. */
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
 * For the fields that narrow a list, by the name of each in the address: goes to the first page of what was chosen there.
 * @param read of the list's address; it leaves out what it does not know, as the choice of everything
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

/** The order after a press on a column's head: the other way round where it is in order already. */
export const pressed = (name: string, first: 'ascending' | 'descending', sort: string): string => {
  if (sort === name) return `-${name}`;
  if (sort === `-${name}`) return name;
  return first === 'ascending' ? name : `-${name}`;
};
