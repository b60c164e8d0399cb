import type { TransparencyShape } from '@lendring/contracts/http/transparency.js';
import { useTranslation } from 'react-i18next';
import { day, number } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { columnText } from './file.js';
import { counted, meanHours, sumOf, type Counted, type Month } from './model.js';

type Row = Readonly<{
  name: string;
  count: (of: Counted) => number;
  hours: number | null;
  trustedHours: number | null;
  complaintHours: number | null;
}>;

type Medians = Pick<TransparencyShape, 'median_hours_trusted' | 'median_hours_complaints'>;

const hoursOf = (hours: number | null): string => (hours === null ? '–' : number(hours));

/** What is counted of each month: a table where there is room for its columns, else a list of months. */
export function MonthTable({ months, medians }: Readonly<{ months: readonly Month[]; medians: Medians }>) {
  const { t } = useTranslation('moderation');
  const locale = useLocale();
  const rows = months.map((month): Row => ({
    name: day(`${month.month}-01`, locale, 'month'),
    count: (of) => month[of],
    hours: month.hours_to_decision,
    trustedHours: month.median_hours_trusted,
    complaintHours: month.median_hours_complaints,
  }));
  const total: Row = {
    name: t('transparency.total'),
    count: (of) => sumOf(months, of),
    hours: meanHours(months),
    trustedHours: medians.median_hours_trusted,
    complaintHours: medians.median_hours_complaints,
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move what is wider than the page */}
      <div role="region" aria-labelledby="months" tabIndex={0} className="overflow-x-auto max-lg:hidden">
        <Table rows={rows} total={total} />
      </div>
      <ul className="flex flex-col gap-3 lg:hidden">
        {rows.map((row) => (
          <li key={row.name}>
            <MonthCard row={row} />
          </li>
        ))}
      </ul>
    </>
  );
}

const cell = 'px-2 py-2 text-right align-bottom';
const rowHead = 'py-2 pr-2 text-left align-bottom whitespace-nowrap';

function Table({ rows, total }: Readonly<{ rows: readonly Row[]; total: Row }>) {
  const { t } = useTranslation('moderation');
  const cells = ({ count, hours, trustedHours, complaintHours }: Row) => (
    <>
      {counted.map((of) => (
        <td key={of} className={cell}>
          {number(count(of))}
        </td>
      ))}
      <td className={cell}>{hoursOf(hours)}</td>
      <td className={cell}>{hoursOf(trustedHours)}</td>
      <td className={cell}>{hoursOf(complaintHours)}</td>
    </>
  );
  return (
    <table aria-labelledby="months" className="w-full border-collapse text-small">
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className={`${rowHead} font-bold`}>
            {t('transparency.month')}
          </th>
          {counted.map((of) => (
            <th key={of} scope="col" className={`${cell} font-bold hyphens-auto`}>
              {t(columnText[of])}
            </th>
          ))}
          <th scope="col" className={`${cell} font-bold hyphens-auto`}>
            {t('transparency.hours')}
          </th>
          <th scope="col" className={`${cell} font-bold hyphens-auto`}>
            {t('transparency.trustedHours')}
          </th>
          <th scope="col" className={`${cell} font-bold hyphens-auto`}>
            {t('transparency.complaintHours')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} className="border-b border-line">
            <th scope="row" className={`${rowHead} font-normal`}>
              {row.name}
            </th>
            {cells(row)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-bold">
          <th scope="row" className={`${rowHead} font-bold`}>
            {total.name}
          </th>
          {cells(total)}
        </tr>
      </tfoot>
    </table>
  );
}

function MonthCard({ row: { name, count, hours, trustedHours, complaintHours } }: Readonly<{ row: Row }>) {
  const { t } = useTranslation('moderation');
  return (
    <article className="rounded-lg border border-line p-4">
      <h3 className="text-h3">{name}</h3>
      <dl className="mt-2 grid gap-x-8 sm:grid-cols-2">
        {[
          ...counted.map((of) => [t(columnText[of]), number(count(of))] as const),
          [t('transparency.hours'), hoursOf(hours)] as const,
          [t('transparency.trustedHours'), hoursOf(trustedHours)] as const,
          [t('transparency.complaintHours'), hoursOf(complaintHours)] as const,
        ].map(([what, value]) => (
          <div key={what} className="flex justify-between gap-4 border-b border-line py-1.5">
            <dt className="min-w-0 text-muted hyphens-auto wrap-anywhere">{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
