import type { OwnDecisionShape } from '@lendring/contracts/http/decisions.js';
import { isLocking, isMeasured } from '@lendring/contracts/moderation/measured.js';
import { lockOf } from '../../../parts/moderation/report-terms.js';

type Decision = Pick<OwnDecisionShape, 'subject' | 'measures' | 'suspended_until' | 'in_force' | 'ended'>;

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
  | 'accountFree'
  | 'rest'
  | 'released'
  | 'unwarned'
  | 'takenBack';

const suspendedAs = (
  { measures: { suspend }, suspended_until: until, in_force: holds }: Decision,
  now: string,
): Done => {
  if (!holds) return 'suspendReplaced';
  if (until === null) return 'suspendGood';
  if (until <= now) return 'suspendOver';
  return suspend?.days === null ? 'suspendFirst' : 'suspendUntil';
};

/** @param now ISO instant */
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
  return [...(done.length > 0 ? done : (['takenBack'] as const)), ...endedNow(decision)];
};

/** Measures lifted by this decision; a superseded decision lists none. */
const endedNow = ({ measures, ended, in_force: holds }: Decision): readonly Done[] =>
  !holds
    ? []
    : ended.map((one) => {
        if (one === 'account') return 'accountFree';
        if (one === 'warning') return 'unwarned';
        return isLocking(measures) ? 'rest' : 'released';
      });

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

/** Whether the decision can be disputed: it must be in force, and the affected user needs a measure to dispute. */
export const isDisputable = ({
  side,
  measures,
  in_force: holds,
}: Pick<OwnDecisionShape, 'side' | 'measures' | 'in_force'>): boolean =>
  holds && (side === 'reporter' || isMeasured(measures));

export const complaintState = ({
  complaint,
}: Pick<OwnDecisionShape, 'complaint'>): 'waits' | 'upheld' | 'rejected' | null => {
  if (!complaint) return null;
  return complaint.answered ? (complaint.answered.upheld ? 'upheld' : 'rejected') : 'waits';
};
