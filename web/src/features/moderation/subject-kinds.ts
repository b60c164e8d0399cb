import type { SubjectKind } from '@lendring/contracts/moderation/subject.js';

/** What can be reported, in the order in which it is listed. */
export const subjectKinds: readonly SubjectKind[] = [
  'offer',
  'user',
  'request',
  'group',
  'search_request',
  'rating',
  'reply',
  'message',
  'ad',
];

const hideable: ReadonlySet<SubjectKind> = new Set(['search_request', 'rating', 'reply', 'message']);

/** What locking a thing comes to: an offer is locked, a search request or words are hidden, an ad is stopped; null: it cannot be. */
export const lockOf = (kind: SubjectKind): 'lock' | 'hide' | 'stop' | null => {
  if (kind === 'offer') return 'lock';
  if (kind === 'ad') return 'stop';
  return hideable.has(kind) ? 'hide' : null;
};

export const isSubjectKind = (kind: string): kind is SubjectKind => (subjectKinds as readonly string[]).includes(kind);
