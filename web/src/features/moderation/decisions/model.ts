import type { OwnDecisionShape } from '@lendring/contracts/http/decisions.js';
import { isMeasured } from '@lendring/contracts/moderation/measured.js';
import { lockOf } from '../subject-kinds.js';

type Decision = Pick<OwnDecisionShape, 'subject' | 'measures' | 'suspended_until' | 'in_force'>;

/** What a decision comes to for the person it is about; each has a sentence. */
export type Done =
  | 'lock'
  | 'lockOver'
  | 'hide'
  | 'hideOver'
  | 'stop'
  | 'stopOver'
  | 'uncounted'
  | 'pictures'
  | 'picturesOver'
  | 'warn'
  | 'warnOver'
  | 'suspendUntil'
  | 'suspendFirst'
  | 'suspendGood'
  | 'suspendOver'
  | 'suspendReplaced'
  | 'released';

const suspendedAs = (
  { measures: { suspend }, suspended_until: until, in_force: holds }: Decision,
  now: string,
): Done => {
  if (!holds) return 'suspendReplaced';
  if (until === null) return 'suspendGood';
  if (until <= now) return 'suspendOver';
  return suspend?.days === null ? 'suspendFirst' : 'suspendUntil';
};

/** @param now an instant */
export const doneBy = (decision: Decision, now: string): readonly Done[] => {
  const { lock, warn, suspend, pictures = [], uncounted } = decision.measures;
  const locked = lockOf(decision.subject.kind) ?? 'lock';
  const done: readonly Done[] = [
    ...(lock ? [decision.in_force ? locked : (`${locked}Over` as const)] : []),
    ...(uncounted && decision.in_force ? (['uncounted'] as const) : []),
    ...(pictures.length > 0 ? [decision.in_force ? ('pictures' as const) : ('picturesOver' as const)] : []),
    ...(warn ? [decision.in_force ? ('warn' as const) : ('warnOver' as const)] : []),
    ...(suspend ? [suspendedAs(decision, now)] : []),
  ];
  return done.length > 0 ? done : ['released'];
};

/** The same in a word each, for a list. */
export const shortOf = ({
  subject: { kind },
  measures: { lock, warn, suspend, pictures = [] },
}: Pick<Decision, 'subject' | 'measures'>) => {
  const done = [
    ...(lock ? [lockOf(kind) ?? ('lock' as const)] : []),
    ...(pictures.length > 0 ? (['pictures'] as const) : []),
    ...(suspend ? (['suspend'] as const) : []),
    ...(warn ? (['warn'] as const) : []),
  ];
  return done.length > 0 ? done : (['released'] as const);
};

/** Whether somebody may want to complain: not about what holds no more, nor where nothing is left against them. */
export const isDisputable = ({
  side,
  measures,
  in_force: holds,
}: Pick<OwnDecisionShape, 'side' | 'measures' | 'in_force'>): boolean =>
  holds && (side === 'reporter' || isMeasured(measures));

/** How a complaint stands; null: there is none. */
export const complaintState = ({
  complaint,
}: Pick<OwnDecisionShape, 'complaint'>): 'waits' | 'upheld' | 'rejected' | null => {
  if (!complaint) return null;
  return complaint.answered ? (complaint.answered.upheld ? 'upheld' : 'rejected') : 'waits';
};
