import type { SubjectKind } from '@lendring/contracts/kernel/subject.js';
import { reportTypes } from '@lendring/contracts/reference/report-types.js';
import type { Locale } from '../../i18n/locale.js';

export const reasonText = (typeId: number, locale: Locale): string =>
  reportTypes.find(({ id }) => id === typeId)?.title[locale] ?? String(typeId);

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

/**
 * Verb for locking each kind: offers are locked, texts and search requests hidden, ads stopped; null if it cannot be
 * locked.
 */
export const lockOf = (kind: SubjectKind): 'lock' | 'hide' | 'stop' | null => {
  if (kind === 'offer') return 'lock';
  if (kind === 'ad') return 'stop';
  return hideable.has(kind) ? 'hide' : null;
};

export const isSubjectKind = (kind: string): kind is SubjectKind => (subjectKinds as readonly string[]).includes(kind);
