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
];

/** What locking a thing comes to: an offer is locked, words are hidden; null: it cannot be. */
export const lockOf = (kind: SubjectKind): 'lock' | 'hide' | null => {
  if (kind === 'offer') return 'lock';
  return kind === 'rating' || kind === 'reply' || kind === 'message' ? 'hide' : null;
};

export const isSubjectKind = (kind: string): kind is SubjectKind => (subjectKinds as readonly string[]).includes(kind);
