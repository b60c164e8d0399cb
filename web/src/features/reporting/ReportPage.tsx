import { Link, useNavigate } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import type { ReportingColumn, ReportingId, ReportingRow, ReportingShape } from '@lendring/contracts/http/reporting.js';
import { dayIn, OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import { csvOf } from '@lendring/contracts/rules/csv.js';
import { reportingQuery } from '../../api/operations.js';
import { dayRange } from '../../i18n/format.js';
import type { Locale } from '../../i18n/locale.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { ApiError, errorText } from '../../lib/api-client/api-error.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useNow } from '../../lib/dates/use-now.js';
import { csvName, downloadText } from '../../lib/downloads/csv-file.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { cx } from '../../ui/cx.js';
import { later } from '../../ui/later.js';
import { Parts } from './Parts.js';
import { ReportFilters } from './ReportFilters.js';
import { ReportTable } from './ReportTable.js';
import { changeText, columnText, type T, valueText } from './columns.js';
import { reportQuestion, type ReportSearch } from './report-search.js';

type Words = Readonly<{ t: T; locale: Locale }>;

const cell = ({ kind }: ReportingColumn, value: number | null, locale: Locale): string | number => {
  if (value === null) return '';
  if (kind === 'count' || kind === 'minutes') return value;
  const digits = kind === 'cents' ? (value / 100).toFixed(2) : value.toFixed(kind === 'stars' ? 2 : 4);
  return locale === 'en' ? Number(digits) : digits.replace('.', ',');
};

/** CSV of the table in its order and the language's format: shares from 0 to 1, durations in minutes. */
export const reportFile = (
  { reporting_id: id, columns }: ReportingShape,
  rows: readonly ReportingRow[],
  { t, locale }: Words,
): string =>
  csvOf(
    [
      [
        t('from'),
        t('to'),
        ...columns.map((column) => {
          const name = columnText(t, id, column.name);
          return column.kind === 'minutes' ? t('inMinutes', { name }) : name;
        }),
      ],
      ...rows.map(({ from, to, values }) => [
        from,
        to,
        ...columns.map((column, index) => cell(column, values[index] ?? null, locale)),
      ]),
    ],
    locale === 'en' ? ',' : ';',
  );

type TotalsProps = Readonly<{ report: ReportingShape; chosen: string; onChoose: (name: string) => void }>;

function Totals({ report, chosen, onChoose }: TotalsProps) {
  const { t } = useTranslation('reporting');
  const { reporting_id: id, columns, total, compared } = report;
  return (
    <ul aria-label={t('figures')} className="grid grid-cols-2 gap-2 @xl:grid-cols-3 @4xl:grid-cols-5">
      {columns.map((column, index) => {
        const value = total[index] ?? null;
        const change = compared && changeText(t, column, value, compared.total[index] ?? null);
        return (
          <li key={column.name}>
            <button
              type="button"
              aria-pressed={column.name === chosen}
              onClick={() => onChoose(column.name)}
              className={cx(
                'flex h-full w-full flex-col items-start rounded-md border p-3 text-left text-ink',
                column.name === chosen ? 'border-teal bg-tint' : 'border-line bg-paper hover:bg-tint-2',
              )}
            >
              <span className="text-small hyphens-auto">{columnText(t, id, column.name)}</span>
              <span className="text-h3 font-bold">{valueText(t, column, value)}</span>
              {change && <span className="text-fine text-muted">{change}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Rows sorted by a column (`asked`, `-asked`) or by day (`from`, `-from`); null values come last. */
export const ordered = (
  rows: readonly ReportingRow[],
  columns: readonly ReportingColumn[],
  sort: string,
): readonly ReportingRow[] => {
  const down = sort.startsWith('-');
  const name = down ? sort.slice(1) : sort;
  const index = columns.findIndex((column) => column.name === name);
  if (index < 0) return down ? rows.toReversed() : rows;
  return rows.toSorted((a, b) => {
    const [x, y] = [a.values[index] ?? null, b.values[index] ?? null];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return down ? y - x : x - y;
  });
};

const Chart = later(async () => (await import('../../parts/charts/Chart.js')).Chart);

type Props = Readonly<{ id: ReportingId; search: ReportSearch }>;

export function ReportPage({ id, search }: Props) {
  const { t } = useTranslation('reporting');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const today = dayIn(useNow(), OPERATOR_TIME_ZONE);
  const { data, error } = useQuery(reportingQuery(useApi(), id, reportQuestion(search, today)));
  const go = (next: ReportSearch) =>
    void navigate({
      to: '/backoffice/reporting/$reportingId',
      params: { reportingId: id },
      search: next,
      resetScroll: false,
    });
  return (
    <>
      <p className="mb-2">
        <Link to="/backoffice/reporting">{t('all')}</Link>
      </p>
      <h1 className="text-h1">{t(`report.${id}.title`)}</h1>
      <p className="mt-2 mb-5 max-w-[75ch] text-muted">{t(`report.${id}.text`)}</p>
      <ReportFilters search={search} today={today} go={go} />
      {error && (
        <p role="alert" className="mt-6">
          {problemText(common, error)}
        </p>
      )}
      {!data && !error && <SkeletonText lines={10} />}
      {data && !error && data.from > today && <p className="mt-6 font-bold">{t('future')}</p>}
      {data && !error && <Numbers report={data} search={search} go={go} />}
    </>
  );
}

const problemText = (t: TFunction, error: unknown): string =>
  (error instanceof ApiError && error.fields[0]?.text) || errorText(t, error);

type NumbersProps = Readonly<{ report: ReportingShape; search: ReportSearch; go: (search: ReportSearch) => void }>;

function Numbers({ report, search, go }: NumbersProps) {
  const { t } = useTranslation('reporting');
  const locale = useLocale();
  const { reporting_id: id, columns, compared, from, to } = report;
  const index = Math.max(
    0,
    columns.findIndex(({ name }) => name === search.chart),
  );
  const column = columns[index];
  const sort = search.sort ?? '-from';
  const rows = ordered(report.rows, columns, sort);
  const days = dayRange(from, to, locale, 'year');
  const other = compared && dayRange(compared.from, compared.to, locale, 'year');
  const period = other ? t('comparedWith', { days, other }) : days;
  if (!column) return null;
  return (
    <>
      <p role="status" className="mt-5 mb-3 text-small text-muted">
        {period}
      </p>
      <Totals report={report} chosen={column.name} onChoose={(chart) => go({ ...search, chart })} />
      <div className="min-h-[260px]">
        <Chart
          days={report.rows.map((row) => row.from)}
          values={report.rows.map(({ values }) => values[index] ?? null)}
          compared={compared?.rows.map(({ values }) => values[index] ?? null) ?? null}
          textOf={(value) => valueText(t, column, value)}
          isWhole={column.kind !== 'share' && column.kind !== 'stars'}
          title={t('chart', { what: columnText(t, id, column.name), days })}
        />
      </div>
      {other && <p className="text-fine text-muted">{t('broken', { other })}</p>}
      <div className="mt-8 mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3">{t('numbers')}</h2>
        <Button
          variant="ghost"
          onClick={() =>
            downloadText(
              csvName(t(`report.${id}.title`), report.from, report.to),
              'text/csv',
              reportFile(report, rows, { t, locale }),
            )
          }
        >
          <Icon icon={Download} />
          {t('download')}
        </Button>
      </div>
      <ReportTable report={report} rows={rows} sort={sort} onSort={(next) => go({ ...search, sort: next })} />
      <Parts report={report} />
    </>
  );
}
