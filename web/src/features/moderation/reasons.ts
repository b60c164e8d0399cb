import type { SubjectKind } from '@lendring/contracts/moderation/subject.js';
import { reportTypes } from '@lendring/contracts/reference/report-types.js';
import type { Locale } from '../../i18n/locale.js';

/** What can be reported, in the order in which it is listed. */
export const subjectKinds: readonly SubjectKind[] = ['offer', 'user', 'request', 'group', 'search_request'];

export const isSubjectKind = (kind: string): kind is SubjectKind => (subjectKinds as readonly string[]).includes(kind);

/** A reason of the reference data in words. */
export const reasonText = (typeId: number, locale: Locale): string =>
  reportTypes.find(({ id }) => id === typeId)?.title[locale] ?? String(typeId);
