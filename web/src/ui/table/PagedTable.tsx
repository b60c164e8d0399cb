import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/error-text.js';
import { Pagination } from '../Pagination.js';
import { SkeletonText } from '../Skeleton.js';
import { ColumnChoice, type Columns } from './ColumnChoice.js';
import { TableFile, type File } from './TableFile.js';
import { TableHead } from './TableHead.js';

type Paging = Readonly<{ page: number; size: number; total: number; hasNextPage: boolean }>;

type Props<Row, Filed, Name extends string> = Readonly<{
  /** A page of rows; undefined until the server has answered. */
  rows: readonly Row[] | undefined;
  paging: Paging | undefined;
  /** Why it has not. */ error: unknown;
  count: (count: number) => string;
  /** What helps with reading several rows. */ hint?: string;
  columns: Columns<Name>;
  file: File<Filed>;
  /** Instead of a table without rows. */ none: ReactNode;
  /** To the same list on another page. */ link: (page: number) => LinkProps;
  /** The table itself. */ children: (rows: readonly Row[]) => ReactNode;
}>;

/** A list that the server pages: how many there are, columns and file above the table, the way to other pages below it. */
export function PagedTable<Row, Filed, Name extends string>(props: Props<Row, Filed, Name>) {
  const { rows, paging, error, count, hint, columns, file, none, link, children } = props;
  const { t } = useTranslation();
  return (
    <>
      <TableHead count={paging && count(paging.total)} hint={rows && rows.length > 1 && hint}>
        {paging && paging.total > 0 && (
          <>
            {columns.all.length > 1 && <ColumnChoice {...columns} />}
            <TableFile {...file} />
          </>
        )}
      </TableHead>
      {!rows && (error ? <p role="alert">{errorText(t, error)}</p> : <SkeletonText lines={8} />)}
      {rows && (rows.length > 0 ? children(rows) : none)}
      {paging && <Pagination {...paging} link={link} />}
    </>
  );
}
