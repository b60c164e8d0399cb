import type { Schema } from '@lendring/contracts/kernel/schema.js';
import * as z from 'zod';

type Row = Readonly<Record<string, unknown>>;
type Box = Record<PropertyKey, unknown>;

/** Rounds in which a row is mended: removing a key may show another problem, for example in a union. */
const ROUNDS = 5;

const isBox = (value: unknown): value is Box => typeof value === 'object' && value !== null;
const isName = (key: PropertyKey): key is string => typeof key === 'string' && /^[a-z][a-zA-Z0-9_]{0,40}$/.test(key);

const at = (row: Box, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (isBox(value) ? value[key] : undefined), row);

/** Mends the copy of a row at one issue, and describes the issue without any value. */
const mend = (row: Box, issue: z.core.$ZodIssue): string => {
  const { path } = issue;
  const field = path[0] !== undefined && isName(path[0]) ? path[0] : 'row';
  if (issue.code === 'unrecognized_keys') {
    const value = at(row, path);
    if (isBox(value)) for (const key of issue.keys) Reflect.deleteProperty(value, key);
    return `${field}: unknown ${issue.keys.filter(isName).join(', ')}`;
  }
  // An object of another form may contain unknown keys, for example data of other people. A union names its
  // discriminator, which the object contains.
  const whole = issue.code === 'invalid_union' && issue.discriminator !== undefined ? path.slice(0, -1) : path;
  const parent = at(row, whole.slice(0, -1));
  const key = whole.at(-1);
  if (key !== undefined && isBox(parent) && isBox(parent[key])) parent[key] = null;
  return `${field}: ${issue.code}`;
};

/**
 * Returns the row for an export file. A row that does not match its schema is exported without unknown keys, with its
 * other values as stored, except objects of another form, which become null.
 * @returns problems: descriptions without personal data, such as `messages: unknown sender`
 */
export const fittingRow = (schema: Schema, row: Row): Readonly<{ row: unknown; problems: readonly string[] }> => {
  const first = z.safeParse(schema, row);
  if (first.success) return { row: first.data, problems: [] };
  const copy = structuredClone(row) as Box;
  const problems = new Set<string>();
  let issues = first.error.issues;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const issue of issues) problems.add(mend(copy, issue));
    const next = z.safeParse(schema, copy);
    if (next.success) return { row: next.data, problems: [...problems] };
    issues = next.error.issues;
  }
  return { row: copy, problems: [...problems] };
};
