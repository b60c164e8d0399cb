import type { StatementShape } from '@lendring/contracts/http/transfers.js';

type Line = StatementShape['lines'][number];
export type ShownOutcome = Line['outcome'] | 'paid';

/** Lines as they are shown: what booking would do to them, or has done. */
export type ShownLine = Omit<Line, 'outcome'> & Readonly<{ outcome: ShownOutcome }>;

/** What booking changes nothing about. */
const settled: readonly ShownOutcome[] = ['known', 'early', 'ahead', 'undated', 'several', 'unknown', 'own', 'paid'];

/** Whether booking would note anything: what pays, and money that grants nothing, which is kept. */
export const hasToBook = (lines: readonly ShownLine[]): boolean =>
  lines.some(({ outcome }) => !settled.includes(outcome));

/**
 * What became of each line once it is booked. The statement that is read again tells of all that was noted that it is known,
 * which hides what each did.
 */
export const afterBooking = (before: readonly ShownLine[], now: readonly Line[]): readonly ShownLine[] =>
  now.map((line, index) => {
    const was = before[index]?.outcome;
    if (line.outcome !== 'known' || was === undefined) return line;
    return { ...line, outcome: was === 'pays' ? 'paid' : was };
  });
