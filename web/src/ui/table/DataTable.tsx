import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { ReactNode } from 'react';
import { cx } from '../cx.js';
import { Icon } from '../Icon.js';
import { pressed } from './table-search.js';

export type Column<Row> = Readonly<{
  name: string;
  text: string;
  cell: (row: Row) => ReactNode;
  /** Numbers end at the same place. */ right?: boolean;
  /** Left out where there is no room; what it says must stand elsewhere then. */ roomy?: boolean;
  /** It can put the rows in order, at first so. */ order?: 'ascending' | 'descending';
}>;

type Props<Row> = Readonly<{
  caption: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The first is what a row is called by. */
  columns: readonly Column<Row>[];
  /** Name of the column that the rows are ordered by, with `-` the other way round. */
  sort: string;
  onSort: (sort: string) => void;
  /** The link in a row's first cell covers the row: it stretches over it by itself. */ opens?: boolean;
}>;

/** A table whose heads put it in order; the order is the server's, since a page is not all there is. */
export function DataTable<Row>({ caption, rows, keyOf, columns, sort, onSort, opens }: Props<Row>) {
  const look = ({ right, roomy }: Column<Row>) =>
    cx('pr-3 last:pr-0', right ? 'text-right' : 'text-left', roomy && 'max-md:hidden');
  // Heads keep their words whole, so that no column is narrower than what it is called; cells break where they must, and
  // where there is room only the first column does so within a word.
  const cellLook = (column: Column<Row>, index: number) =>
    cx('py-2.5 wrap-anywhere', index > 0 && 'xl:wrap-break-word', look(column));
  return (
    <table className="w-full border-collapse text-small">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line align-bottom">
          {columns.map((column) => (
            <Head key={column.name} {...{ column, sort, onSort }} className={look(column)} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className={cx(
              'border-b border-line align-top hover:bg-tint-2',
              opens && 'group relative has-focus-visible:bg-tint-2',
            )}
          >
            {columns.map((column, index) =>
              index === 0 ? (
                <th key={column.name} scope="row" className={cx('font-normal', cellLook(column, index))}>
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.name} className={cellLook(column, index)}>
                  {column.cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type HeadProps<Row> = Readonly<{
  column: Column<Row>;
  sort: string;
  onSort: (sort: string) => void;
  className: string;
}>;

function Head<Row>({ column: { name, text, order }, sort, onSort, className }: HeadProps<Row>) {
  if (!order)
    return (
      <th scope="col" className={cx('py-3 font-bold', className)}>
        {text}
      </th>
    );
  const direction = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined;
  return (
    <th scope="col" aria-sort={direction} className={className}>
      <button
        type="button"
        onClick={() => onSort(pressed(name, order, sort))}
        className="inline-flex min-h-11 items-center gap-1 border-0 bg-transparent p-0 text-small font-bold text-ink hover:underline"
      >
        {direction && <Icon icon={direction === 'ascending' ? ArrowUp : ArrowDown} size={14} />}
        {text}
      </button>
    </th>
  );
}
