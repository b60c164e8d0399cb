import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { HandoverView } from '@lendring/contracts/request/handover.js';
import {
  handoverMoments,
  MOST_RECORDS,
  partsOfUnits,
  returnOf,
  type HandoverMoment,
} from '@lendring/contracts/rules/handover.js';
import { keepable, losesSettlement, type AgreedDeposit } from '@lendring/contracts/rules/deposit-status.js';
import { same } from '@lendring/contracts/rules/same.js';
import type { Part } from '@lendring/contracts/rules/parts.js';

export type Handovers = readonly HandoverView[];

export const recordOf = (handovers: Handovers, moment: HandoverMoment): HandoverView | null =>
  handovers.find((one) => one.moment === moment) ?? null;

/** Valid records of a loan; `undone`: per moment, the latest record that was taken back without a later one. */
export type Records = Readonly<{ handovers: Handovers; undone: Handovers }>;

export const noRecords: Records = { handovers: [], undone: [] };

type Recorded = Omit<HandoverView, 'revision' | 'answer' | 'objection'>;
type Undone = Readonly<{ undone?: true | undefined }>;

type Deposited = Pick<HandoverView, 'secured' | 'given' | 'kept' | 'reason'>;

type EarlierObjection = NonNullable<HandoverView['objection']>;

const depositFields = ({ secured, given, kept, reason }: Deposited): Deposited => ({
  ...(secured && { secured }),
  ...(given && { given }),
  ...(kept && { kept }),
  ...(reason !== undefined && { reason }),
});

type Typed = Pick<HandoverView, 'moment' | 'secured' | 'given' | 'kept'> & Readonly<{ reason?: string | undefined }>;

/** Fields of the deposit in a record, as far as they belong to its moment. */
export const typedDeposit = ({ moment, secured, given, kept, reason }: Typed): Deposited =>
  depositFields({
    secured,
    ...(moment === 'out' && secured && { given }),
    ...(moment === 'back' && secured && kept && { kept, reason: reason || null }),
  });

/**
 * Problem with the deposit in a record; `agreed`: undefined where the deposit is not known, `handovers`: valid records
 * before it.
 */
export const depositProblem = (
  record: Deposited & Readonly<{ moment: HandoverMoment }>,
  agreed: AgreedDeposit | undefined,
  handovers: Handovers,
): 'kept_document' | 'kept_too_much' | 'kept_reason_needed' | 'deposit_settled' | null => {
  if (losesSettlement(record, handovers)) return 'deposit_settled';
  if (!record.kept) return null;
  const most = agreed && keepable(agreed, handovers);
  if (most !== undefined && record.kept > most)
    return most === 0 && agreed?.deposit ? 'kept_document' : 'kept_too_much';
  return record.reason ? null : 'kept_reason_needed';
};

/** True if the valid record of a moment is another one than the lender corrects; undefined: any. */
export const isOutdated = (handovers: Handovers, moment: HandoverMoment, revision: number | undefined): boolean =>
  revision !== undefined && revision !== (recordOf(handovers, moment)?.revision ?? 0);

/** Cents that the valid record of a moment keeps, for the event of the next one. */
export const formerKeptOf = (handovers: Handovers, moment: HandoverMoment): Readonly<{ formerKept?: number }> => {
  const kept = recordOf(handovers, moment)?.kept;
  return kept ? { formerKept: kept } : {};
};

/** Refusal of a further record of a moment that was recorded too often; null: it is possible. Undoing always is. */
export const tooOften = (
  { handovers, undone: takenBack }: Records,
  { moment, undone }: Undone & Pick<Recorded, 'moment'>,
) =>
  !undone && (recordOf(handovers, moment) ?? recordOf(takenBack, moment) ?? { revision: 0 }).revision >= MOST_RECORDS
    ? refused('record_changed_often', { max: MOST_RECORDS })
    : null;

/** Objection that a later record does not answer: the latest one of this moment. */
const objectionAfter = ({ answer, objection }: HandoverView): EarlierObjection | undefined =>
  answer && !answer.agrees ? { authorId: answer.authorId, note: answer.note, at: answer.at } : objection;

/** True if the borrower has nothing else to object to: the same parts and the same sum. */
const isSameSubject = (one: Pick<HandoverView, 'counts' | 'kept'>, other: typeof one): boolean =>
  one.kept === other.kept && same(one.counts, other.counts);

/**
 * Replaces the record of a moment, or takes it back. Revisions count on after a record that was taken back, so that no
 * two records have the same. The answer to the previous record ends, except an objection to the same parts and sum; any
 * other objection is kept beside the new record.
 */
