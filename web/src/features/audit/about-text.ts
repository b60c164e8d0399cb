import type { ActShape } from '@lendring/contracts/http/audit.js';
import type { TFunction } from 'i18next';
import { personText } from '../../parts/people/person-text.js';

/** Affected user. Entries about a list only state whether the list had rows; older entries lack that fact. */
export const aboutText = (
  t: TFunction<'audit'>,
  office: TFunction<'backoffice'>,
  { about, act, subject, listed, refused }: ActShape,
): string => {
  if (about) return personText(office, about);
  // Feedback and settings belong to no user; an ad without a user is a house ad.
  if (subject) return ['feedback', 'setting', 'ad'].includes(subject.kind) ? '–' : office('person.unknown');
  if (listed) return t(listed === 'none' ? 'nobody' : 'many');
  return !refused && /_(listed|exported|searched)$/.test(act) && act !== 'roles_listed' ? t('nobodyOrMany') : '–';
};
