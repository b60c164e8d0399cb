import { isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import type { Actor } from '@lendring/contracts/kernel/service-api.js';
import type { Subject } from '@lendring/contracts/kernel/subject.js';
import type { Case } from '../case/case.aggregate.js';
import type { CaseDecision } from '../case/decide.js';
import type { Evidence } from './evidence.port.js';
import type { Seen } from '../case/decide-snapshot.js';
import type { Subjects } from '../subjects.port.js';

type Deps = Readonly<{ subjects: Pick<Subjects, 'seenBy'>; evidence: Pick<Evidence, 'keep'> }>;
type Looked = Readonly<{ caseId: string; subject: Subject; as: Actor; at: string }>;

/**
 * Copies the snapshot's pictures before the case event is written, so that deleting a picture later does not destroy
 * evidence. If a picture has already been deleted, takes a new snapshot as the actor `as`.
 */
export const withEvidence = async (
  { subjects, evidence }: Deps,
  { caseId, subject, as, at }: Looked,
  { decisions }: Pick<Case, 'decisions'>,
  seen: Seen,
  decideOn: (seen: Seen) => CaseDecision,
): Promise<CaseDecision> => {
  const round = { caseId, decisions: decisions.length };
  const first = decideOn(seen);
  if (isRefused(first) || first.events.length === 0) return first;
  const gone = await evidence.keep(round, seen.snapshot.pictures);
  const now = gone.length > 0 ? await subjects.seenBy(as, subject, at) : seen;
  if (now?.ownerId !== seen.ownerId) return refused('report_subject_not_found');
  if (now === seen) return first;
  const made = decideOn(now);
  if (!isRefused(made)) await evidence.keep(round, now.snapshot.pictures);
  return made;
};
