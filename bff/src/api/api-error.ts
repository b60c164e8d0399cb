import type { CommandAnswer, Refusal } from '@lendring/contracts/kernel/door.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import { isCode, type Code } from '@lendring/contracts/texts/messages.js';

export type FieldProblem = Readonly<{ path: string; code: string; params?: Readonly<Record<string, string | number>> }>;

/** An answer that is not a success: its code decides status and text (see `messages.ts`). */
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

const fromRefusal = (refusal: Refusal): Error =>
  isCode(refusal.code)
    ? new ApiError(refusal.code, refusal.params)
    : new Error(`A refusal without a text: ${refusal.code}`);

/** The position of an accepted command; a refusal becomes the error that the caller sees. */
export const accepted = (answer: CommandAnswer): Position => {
  if (answer.ok) return answer.position;
  throw fromRefusal(answer.refusal);
};

/** What must exist for the asker; strangers get the same answer as for what is not there. */
export const found = <T>(value: T | null | undefined, code: Code): T => {
  if (value === null || value === undefined) throw new ApiError(code);
  return value;
};
