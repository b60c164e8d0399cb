import type { TransparencyShape } from '@lendring/contracts/http/transparency.js';
import { useTranslation } from 'react-i18next';
import { day, number } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { columnText, counted, type Counted, meanHours, type Month, sumOf } from './figures.js';

type Row = Readonly<{
  name: string;
  count: (of: Counted) => number;
  hours: number | null;
  trustedHours: number | null;
  complaintHours: number | null;
}>;

type Medians = Pick<TransparencyShape, 'median_hours_trusted' | 'median_hours_complaints'>;

const hoursOf = (hours: number | null): string => (hours === null ? '–' : number(hours));

type FigureText = (typeof columnText)[Counted] | `transparency.${'hours' | 'trustedHours' | 'complaintHours'}`;

const figures: readonly Readonly<{ text: FigureText; of: (row: Row) => string }>[] = [
  ...counted.map((one) => ({ text: columnText[one], of: ({ count }: Row) => number(count(one)) })),
  { text: 'transparency.hours', of: ({ hours }) => hoursOf(hours) },
  { text: 'transparency.trustedHours', of: ({ trustedHours }) => hoursOf(trustedHours) },
  { text: 'transparency.complaintHours', of: ({ complaintHours }) => hoursOf(complaintHours) },
];

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
const rowHead = 'sticky left-0 min-w-64 bg-paper py-2 pr-3 text-left align-bottom';

/** One row per figure: the total first, then months from newest to oldest, because old months may overflow the page. */
function Table({ rows, total }: Readonly<{ rows: readonly Row[]; total: Row }>) {
  const { t } = useTranslation('moderation');
  const columns = [total, ...rows];
  return (
    <table aria-labelledby="months" className="w-full border-collapse text-small">
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className={`${rowHead} font-bold`}>
            {t('transparency.figure')}
          </th>
          {columns.map(({ name }) => (
            <th key={name} scope="col" className={`${cell} min-w-24 font-bold`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map(({ text, of }) => (
          <tr key={text} className="border-b border-line">
            <th scope="row" className={`${rowHead} font-normal`}>
              {t(text)}
            </th>
            {columns.map((column) => (
              <td key={column.name} className={cell}>
                {of(column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MonthCard({ row }: Readonly<{ row: Row }>) {
  const { t } = useTranslation('moderation');
  return (
    <article className="rounded-lg border border-line p-4">
      <h3 className="text-h3">{row.name}</h3>
      <dl className="mt-2 grid gap-x-8 sm:grid-cols-2">
        {figures.map(({ text, of }) => (
          <div key={text} className="flex justify-between gap-4 border-b border-line py-1.5">
            <dt className="min-w-0 text-muted hyphens-auto wrap-anywhere">{t(text)}</dt>
            <dd>{of(row)}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
