import * as z from 'zod';
import { ApiError, type FieldProblem } from './api-error.js';
import type { Schema } from '@lendring/contracts/kernel/schema.js';

type Issue = z.core.$ZodIssue;

const bounds = (issue: Issue & { code: 'too_small' | 'too_big' }): FieldProblem['code'] => {
  const small = issue.code === 'too_small';
  if (issue.origin === 'string') return small ? (Number(issue.minimum) <= 1 ? 'required' : 'too_short') : 'too_long';
  if (issue.origin === 'array') return small ? 'too_few' : 'too_many';
  return small ? 'too_small' : 'too_large';
};

const ownCode = /^[a-z]+(_[a-z]+)+$/;

const missing = (path: string): FieldProblem['code'] =>
  /(?:^|\.)date_(?:from|to)$/.test(path) ? 'date_needed' : 'required';

const problem = (issue: Issue): FieldProblem => {
  const path = issue.path.join('.');
  if (ownCode.test(issue.message) || issue.message === 'email') return { path, code: issue.message };
  switch (issue.code) {
    case 'too_small':
      return { path, code: bounds(issue), params: { min: Number(issue.minimum) } };
    case 'too_big':
      return { path, code: bounds(issue), params: { max: Number(issue.maximum) } };
    case 'invalid_type':
      return { path, code: issue.input === undefined ? missing(path) : 'format' };
    case 'invalid_value':
      return { path, code: 'choice' };
    case 'invalid_format':
      return {
        path,
        code: issue.format === 'email' || issue.format === 'url' || issue.format === 'date' ? issue.format : 'format',
      };
    case 'unrecognized_keys':
      return { path: [path, issue.keys[0]].filter(Boolean).join('.'), code: 'unknown_field' };
    default:
      return { path, code: 'format' };
  }
};

/** Parses the value. @throws ApiError `invalid_input` with every invalid field and a stable code */
export const validate = <Wanted extends Schema>(schema: Wanted, value: unknown): z.output<Wanted> => {
  const parsed = z.safeParse(schema, value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new ApiError('invalid_input', {}, parsed.error.issues.slice(0, 20).map(problem));
};
