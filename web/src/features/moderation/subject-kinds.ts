import type { SubjectKind } from '@lendring/contracts/moderation/subject.js';

/** What can be reported, in the order in which it is listed. */
export const subjectKinds: readonly SubjectKind[] = ['offer', 'user', 'request', 'group', 'search_request'];

export const isSubjectKind = (kind: string): kind is SubjectKind => (subjectKinds as readonly string[]).includes(kind);
