import type { StatementShape } from '@lendring/contracts/http/transfers.js';

type Line = StatementShape['lines'][number];
export type ShownOutcome = Line['outcome'] | 'paid';

export type ShownLine = Omit<Line, 'outcome'> & Readonly<{ outcome: ShownOutcome }>;

const settled: readonly ShownOutcome[] = ['known', 'early', 'ahead', 'undated', 'several', 'unknown', 'own', 'paid'];

/** Whether booking changes anything; money that pays for nothing is recorded too. */
export const hasToBook = (lines: readonly ShownLine[]): boolean =>
  lines.some(({ outcome }) => !settled.includes(outcome));

/**
 * Outcome per line after booking. The re-read statement reports every booked line as `known`, so use the outcome
 * predicted before.
 */
export const afterBooking = (before: readonly ShownLine[], now: readonly Line[]): readonly ShownLine[] =>
  now.map((line, index) => {
    const was = before[index]?.outcome;
    if (line.outcome !== 'known' || was === undefined) return line;
    return { ...line, outcome: was === 'pays' ? 'paid' : was };
  });
