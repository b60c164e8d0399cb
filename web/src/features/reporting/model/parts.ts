import type { ReportingShape } from '@lendring/contracts/http/reporting.js';
import { csvOf } from '@lendring/contracts/rules/csv.js';
import { day } from '../../../i18n/format.js';
import type { Locale } from '../../../i18n/locale.js';
import type { Spot } from '../../../parts/map/spots.js';
import { columnText, valueText, type T } from './columns.js';

export type Part = ReportingShape['parts'][number];
type Row = Part['rows'][number];

const products = ['plan', 'feature', 'ad', 'unknown'] as const;

/** Row label. `categories`: names by id; an unknown id of a newer server is shown as is. */
export const rowText = (t: T, { by }: Part, { key, name }: Row, categories: ReadonlyMap<string, string>): string => {
  if (name !== null) return name;
  switch (by) {
    case 'category':
      return categories.get(key) ?? key;
    case 'product': {
      const product = products.find((one) => one === key);
      return product ? t(`product.${product}`) : key;
    }
    case 'area':
      return key === '' ? t('anywhere') : key;
    case 'town':
    case 'term':
      return key;
  }
};

export const partDays = ({ months }: Part, { from, to }: Pick<ReportingShape, 'from' | 'to'>): string =>
  months === null ? `${from}-${to}` : [...new Set([months[0], months.at(-1)])].join('-');

export const monthsText = (t: T, { months }: Part, locale: Locale): string | null => {
  const [first, last] = [months?.[0], months?.at(-1)];
  if (months === null) return null;
  if (first === undefined || last === undefined) return t('months.none');
  const name = (month: string): string => day(`${month}-01`, locale, 'month');
  return first === last
    ? t('months.one', { month: name(first) })
    : t('months.more', { from: name(first), to: name(last) });
};

/** Radius of the largest circle, in metres. */
const WIDEST = 60_000;

/** Map circles with an area proportional to the value, largest first, so that their labels take precedence. */
export const spotsOf = (t: T, part: Part): readonly Spot[] => {
  const most = Math.max(1, ...part.rows.map(({ value }) => value));
  return part.rows.flatMap(({ key, name, point, value }) =>
    point === null
      ? []
      : [
          {
            id: key,
            ...point,
            radius: Math.round(WIDEST * Math.sqrt(value / most)),
            label: valueText(t, part, value),
            title: name ?? key,
          },
        ],
  );
};

/** CSV of the breakdown in the language's format; suppressed values get a row of their own. */
export const partFile = (
  part: Part,
  id: ReportingShape['reporting_id'],
  { t, locale, categories }: Readonly<{ t: T; locale: Locale; categories: ReadonlyMap<string, string> }>,
): string => {
  const cell = (value: number): string | number => {
    if (part.kind !== 'cents') return value;
    const euros = (value / 100).toFixed(2);
    return locale === 'en' ? Number(euros) : euros.replace('.', ',');
  };
  return csvOf(
    [
      [t(`one.${part.by}`), columnText(t, id, part.name)],
      ...part.rows.map((row) => [rowText(t, part, row, categories), cell(row.value)]),
      ...(part.others === 0 ? [] : [[t('rest'), cell(part.others)]]),
    ],
    locale === 'en' ? ',' : ';',
  );
};