export const recordedAfter = (
  { handovers, undone: takenBack }: Records,
  { moment, counts, secured, given, kept, reason, authorId, note, at, undone }: Recorded & Undone,
): Records => {
  const valid = recordOf(handovers, moment);
  const before = valid ?? recordOf(takenBack, moment);
  const otherUndone = takenBack.filter((one) => one.moment !== moment);
  if (undone)
    return {
      handovers: handovers.filter((one) => one.moment !== moment),
      undone: before ? [...otherUndone, before] : otherUndone,
    };
  const revision = (before?.revision ?? 0) + 1;
  const deposit = depositFields({ secured, given, kept, reason });
  const stays = valid?.answer?.agrees === false && isSameSubject(valid, { counts, kept });
  const objection = before && (stays ? before.objection : objectionAfter(before));
  const next: HandoverView = {
    moment,
    counts,
    ...deposit,
    authorId,
    note,
    at,
    revision,
    answer: stays ? valid.answer : null,
    ...(objection && { objection }),
  };
  return {
    handovers: handoverMoments.flatMap((one) => (one === moment ? next : (recordOf(handovers, one) ?? []))),
    undone: otherUndone,
  };
};

export const answeredAfter = (
  handovers: Handovers,
  { moment, agrees, authorId, note, at }: NonNullable<HandoverView['answer']> & Pick<HandoverView, 'moment'>,
): Handovers =>
  handovers.map((one) => (one.moment === moment ? { ...one, answer: { agrees, authorId, note, at } } : one));

type Answering = Readonly<{ moment: HandoverMoment; revision: number; agrees: boolean; note: string }>;
type Answer = Pick<Answering, 'moment' | 'agrees'> & Readonly<{ note: string | null }>;

/**
 * Decides on the borrower's answer to a record, once; null: it repeats the valid answer. `objection`: why this borrower
 * cannot answer.
 */
export const answerRecord = <Refused extends string>(
  handovers: Handovers,
  { moment, revision, agrees, note: typed }: Answering,
  objection: Refused | null,
): Decision<Answer | null, Refused | 'record_changed' | 'objection_note_needed'> => {
  const note = typed || null;
  const record = recordOf(handovers, moment);
  if (record?.revision === revision && record.answer?.agrees === agrees && record.answer.note === note)
    return decided(null);
  if (objection) return refused(objection);
  if (record?.revision !== revision) return refused('record_changed');
  if (!agrees && note === null) return refused('objection_note_needed');
  return decided({ moment, agrees, note });
};

const everyRecord = ({ handovers, undone }: Records, change: (record: HandoverView) => HandoverView): Records => ({
  handovers: handovers.map(change),
  undone: undone.map(change),
});

/** Records without the answers of others than a person: an account that was linked later did not give them. */
export const withAnswersOf = (records: Records, userId: string): Records =>
  everyRecord(records, ({ answer, objection, ...record }) => ({
    ...record,
    answer: answer?.authorId === userId ? answer : null,
    ...(objection?.authorId === userId && { objection }),
  }));

/** Records without the notes of a person, which the other side does not read; reasons for kept sums stay. */
export const withNotesHidden = (handovers: Handovers, userId: string): Handovers =>
  handovers.map((record) => ({ ...record, note: record.authorId === userId ? null : record.note }));

/** Erases the notes and reasons of a person; counts and the other side's notes stay. */
export const withoutNotesOf = (records: Records, userId: string): Records => {
  const noteOf = (written: Readonly<{ authorId: string; note: string | null }>): string | null =>
    written.authorId === userId ? null : written.note;
  return everyRecord(records, ({ answer, objection, ...record }) => ({
    ...record,
    note: noteOf(record),
    ...(record.reason !== undefined && { reason: record.authorId === userId ? null : record.reason }),
    answer: answer && { ...answer, note: noteOf(answer) },
    ...(objection && { objection: { ...objection, note: noteOf(objection) } }),
  }));
};

/** Parts that did not come back, by the valid records; none before a return is recorded. */
export const missingOf = (parts: readonly Part[], units: number, handovers: Handovers): readonly Part[] =>
  returnOf({ parts: partsOfUnits(parts, units), handovers }).missing;

/** True if a record repeats the valid one, or takes back what is not recorded. */
export const isRepeated = (
  handovers: Handovers,
  { moment, counts, secured, given, kept, reason, note, undone }: Omit<Recorded, 'authorId' | 'at'> & Undone,
): boolean => {
  const valid = recordOf(handovers, moment);
  if (undone) return valid === null;
  return (
    valid !== null &&
    valid.note === note &&
    valid.secured === secured &&
    valid.given === given &&
    valid.kept === kept &&
    valid.reason === reason &&
    same(valid.counts, counts)
  );
};
