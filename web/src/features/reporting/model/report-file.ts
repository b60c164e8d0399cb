import type { ReportingColumn, ReportingRow, ReportingShape } from '@lendring/contracts/http/reporting.js';
import { csvOf } from '@lendring/contracts/rules/csv.js';
import type { Locale } from '../../../i18n/locale.js';
import { columnText, type T } from './columns.js';

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
