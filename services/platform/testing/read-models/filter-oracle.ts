import type { Filter } from '../../src/read-models/documents.port.js';
import { readFilter, type Condition, type Scalar } from '../../src/read-models/filter.js';

/** Reference implementation of filters for the contract suite. */
export const matches = (document: object, filter: Filter): boolean => holds(document, readFilter(filter));

const holds = (document: object, condition: Condition): boolean => {
  switch (condition.kind) {
    case 'all':
      return condition.of.every((part) => holds(document, part));
    case 'any':
      return condition.of.some((part) => holds(document, part));
    case 'not':
      return !holds(document, condition.condition);
    case 'in':
      return candidates(document, condition.path.split('.')).some((value) =>
        condition.values.some((wanted) => wanted === value),
      );
    case 'compare':
      return candidates(document, condition.path.split('.')).some((value) => {
        if (typeof value !== typeof condition.value) return false;
        const order = compareScalars(value as Scalar, condition.value);
        return { $gt: order > 0, $gte: order >= 0, $lt: order < 0, $lte: order <= 0 }[condition.operator];
      });
  }
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values that a path leads to: arrays are expanded one level, missing values count as null. */
const candidates = (value: unknown, [head, ...rest]: readonly string[]): readonly unknown[] => {
  if (head === undefined) return Array.isArray(value) ? value : [value ?? null];
  if (Array.isArray(value)) return value.filter(isObject).flatMap((item) => candidates(item, [head, ...rest]));
  return candidates(
    isObject(value) && Object.hasOwn(value, head) ? value[head] : undefined,
    isObject(value) ? rest : [],
  );
};

/** MongoDB's order of scalars: null, numbers, text by code point, booleans. */
export const compareScalars = (left: Scalar | undefined, right: Scalar | undefined): number => {
  const [a, b] = [left ?? null, right ?? null];
  const rank = (value: Scalar) =>
    value === null ? 0 : typeof value === 'number' ? 1 : typeof value === 'string' ? 2 : 3;
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  if (typeof a === 'string' && typeof b === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return Number(a) - Number(b);
};
