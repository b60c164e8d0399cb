import type { Locale } from '../kernel/ids.js';
import type { SubjectKind } from '../kernel/subject.js';
import { withinQuotes } from './quotes.js';
import { reportedKinds } from './report-mails.js';
import { fillIn, inLanguage, texts, type Texts } from '../kernel/texts.js';

const profile = texts('Profil {title}', 'Profile {title}', 'Profiel {title}');
const theProfile = texts('das Profil {title}', 'the profile {title}', 'het profiel {title}');
const ownProfile = texts('dein Profil', 'your profile', 'je profiel');
const named = texts('„{title}“', '“{title}”', '“{title}”');

/** Texts within a request, whose title is that of the offer. */
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

/** Title of a case's subject in mails; a profile is labelled as such, because its title is only a name. */
export const subjectTitle = (kind: SubjectKind, title: string, locale: Locale): string =>
  kind === 'user' && title !== '' ? fillIn(inLanguage(profile, locale), { title }) : title;

/**
 * Subject within a sentence, in the German accusative: its quoted title (with the kind for texts in a request), a
 * profile's name, or "your …" for the reader's own. Returns the kind alone when the title is gone, and drops a full
 * stop at the end of the title, which would precede that of the sentence.
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
