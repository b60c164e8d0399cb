import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { everyRow, FILE_PAGE, pageAfter } from '../../lib/downloads/csv-file.js';
import { LoadProblem } from '../loading/LoadProblem.js';
import { Pagination } from '../../ui/Pagination.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { DataTable } from './DataTable.js';
import { ColumnChoice, TableFile, TableHead } from './TableHead.js';
import type { List, RawSearch } from './list.js';

type Paging = Readonly<{ page: number; size: number; total: number; hasNextPage: boolean }>;
type FilePage = Readonly<{ purpose: 'file'; page: number; size: number }>;

type Props<Row, Words, Search> = Readonly<{
  list: List<Row, Words, Search>;
  words: Words;
  search: Search;
  go: (search: RawSearch) => void;
  link: (search: RawSearch) => LinkProps;
  rows: readonly Row[] | undefined;
  paging: Paging | undefined;
  error: unknown;
  readPage: (page: FilePage) => Promise<Readonly<{ rows: readonly Row[]; paging: Paging }>>;
  count: (count: number) => string;
  hint?: string;
  /** Further actions, in front of the choice of columns. */
  tools?: ReactNode;
  /** Selects rows, right above them. */
  selects?: ReactNode;
  none: ReactNode;
  /** Replaces the table. */
  children?: ((rows: readonly Row[]) => ReactNode) | false;
}>;

/** A staff list with its choice of columns, its file and its pages. */
export function ListTable<Row, Words, Search extends object>(props: Props<Row, Words, Search>) {
  const { list, words, search, go, link, rows, paging, error, readPage, count, hint, tools, selects, none, children } =
    props;
  const table = list.table(words, search);
  return (
    <>
      <TableHead count={paging && count(paging.total)} hint={rows && rows.length > 1 && hint}>
        {tools}
        {paging && paging.total > 0 && (
          <>
            {table.all.length > 1 && <ColumnChoice {...table} choose={(columns) => go({ ...search, columns })} />}
            <TableFile
              title={list.title(words)}
              read={(told) =>
                everyRow<Row, number>(async (place) => {
                  const read = await readPage({ purpose: 'file', page: place ?? 1, size: FILE_PAGE });
                  return { rows: read.rows, next: pageAfter(read.paging) };
                }, told)
              }
              file={() => list.file(words)}
            />
          </>
        )}
      </TableHead>
      {!rows && (error ? <LoadProblem error={error} /> : <SkeletonText lines={8} />)}
      {selects}
      {rows?.length === 0 && none}
      {rows &&
        rows.length > 0 &&
        (children ? (
          children(rows)
        ) : (
          <DataTable
            {...table}
            caption={list.title(words)}
            rows={rows}
            keyOf={list.keyOf}
            opens={list.opens}
            onSort={(sort) => go({ ...search, page: undefined, sort })}
          />
        ))}
      {paging && <Pagination {...paging} link={(page) => link({ ...search, page })} />}
    </>
  );
}
