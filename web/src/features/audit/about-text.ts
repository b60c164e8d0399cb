import type { ActShape } from '@lendring/contracts/http/audit.js';
import type { TFunction } from 'i18next';
import { personText } from '../../lib/person-text.js';

/** About whom an act was; a list that names no one person says whether it had entries, which older acts do not know. */
export const aboutText = (
  t: TFunction<'audit'>,
  office: TFunction<'backoffice'>,
  { about, act, subject, listed, refused }: ActShape,
): string => {
  if (about) return personText(office, about);
  // Feedback and settings are nobody's; an ad without a person is the operator's own.
  if (subject) return ['feedback', 'setting', 'ad'].includes(subject.kind) ? '–' : office('person.unknown');
  if (listed) return t(listed === 'none' ? 'nobody' : 'many');
  return !refused && /_(listed|exported|searched)$/.test(act) && act !== 'roles_listed' ? t('nobodyOrMany') : '–';
};
