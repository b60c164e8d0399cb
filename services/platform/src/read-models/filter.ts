import { InvalidQuery, type Filter } from './documents.port.js';

export type Scalar = string | number | boolean | null;
export type Comparison = '$gt' | '$gte' | '$lt' | '$lte';

/** Validated, normalised filter with only four shapes for each adapter to translate. */
export type Condition =
  | Readonly<{ kind: 'all' | 'any'; of: readonly Condition[] }>
  | Readonly<{ kind: 'not'; condition: Condition }>
  | Readonly<{ kind: 'in'; path: string; values: readonly Scalar[] }>
  | Readonly<{ kind: 'compare'; path: string; operator: Comparison; value: string | number }>;

const pathPattern = /^(?!\d+(?:\.|$))[\w-]+(?:\.(?!\d+(?:\.|$))[\w-]+)*$/;

/** @throws InvalidQuery unless the path consists of letters, digits, `_`, `-` and dots, without bare numbers */
export const checkPath = (path: string): string => {
  if (path.length > 200 || !pathPattern.test(path))
    throw new InvalidQuery(`Not a path of a document: ${JSON.stringify(path)}`);
  return path;
};

export const checkPage = (skip: number, limit: number): void => {
  if (!Number.isSafeInteger(limit) || limit < 1)
    throw new InvalidQuery(`limit must be a whole number from 1 on, not ${limit}`);
  if (!Number.isSafeInteger(skip) || skip < 0)
    throw new InvalidQuery(`skip must be a whole number from 0 on, not ${skip}`);
};

/** Collection names are our own, for example `requests@1` or `requests@1.2`. @throws InvalidQuery */
export const checkName = (name: string): string => {
  if (!/^[a-z][\w-]*(@\d+(\.\d+)?)?$/i.test(name))
    throw new InvalidQuery(`Not a name of a collection: ${JSON.stringify(name)}`);
  return name;
};

const checkScalar = (value: unknown, path: string): Scalar => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new InvalidQuery(
    `The filter on ${path} compares with ${value === undefined ? 'undefined' : JSON.stringify(value)}: only text, numbers, booleans and null can be compared`,
  );
};

const operator = (path: string, name: string, value: unknown): Condition => {
  switch (name) {
    case '$in':
      if (!Array.isArray(value)) throw new InvalidQuery(`$in on ${path} needs a list`);
      return { kind: 'in', path, values: value.map((item) => checkScalar(item, path)) };
    case '$ne':
      return { kind: 'not', condition: { kind: 'in', path, values: [checkScalar(value, path)] } };
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte': {
      const bound = checkScalar(value, path);
      if (typeof bound !== 'string' && typeof bound !== 'number')
        throw new InvalidQuery(`${name} on ${path} needs text or a number`);
      return { kind: 'compare', path, operator: name, value: bound };
    }
    default:
      throw new InvalidQuery(`Unknown operator ${name} on ${path}`);
  }
};

const several = (kind: 'all' | 'any', name: string, value: unknown): Condition => {
  if (!Array.isArray(value) || value.length === 0)
    throw new InvalidQuery(`${name} needs a list of at least one filter`);
  return { kind, of: value.map((part: Filter) => readFilter(part)) };
};

export const readFilter = (filter: Filter): Condition => {
  const of = Object.entries(filter).flatMap(([key, value]): Condition[] => {
    if (key === '$and') return [several('all', key, value)];
    if (key === '$or') return [several('any', key, value)];
    const path = checkPath(key);
    if (typeof value !== 'object' || value === null) return [{ kind: 'in', path, values: [checkScalar(value, path)] }];
    const operators = Object.entries(value);
    if (Array.isArray(value) || operators.length === 0) throw new InvalidQuery(`The filter on ${path} has no operator`);
    return operators.map(([name, operand]) => operator(path, name, operand));
  });
  return { kind: 'all', of };
};
