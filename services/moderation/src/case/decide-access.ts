import { isMeasured } from '@lendring/contracts/moderation/measured.js';
import { reportsBefore, tookPart, type Case, type Decided } from './case.aggregate.js';

export const isInvolved = (
  { ownerId, parties, reports }: Pick<Case, 'ownerId' | 'parties' | 'reports'>,
  userId: string,
): boolean =>
  ownerId === userId ||
  parties.includes(userId) ||
  reports.some(({ signedIn, reporterId }) => signedIn && reporterId === userId);

/** A pending or upheld complaint bars everyone who took part in the decision from the case (DSA art. 20(4) and (6)). */
export const isBarred = ({ complaints, decisions }: Case, who: string): boolean =>
  complaints.some(
    ({ answered, decisionId }) =>
      (!answered || answered.upheld) && decisions.some((one) => one.decisionId === decisionId && tookPart(one, who)),
  );

/**
 * True if a complaint by the person concerned overturned a decision of this moderator. The moderator may then neither
 * open another case about that person nor suspend the person, because that could repeat the overturned decision.
 */
export const wasOverturned = ({ ownerId, complaints, decisions }: Case, who: string): boolean =>
  complaints.some(
    ({ answered, decisionId, userId }) =>
      answered?.upheld === true &&
      userId === ownerId &&
      decisions.some((one) => one.decisionId === decisionId && tookPart(one, who)),
  );

export const concernsOwner = ({ decisions }: Pick<Case, 'decisions'>, decisionId: string): boolean => {
  const index = decisions.findIndex((one) => one.decisionId === decisionId);
  const isHeld = (one: Decided | undefined) => one !== undefined && isMeasured(one.measures);
  return index >= 0 && (isHeld(decisions[index]) || isHeld(decisions[index - 1]));
};

/**
 * Role of a user in a decision; null when unrelated. `userId`: an account, or the report id of a visitor who is not
 * erased yet.
 */
export const sideOf = (state: Case, decisionId: string, userId: string): 'vendor' | 'reporter' | null => {
  if (state.ownerId === userId) return concernsOwner(state, decisionId) ? 'vendor' : null;
  const reported = reportsBefore(state, decisionId).some(
    ({ signedIn, contact, reporterId }) => reporterId === userId && (signedIn || contact !== null),
  );
  return reported ? 'reporter' : null;
};
