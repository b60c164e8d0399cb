import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/api-client/api-error.js';
import { Pagination } from '../../ui/Pagination.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { ColumnChoice, type Columns } from './ColumnChoice.js';
import { TableFile, type File } from './TableFile.js';
import { TableHead } from './TableHead.js';

type Paging = Readonly<{ page: number; size: number; total: number; hasNextPage: boolean }>;

type Props<Row, Filed, Name extends string> = Readonly<{
  rows: readonly Row[] | undefined;
  paging: Paging | undefined;
  error: unknown;
  count: (count: number) => string;
  hint?: string;
  columns: Columns<Name>;
  file: File<Filed>;
  none: ReactNode;
  link: (page: number) => LinkProps;
  children: (rows: readonly Row[]) => ReactNode;
}>;

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
