import type { CommandAnswer, Refusal } from '@lendring/contracts/kernel/service-api.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import { isCode, type Code } from '@lendring/contracts/http/messages.js';
import { refusedFields } from './refused-fields.js';

export type FieldProblem = Readonly<{ path: string; code: string; params?: Readonly<Record<string, string | number>> }>;

export class ApiError extends Error {
  constructor(
    readonly code: Code,
    readonly params: Readonly<Record<string, string | number>> = {},
    readonly fields: readonly FieldProblem[] = [],
    options?: { readonly cause: unknown },
  ) {
    super(code, options);
  }
}

type Fields = Partial<Record<Code, string>>;

const fromRefusal = ({ code, params }: Refusal, fields: Fields): Error => {
  if (!isCode(code)) return new Error(`Refusal ${code} has no text. Add it to the messages in contracts.`);
  const path = fields[code] ?? refusedFields[code];
  return new ApiError(code, params, path === undefined ? [] : [{ path, code, ...(params && { params }) }]);
};

/**
 * Returns the position of an accepted command. @throws ApiError for a refusal, with the input field concerned @param
 * fields overrides for the usual field of a refusal
 */
export const accepted = (answer: CommandAnswer, fields: Fields = {}): Position => {
  if (answer.ok) return answer.position;
  throw fromRefusal(answer.refusal, fields);
};

/**
 * Returns the value or throws `code`. Hidden and missing resources get the same error, so that callers cannot tell
 * them apart.
 */
export const found = <T>(value: T | null | undefined, code: Code): T => {
  if (value === null || value === undefined) throw new ApiError(code);
  return value;
};
