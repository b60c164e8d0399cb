import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Icon } from '../../ui/Icon.js';
import { cx } from '../../ui/cx.js';
import { type Column, pressed } from './list.js';

type Props<Row> = Readonly<{
  caption: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: readonly Column<Row>[];
  sort: string;
  onSort: (sort: string) => void;
  /** Row covered by the link in its first cell; the link stretches itself. */
  opens?: boolean;
}>;

/** Sortable table. The server sorts, since the table shows only one page. */
export function DataTable<Row>({ caption, rows, keyOf, columns, sort, onSort, opens }: Props<Row>) {
  const look = ({ right, roomy }: Column<Row>) =>
    cx('pr-3 last:pr-0', right ? 'text-right' : 'text-left', roomy && 'max-md:hidden');
  // Headings never break within words, so that columns are wide enough for them. Cells break anywhere; on wide screens,
  // only the first column breaks within words.
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
        className="inline-flex min-h-11 items-center gap-1 border-0 bg-transparent p-0 text-small font-bold text-ink [text-align:inherit] hover:underline"
      >
        {direction && <Icon icon={direction === 'ascending' ? ArrowUp : ArrowDown} size={14} />}
        {text}
      </button>
    </th>
  );
}
