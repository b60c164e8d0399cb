import { DAY_MS, HOUR_MS } from '../kernel/time.js';
import type { Interval } from './overlap.js';

/** `out`: what the borrower takes along; `back`: what comes back. */
export const handoverMoments = ['out', 'back'] as const;
export type HandoverMoment = (typeof handoverMoments)[number];

/** Hours before the start of a loan from which its parts and pieces may go out: pick-up on the evening before is usual. */
const HOURS_BEFORE = 24;

/** True from the instant on at which a handover may be recorded. */
export const mayGoOut = (start: string, at: string): boolean =>
  Date.parse(at) >= Date.parse(start) - HOURS_BEFORE * HOUR_MS;

/** Days after the end of a loan in which a record may be made or corrected, and after a record to answer it. */
export const RECORD_DAYS = 14;

/** Maximum number of records of one moment of a loan, corrections included, each of which notifies the borrower. */
export const MOST_RECORDS = 50;

const recordEnds = (from: string): number => Date.parse(from) + RECORD_DAYS * DAY_MS;

type Loan = Readonly<{ period: Pick<Interval, 'start'>; finishedAt: string | null }>;

export type RecordProblem = 'handover_too_early' | 'not_started' | 'record_closed';

/** Reason why a loan cannot be recorded at an instant; null: it can. `finishedAt`: null while the loan runs. */
export const recordProblem = (
  moment: HandoverMoment,
  { period: { start }, finishedAt }: Loan,
  at: string,
): RecordProblem | null => {
  if (moment === 'back' && at < start) return 'not_started';
  if (!mayGoOut(start, at)) return 'handover_too_early';
  return finishedAt !== null && Date.parse(at) > recordEnds(finishedAt) ? 'record_closed' : null;
};

type Answerable = Loan &
  Readonly<{
    parts: readonly unknown[];
    handovers: readonly Readonly<{
      moment: HandoverMoment;
      kept?: number | undefined;
      at: string;
      answer: Readonly<{ at: string }> | null;
    }>[];
  }>;

export type AnswerProblem = 'record_closed' | 'no_parts' | 'no_record' | 'record_answered';

/**
 * Reason why the borrower cannot answer a record at an instant; null: they can. Each record of parts or of a kept deposit
 * is confirmed, or objected to, once, also one that was made on the last day on which the lender could, and one that an
 * earlier objection still concerns.
 */
export const answerProblem = (
  moment: HandoverMoment,
  { parts, handovers, finishedAt }: Answerable,
  at: string,
): AnswerProblem | null => {
  const recorded = handovers.find((one) => one.moment === moment);
  if (parts.length === 0 && !recorded?.kept) return 'no_parts';
  if (!recorded) return 'no_record';
  if (recorded.answer && recorded.answer.at >= recorded.at) return 'record_answered';
  if (finishedAt === null) return null;
  return Date.parse(at) > Math.max(recordEnds(finishedAt), recordEnds(recorded.at)) ? 'record_closed' : null;
};

/** True while the thing is out by the records: handed over, and not returned. */
export const isOutByRecord = (handovers: readonly Readonly<{ moment: HandoverMoment }>[]): boolean =>
  handovers.some(({ moment }) => moment === 'out') && handovers.every(({ moment }) => moment !== 'back');

type Listed = Readonly<{ name: string; count: number }>;

/** Parts of a loan of several units: 2 tents have 24 pegs. */
export const partsOfUnits = <Part extends Listed>(parts: readonly Part[], units: number): readonly Part[] =>
  parts.map((part) => ({ ...part, count: part.count * units }));

/** True if the counts name every part, none more often than there are of it, and not nothing at all. */
export const areCounts = (counts: readonly number[], parts: readonly Listed[]): boolean =>
  counts.length === parts.length &&
  parts.every(({ count }, index) => (counts[index] ?? -1) <= count) &&
  (parts.length === 0 || counts.some((count) => count > 0));

/**
 * Parts that went out and did not come back. Without a record of the handover, all of them went out.
 * @param parts for all units of the loan
 */
export const missingParts = (
  parts: readonly Listed[],
  { out, back }: Readonly<{ out: readonly number[] | null; back: readonly number[] }>,
): readonly Listed[] =>
  parts.flatMap(({ name, count }, index) => {
    const missing = (out?.[index] ?? count) - (back[index] ?? 0);
    return missing > 0 ? [{ name, count: missing }] : [];
  });

type Recorded = Readonly<{ moment: HandoverMoment; counts: readonly number[]; kept?: number | undefined }>;

/**
 * Parts that did not come back and cents that the lender keeps, by the valid records; none before the return.
 * @param parts for all units of the loan
 */
export const returnOf = ({
  parts,
  handovers,
}: Readonly<{ parts: readonly Listed[]; handovers: readonly Recorded[] }>): Readonly<{
  missing: readonly Listed[];
  kept: number;
}> => {
  const back = handovers.find(({ moment }) => moment === 'back');
  if (!back) return { missing: [], kept: 0 };
  const out = handovers.find(({ moment }) => moment === 'out')?.counts ?? null;
  return { missing: missingParts(parts, { out, back: back.counts }), kept: back.kept ?? 0 };
};
