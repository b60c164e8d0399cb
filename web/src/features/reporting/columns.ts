import type { ParseKeys, TFunction } from 'i18next';
import type { ReportingColumn, ReportingId } from '@lendring/contracts/http/reporting.js';
import { moneyExact, number } from '../../i18n/format.js';
import type texts from '../../i18n/locales/de/reporting.json';

export type T = TFunction<'reporting'>;

/** Columns with a translation; a column of a newer server shows its raw name. */
type Named = { [Id in ReportingId]: `column.${Id}.${keyof (typeof texts)['column'][Id] & string}` }[ReportingId];

export const columnText = (t: T, id: ReportingId, name: string): string =>
  t(`column.${id}.${name}` as Named & ParseKeys<'reporting'>, { defaultValue: name });

const HOUR = 60;
const DAY = 1_440;

const minutesText = (t: T, minutes: number): string => {
  if (minutes < HOUR) return t('minutes', { n: number(minutes) });
  return minutes < 2 * DAY ? t('hours', { n: number(minutes / HOUR, 1) }) : t('days', { n: number(minutes / DAY, 1) });
};

export const valueText = (t: T, { kind }: ReportingColumn, value: number | null): string => {
  if (value === null) return '–';
  switch (kind) {
    case 'count':
      return number(value);
    case 'share':
      return t('share', { n: number(value * 100, 1) });
    case 'minutes':
      return minutesText(t, value);
    case 'stars':
      return number(value, 2);
    case 'cents':
      return moneyExact({ minor: value });
  }
};

/**
 * Relative change in words; the absolute previous value if it was 0, because no percentage exists. Null if either value
 * is unknown.
 */
export const changeText = (
  t: T,
  column: ReportingColumn,
  value: number | null,
  before: number | null,
): string | null => {
  if (value === null || before === null) return null;
  const { kind } = column;
  // State changes of shares in percentage points, because a percentage of a percentage misleads.
  if (kind === 'share') {
    const points = number(Math.abs(value - before) * 100, 1);
    return value === before ? t('same') : t(value > before ? 'points.more' : 'points.less', { n: points });
  }
  if (value === before) return t('same');
  if (kind === 'stars') {
    const n = number(Math.abs(value - before), 2);
    return t(value > before ? 'stars.more' : 'stars.less', { n });
  }
  if (before <= 0) return t('was', { value: valueText(t, column, before) });
  const percent = number(Math.abs(value / before - 1) * 100);
  return t(value > before ? 'percent.more' : 'percent.less', { n: percent });
};
