/** Value that can be compared between runs, because both of its sides were measured in one run. */
export type Ratio = Readonly<{ value: number; better: 'higher' | 'lower' }>;

/** One measured figure. `ok` is null for a figure without a limit, shown for scale. */
export type Figure = Readonly<{ name: string; value: string; limit: string; ok: boolean | null; ratio?: Ratio }>;

const rounded = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
const withUnit = (value: number, unit: string): string =>
  unit === '/s' || unit === '/min'
    ? `${Math.round(value).toLocaleString('en')}${unit}`
    : `${rounded(value)}${unit === '%' ? unit : ` ${unit}`}`;

const ratioIn = (value: number, unit: string, better: Ratio['better']): Pick<Figure, 'ratio'> =>
  unit === '%' || unit === '×' ? { ratio: { value, better } } : {};

export const atMost = (name: string, value: number, limit: number, unit: string): Figure => ({
  name,
  value: withUnit(value, unit),
  limit: `≤ ${withUnit(limit, unit)}`,
  ok: value <= limit,
  ...ratioIn(value, unit, 'lower'),
});
export const atLeast = (name: string, value: number, limit: number, unit: string): Figure => ({
  name,
  value: withUnit(value, unit),
  limit: `≥ ${withUnit(limit, unit)}`,
  ok: value >= limit,
  ...ratioIn(value, unit, 'higher'),
});
export const forScale = (name: string, value: number, unit: string): Figure => ({
  name,
  value: withUnit(value, unit),
  limit: '',
  ok: null,
});

/** Rate as a share of a bare route's in the same run, without a limit. */
export const shareOf = (name: string, rate: number, bare: number): Figure => {
  const percent = (100 * rate) / bare;
  return { ...forScale(name, percent, '%'), ...ratioIn(percent, '%', 'higher') };
};

/** `right` lists the indexes of the right-aligned columns. */
export const columns = (rows: readonly (readonly string[])[], right: readonly number[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          right.includes(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

export const table = (figures: readonly Figure[]): string =>
  columns(
    [
      ['figure', 'value', 'limit', ''],
      ...figures.map(({ name, value, limit, ok }) => [name, value, limit, ok === null ? '' : ok ? 'ok' : 'over']),
    ],
    [1, 2],
  );
