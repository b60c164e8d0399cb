import type { Locale } from '../kernel/ids.js';
import type { SubjectKind } from '../moderation/subject.js';
import { fillIn, inLanguage, texts } from './text.js';

const profile = texts('Profil {title}', 'Profile {title}', 'Profiel {title}');

/** How mails call what a case is about: a profile, whose title is a name alone, is said to be one. */
export const subjectTitle = (kind: SubjectKind, title: string, locale: Locale): string =>
  kind === 'user' && title !== '' ? fillIn(inLanguage(profile, locale), { title }) : title;
