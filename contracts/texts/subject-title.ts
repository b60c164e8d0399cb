import type { Locale } from '../kernel/ids.js';
import type { SubjectKind } from '../moderation/subject.js';
import { withinQuotes } from './quotes.js';
import { reportedKinds } from './report-mails.js';
import { fillIn, inLanguage, texts, type Texts } from './text.js';

const profile = texts('Profil {title}', 'Profile {title}', 'Profiel {title}');
const theProfile = texts('das Profil {title}', 'the profile {title}', 'het profiel {title}');
const ownProfile = texts('dein Profil', 'your profile', 'je profiel');
const named = texts('„{title}“', '“{title}”', '“{title}”');

/** What was written in a request, whose title is that of the offer. */
const written: Readonly<Partial<Record<SubjectKind, Readonly<{ theirs: Texts; own: Texts }>>>> = {
  rating: {
    theirs: texts('eine Bewertung zu {named}', 'a rating about {named}', 'een beoordeling over {named}'),
    own: texts('deine Bewertung zu {named}', 'your rating about {named}', 'je beoordeling over {named}'),
  },
  reply: {
    theirs: texts(
      'eine Antwort auf eine Bewertung zu {named}',
      'a reply to a rating about {named}',
      'een antwoord op een beoordeling over {named}',
    ),
    own: texts(
      'deine Antwort auf eine Bewertung zu {named}',
      'your reply to a rating about {named}',
      'je antwoord op een beoordeling over {named}',
    ),
  },
  message: {
    theirs: texts('eine Nachricht zu {named}', 'a message about {named}', 'een bericht over {named}'),
    own: texts('deine Nachricht zu {named}', 'your message about {named}', 'je bericht over {named}'),
  },
};

/** How mails call what a case is about: a profile, whose title is a name alone, is said to be one. */
export const subjectTitle = (kind: SubjectKind, title: string, locale: Locale): string =>
  kind === 'user' && title !== '' ? fillIn(inLanguage(profile, locale), { title }) : title;

/**
 * The same within a sentence, in the German accusative: its title in quotes, behind what it is where that was written in a
 * request, a profile by its name, or as one's own.
 * By its kind alone where nothing is left of the title. A full stop at the end of the title would stand before that of the sentence.
 */
export const subjectInSentence = (
  { kind, title, isOwn = false }: Readonly<{ kind: SubjectKind; title: string; isOwn?: boolean }>,
  locale: Locale,
): string => {
  if (kind === 'user' && isOwn) return inLanguage(ownProfile, locale);
  if (title === '') return inLanguage(reportedKinds[kind], locale);
  if (kind === 'user') return fillIn(inLanguage(theProfile, locale), { title });
  const quoted = fillIn(inLanguage(named, locale), { title: withinQuotes(title.replace(/\.$/, ''), locale) });
  const words = written[kind]?.[isOwn ? 'own' : 'theirs'];
  return words ? fillIn(inLanguage(words, locale), { named: quoted }) : quoted;
};
