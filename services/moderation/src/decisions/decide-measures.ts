import type { Measures, Verdict } from '@lendring/contracts/moderation/verdict.js';
import { isMeasured } from '@lendring/contracts/moderation/measured.js';
import type { CaseEvent } from '@lendring/contracts/moderation/events.js';
import type { Subject } from '@lendring/contracts/kernel/subject.js';
import type { Words } from '@lendring/contracts/kernel/words.js';
import type { Case } from '../case/case.aggregate.js';

/** Text in a loan request that can be hidden on its own; null for other subjects. */
const wordsOf = (subject: Subject): Words | null => {
  switch (subject.kind) {
    case 'rating':
    case 'reply':
    case 'message':
      return subject;
    default:
      return null;
  }
};

const isOperators = ({ subject, ownerId }: Pick<Case, 'subject' | 'ownerId'>): boolean =>
  subject?.kind === 'ad' && subject.id === ownerId;

const picturesOf = ({ seen, hidden }: Pick<Case, 'seen' | 'hidden'>): ReadonlySet<string> =>
  new Set([...seen.flatMap(({ snapshot }) => snapshot?.pictures ?? []), ...hidden]);

const isLockable = ({ kind }: Subject): boolean => kind === 'offer' || kind === 'ad' || kind === 'search_request';

const isUnfit = ({ lock, warn, suspend, pictures = [], uncounted }: Measures, state: Case): boolean => {
  const { subject } = state;
  if (!subject) return true;
  if (lock && !isLockable(subject) && !wordsOf(subject)) return true;
  if (isOperators(state) && (warn || suspend !== null)) return true;
  if (uncounted && !(lock && subject.kind === 'rating')) return true;
  const known = picturesOf(state);
  return pictures.length > 0 && (subject.kind !== 'offer' || pictures.some((imageId) => !known.has(imageId)));
};

export const problemOf = (
  { outcome, measures, ground, facts, unfounded }: Verdict,
  state: Case,
): 'decision_measures' | 'decision_ground_needed' | null => {
  if (outcome === 'declined' && isMeasured(measures)) return 'decision_measures';
  if (unfounded && (outcome !== 'declined' || state.reports.length === 0)) return 'decision_measures';
  if (isUnfit(measures, state)) return 'decision_measures';
  return isMeasured(measures) && (!ground || facts === '') ? 'decision_ground_needed' : null;
};

type Decided = Readonly<{ caseId: string; decisionId: string; at: string }>;

/**
 * Events that apply the measures. Hidden pictures and texts are hidden again by every decision, so that their owner is
 * linked to the decision in force.
 */
export const enforced = (
  { subject, locked, hidden }: Case,
  { lock, pictures = [], uncounted }: Measures,
  { caseId, decisionId, at }: Decided,
): readonly CaseEvent[] => {
  if (!subject) return [];
  const words = wordsOf(subject);
  if (words)
    return [
      ...(lock
        ? [{ type: 'WordsHidden' as const, data: { caseId, words, decisionId, ...(uncounted && { uncounted }), at } }]
        : []),
      ...(!lock && locked ? [{ type: 'WordsReleased' as const, data: { caseId, words, at } }] : []),
    ];
  if (subject.kind === 'ad') {
    const { id: adId } = subject;
    return [
      ...(lock ? [{ type: 'AdLocked' as const, data: { caseId, adId, decisionId, at } }] : []),
      ...(!lock && locked ? [{ type: 'AdReleased' as const, data: { caseId, adId, at } }] : []),
    ];
  }
  if (subject.kind === 'search_request') {
    const { id: searchRequestId } = subject;
    return [
      ...(lock && !locked ? [{ type: 'SearchRequestHidden' as const, data: { caseId, searchRequestId, at } }] : []),
      ...(!lock && locked ? [{ type: 'SearchRequestReleased' as const, data: { caseId, searchRequestId, at } }] : []),
    ];
  }
  if (subject.kind !== 'offer') return [];
  const { id: offerId } = subject;
  return [
    ...(lock && !locked ? [{ type: 'OfferLocked' as const, data: { caseId, offerId, at } }] : []),
    ...(!lock && locked ? [{ type: 'OfferReleased' as const, data: { caseId, offerId, at } }] : []),
    ...[...new Set(pictures)].map((imageId) => ({
      type: 'PictureHidden' as const,
      data: { caseId, offerId, imageId, decisionId, at },
    })),
    ...hidden
      .filter((imageId) => !pictures.includes(imageId))
      .map((imageId) => ({ type: 'PictureReleased' as const, data: { caseId, offerId, imageId, at } })),
  ];
};
