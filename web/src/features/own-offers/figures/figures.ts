import type { TFunction } from 'i18next';
import type { FiguresShape } from '@lendring/contracts/http/own-figures.js';
import { csvOf } from '@lendring/contracts/rules/csv.js';
import { money, number } from '../../../i18n/format.js';
import type { Locale } from '../../../i18n/locale.js';

export type T = TFunction<'ownFigures'>;
export type Column = keyof FiguresShape;

const kinds: Readonly<Record<Column, 'count' | 'cents' | 'share'>> = {
  views: 'count',
  loans: 'count',
  borrowers: 'count',
  late: 'count',
  incomplete: 'count',
  unit_days: 'count',
  occupancy: 'share',
  income: 'cents',
  donations: 'cents',
  crates: 'count',
  sixpacks: 'count',
};
const all = Object.keys(kinds) as Column[];
const rare: readonly Column[] = ['late', 'incomplete', 'donations', 'crates', 'sixpacks'];

/** Columns worth showing: late and incomplete returns, donations, crates and sixpacks only where there were some. */
export const columnsOf = (...figures: readonly FiguresShape[]): readonly Column[] =>
  all.filter((column) => !rare.includes(column) || figures.some((one) => one[column] !== 0));

export const isWhole = (column: Column): boolean => kinds[column] !== 'share';

export const valueText = (t: T, column: Column, value: number | null): string => {
  if (value === null) return '–';
  if (kinds[column] === 'cents') return money({ minor: value });
  return kinds[column] === 'share' ? t('share', { n: number(value * 100) }) : number(value);
};

/** Whether anything happened in the period before, so that a comparison with it means something. */
export const isComparable = (before: FiguresShape): boolean => all.some((column) => (before[column] ?? 0) !== 0);

/** Change against the period before, in percent, or in points for a share; null when one of both is unknown. */
export const changeText = (t: T, column: Column, value: number | null, before: number | null): string | null => {
  if (value === null || before === null) return null;
  if (kinds[column] === 'share') {
    const points = Math.round(value * 100) - Math.round(before * 100);
    if (points === 0) return t('same');
    const count = Math.abs(points);
    return t(points > 0 ? 'points.more' : 'points.less', { count, n: number(count) });
  }
  if (value === before) return t('same');
  if (before === 0) return t('was', { value: valueText(t, column, before) });
  return t(value > before ? 'more' : 'less', { n: number(Math.abs(value / before - 1) * 100) });
};

const cell = (column: Column, value: number | null, locale: Locale): string | number => {
  if (value === null) return '';
  if (kinds[column] === 'count') return value;
  const digits = kinds[column] === 'cents' ? (value / 100).toFixed(2) : value.toFixed(4);
  return locale === 'en' ? Number(digits) : digits.replace('.', ',');
};

type Row = Readonly<{ names: readonly string[]; figures: FiguresShape }>;

/** CSV in the language's format. `heads`: titles of the leading columns; shares are from 0 to 1, sums in euros. */
export const figuresFile = (
  heads: readonly string[],
  rows: readonly Row[],
  columns: readonly Column[],
  { t, locale }: Readonly<{ t: T; locale: Locale }>,
): string =>
  csvOf(
    [
      [...heads, ...columns.map((column) => t(`column.${column}`))],
      ...rows.map(({ names, figures }) => [
        ...names,
        ...columns.map((column) => cell(column, figures[column], locale)),
      ]),
    ],
    locale === 'en' ? ',' : ';',
  );
