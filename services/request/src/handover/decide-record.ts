import type { HandoverView } from '@lendring/contracts/request/handover.js';
import {
  handoverMoments,
  missingParts,
  partsOfUnits,
  type HandoverMoment,
} from '@lendring/contracts/rules/handover.js';
import type { Part } from '@lendring/contracts/rules/parts.js';

export type Handovers = readonly HandoverView[];

export const recordOf = (handovers: Handovers, moment: HandoverMoment): HandoverView | null =>
  handovers.find((one) => one.moment === moment) ?? null;

type Recorded = Omit<HandoverView, 'revision' | 'answer'>;
type Undone = Readonly<{ undone?: true | undefined }>;

/** Replaces the record of a moment, or takes it back; the answer to the previous one ends. */
export const recordedAfter = (
  handovers: Handovers,
  { moment, counts, secured, authorId, note, at, undone }: Recorded & Undone,
): Handovers => {
  if (undone) return handovers.filter((one) => one.moment !== moment);
  const revision = (recordOf(handovers, moment)?.revision ?? 0) + 1;
  const next = { moment, counts, ...(secured && { secured }), authorId, note, at, revision, answer: null };
  return handoverMoments.flatMap((one) => (one === moment ? next : (recordOf(handovers, one) ?? [])));
};

export const answeredAfter = (
  handovers: Handovers,
  { moment, agrees, authorId, note, at }: NonNullable<HandoverView['answer']> & Pick<HandoverView, 'moment'>,
): Handovers =>
  handovers.map((one) => (one.moment === moment ? { ...one, answer: { agrees, authorId, note, at } } : one));

/** Erases the notes of a person; counts and the other side's notes stay. */
export const withoutNotesOf = (handovers: Handovers, userId: string): Handovers =>
  handovers.map(({ answer, ...record }) => ({
    ...record,
    note: record.authorId === userId ? null : record.note,
    answer: answer && { ...answer, note: answer.authorId === userId ? null : answer.note },
  }));

/** Parts that did not come back, by the valid records; none before a return is recorded. */
export const missingOf = (parts: readonly Part[], units: number, handovers: Handovers): readonly Part[] => {
  const back = recordOf(handovers, 'back');
  if (!back) return [];
  return missingParts(partsOfUnits(parts, units), {
    out: recordOf(handovers, 'out')?.counts ?? null,
    back: back.counts,
  });
};

/** True if a record repeats the valid one, or takes back what is not recorded. */
export const isRepeated = (
  handovers: Handovers,
  { moment, counts, secured, note, undone }: Omit<Recorded, 'authorId' | 'at'> & Undone,
): boolean => {
  const valid = recordOf(handovers, moment);
  if (undone) return valid === null;
  return (
    valid !== null &&
    valid.note === note &&
    valid.secured === secured &&
    valid.counts.every((count, index) => count === counts[index])
  );
};
