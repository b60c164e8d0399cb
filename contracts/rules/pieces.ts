import { limits } from '../kernel/limits.js';

export const pieceConditions = ['new', 'good', 'worn', 'defect', 'retired'] as const;
export type PieceCondition = (typeof pieceConditions)[number];

/** Length limits in characters, and the maximum number of pieces of an offer. */
export const pieceLimits = { number: 40, note: 300, pieces: limits.quantity } as const;

/** Defect and retired pieces are not handed out. */
export const isLendable = (condition: PieceCondition): boolean => condition !== 'defect' && condition !== 'retired';

/** Number for comparison: numbers that differ only in case are equal. Capital letters write ß as SS. */
export const comparedNumber = (number: string): string => number.toUpperCase().toLowerCase().normalize('NFC');

export type RunProblem = 'run_unclear' | 'run_backwards' | 'pieces_too_many';

/** A number that ends with at most nine digits, which count up. */
const COUNTED = /^(.*?)(\d{1,9})$/u;

/**
 * Numbers of a run such as BK-001 to BK-020, padded like the first one; without a last number only the first. Problems:
 * different beginnings or no digits at the end, backwards, or more than the maximum number of pieces.
 */
export const numbersOfRun = (first: string, last: string | null): readonly string[] | RunProblem => {
  if (last === null || first === last) return [first];
  const [, start, from = ''] = COUNTED.exec(first) ?? [];
  const [, beginning, to = ''] = COUNTED.exec(last) ?? [];
  if (start === undefined || start !== beginning) return 'run_unclear';
  const count = Number(to) - Number(from) + 1;
  if (count < 1) return 'run_backwards';
  if (count > pieceLimits.pieces) return 'pieces_too_many';
  return Array.from({ length: count }, (_, n) => `${start}${String(Number(from) + n).padStart(from.length, '0')}`);
};
