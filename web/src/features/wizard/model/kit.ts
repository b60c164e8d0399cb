import type { OfferShape } from '@lendring/contracts/http/offer.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { partsOf } from '@lendring/contracts/rules/parts-text.js';
import type { StepModel } from '../../../parts/conditions/form.js';

/** Row of a part. `key`: React key, not sent to the API. `count`: NaN for invalid text. */
export type PartRow = Readonly<{ key: string; name: string; count: number | null }>;

/** Parts of an offer; `typed`: text that has not become rows yet. */
export type Kit = Readonly<{ rows: readonly PartRow[]; typed: string }>;

export const partField = ({ key }: Pick<PartRow, 'key'>, field: 'name' | 'count'): string => `part-${field}-${key}`;

const isCount = (count: number | null): count is number =>
  count !== null && Number.isInteger(count) && count >= 1 && count <= limits.partCount;

/** Turns the typed or pasted text into rows at the end, up to the limit. */
export const withTyped = ({ rows, typed }: Kit, newKey: () => string): Kit => ({
  rows: [...rows, ...partsOf(typed).map((part) => ({ ...part, key: newKey() }))].slice(0, limits.parts),
  typed: '',
});

/** Moves a row by one place; rows at either end stay. */
export const movedRow = (rows: readonly PartRow[], key: string, by: -1 | 1): readonly PartRow[] => {
  const from = rows.findIndex((row) => row.key === key);
  const row = rows[from];
  return row && rows[from + by] ? rows.toSpliced(from, 1).toSpliced(from + by, 0, row) : rows;
};

const named = (rows: Kit['rows']) => rows.filter(({ name }) => name.trim() !== '');

export const kitModel: StepModel<Kit> = {
  from: ({ parts }: OfferShape) => ({
    rows: parts.map((part, index) => ({ key: `given-${index}`, ...part })),
    typed: '',
  }),
  patch: (kit) => {
    const { rows } = withTyped(kit, () => '');
    const parts = named(rows).flatMap(({ name, count }) => (isCount(count) ? { name: name.trim(), count } : []));
    return parts.length === named(rows).length ? { parts } : {};
  },
  problems: ({ rows }) =>
    named(rows)
      .filter(({ count }) => !isCount(count))
      .map((row) => ({ id: partField(row, 'count'), key: 'count', params: { max: limits.partCount } })),
  fieldId: (path, { rows }) => {
    const [, index, field] = path.split('.');
    const row = named(rows)[Number(index)];
    return row && (field === 'name' || field === 'count') ? partField(row, field) : 'part-add';
  },
};
