import type { Locale } from '../kernel/ids.js';
import type { SubjectKind } from '../moderation/subject.js';
import { withinQuotes } from './quotes.js';
import { reportedKinds } from './report-mails.js';
import { fillIn, inLanguage, texts } from './text.js';

const profile = texts('Profil {title}', 'Profile {title}', 'Profiel {title}');
const theProfile = texts('das Profil {title}', 'the profile {title}', 'het profiel {title}');
const ownProfile = texts('dein Profil', 'your profile', 'je profiel');
const named = texts('„{title}“', '“{title}”', '“{title}”');

/** How mails call what a case is about: a profile, whose title is a name alone, is said to be one. */
export const subjectTitle = (kind: SubjectKind, title: string, locale: Locale): string =>
  kind === 'user' && title !== '' ? fillIn(inLanguage(profile, locale), { title }) : title;

/**
 * The same within a sentence, in the German accusative: its title in quotes, a profile by its name, or as one's own.
 * By its kind alone where nothing is left of the title. A full stop at the end of the title would stand before that of the sentence.
 */
export const subjectInSentence = (
  { kind, title, isOwn = false }: Readonly<{ kind: SubjectKind; title: string; isOwn?: boolean }>,
  locale: Locale,
): string => {
  if (kind === 'user' && isOwn) return inLanguage(ownProfile, locale);
  if (title === '') return inLanguage(reportedKinds[kind], locale);
  if (kind === 'user') return fillIn(inLanguage(theProfile, locale), { title });
  return fillIn(inLanguage(named, locale), { title: withinQuotes(title.replace(/\.$/, ''), locale) });
};
