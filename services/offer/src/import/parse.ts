import type * as z from 'zod';
import type { ImportProblem } from '@lendring/contracts/offer/import.js';

type Problem = Pick<ImportProblem, 'code' | 'params'>;
export type Read<Value> = Readonly<{ value: Value }> | Readonly<{ problem: Problem }>;

/** Outcome of a cell that cannot be read. */
export const problem = (code: string, params?: Problem['params']) => ({ problem: { code, ...(params && { params }) } });

const ownCode = /^[a-z]+(_[a-z]+)+$/;

const tooBig: Readonly<Record<string, string>> = { string: 'too_long', array: 'too_many' };

/** Parses a cell by the schema of its field, with the codes of field errors. */
export const parsed = <Value>(schema: z.ZodType<Value>, given: unknown): Read<Value> => {
  const result = schema.safeParse(given);
  if (result.success) return { value: result.data };
  const [issue] = result.error.issues;
  if (issue && ownCode.test(issue.message)) return problem(issue.message);
  if (issue?.code === 'too_big') return problem(tooBig[issue.origin] ?? 'too_large', { max: Number(issue.maximum) });
  if (issue?.code === 'too_small' && issue.origin !== 'string')
    return problem('too_small', { min: Number(issue.minimum) });
  return problem('format');
};
