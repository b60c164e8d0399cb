import type { Measures } from '../moderation/verdict.js';
import { endedBy, isLocking } from '../moderation/measured.js';
import { texts, type Texts } from '../kernel/texts.js';

/** Measures as worded in mails. `lock`: an offer; `hide`: a search request or text; `stop`: an ad. */
export type MeasureSentence = 'lock' | 'hide' | 'stop' | 'picture' | 'pictures' | 'uncounted' | 'warn';

/**
 * Measures as worded for the affected person. `suspendFirst`: permanent suspension that awaits confirmation by
 * another admin.
 */
export const ownerMeasures: Readonly<
  Record<
    | MeasureSentence
    | 'suspendUntil'
    | 'suspendFirst'
    | 'suspendGood'
    | 'accountFree'
    | 'rest'
    | 'released'
    | 'unwarned',
    Texts
  >
> = {
  lock: texts(
    'Dein Inserat ist gesperrt: Niemand außer dir sieht es.',
    'Your offer is locked: only you can see it.',
    'Je advertentie is geblokkeerd: niemand behalve jij ziet haar.',
  ),
  hide: texts(
    'Dein Text ist verborgen: Niemand außer dir liest ihn.',
    'Your text is hidden: only you can read it.',
    'Je tekst is verborgen: niemand behalve jij leest hem.',
  ),
  stop: texts(
    'Deine Anzeige ist gestoppt: Niemand außer dir sieht sie.',
    'Your ad is stopped: only you can see it.',
    'Je reclame is gestopt: niemand behalve jij ziet haar.',
  ),
  picture: texts(
    'Ein Bild deines Inserats verstößt gegen die Regeln und ist verborgen.',
    'A picture of your offer breaks the rules and is hidden.',
    'Een foto van je advertentie is tegen de regels en is verborgen.',
  ),
  pictures: texts(
    '{count} Bilder deines Inserats verstoßen gegen die Regeln und sind verborgen.',
    '{count} pictures of your offer break the rules and are hidden.',
    '{count} foto’s van je advertentie zijn tegen de regels en zijn verborgen.',
  ),
  uncounted: texts(
    'Die Sterne deiner Bewertung zählen nicht.',
    'The stars of your rating don’t count.',
    'De sterren van je beoordeling tellen niet mee.',
  ),
  warn: texts(
    'Du bist verwarnt: Kommt so etwas wieder vor, können wir dein Konto sperren.',
    'This is a warning: if something like this happens again, we may suspend your account.',
    'Dit is een waarschuwing: gebeurt zoiets weer, dan kunnen we je account schorsen.',
  ),
  suspendUntil: texts(
    'Dein Konto ist bis zum {until} gesperrt: So lange kannst du nichts Neues einstellen, anfragen oder schreiben, und deine Inserate und Gesuche sieht niemand außer dir. Laufende Leihen gehen weiter, und dort kannst du auch schreiben.',
    'Your account is suspended until {until}: until then you can’t publish, request or write anything new, and only you can see your offers and wanted ads. Loans already under way continue as agreed, and you can still send messages there.',
    'Je account is geschorst tot {until}: tot dan kun je niets nieuws plaatsen, aanvragen of schrijven, en je advertenties en oproepen ziet niemand behalve jij. Lopende uitleningen gaan door, en daarin kun je blijven schrijven.',
  ),
  suspendFirst: texts(
    'Dein Konto ist zunächst bis zum {until} gesperrt: So lange kannst du nichts Neues einstellen, anfragen oder schreiben, und deine Inserate und Gesuche sieht niemand außer dir. Dauerhaft gilt das erst, wenn ein zweiter Mensch es bestätigt. Laufende Leihen gehen weiter, und dort kannst du auch schreiben.',
    'Your account is suspended until {until} for now: until then you can’t publish, request or write anything new, and only you can see your offers and wanted ads. It only becomes permanent once a second person has confirmed it. Loans already under way continue as agreed, and you can still send messages there.',
    'Je account is voorlopig geschorst tot {until}: tot dan kun je niets nieuws plaatsen, aanvragen of schrijven, en je advertenties en oproepen ziet niemand behalve jij. Voorgoed geldt dat pas als een tweede mens het bevestigt. Lopende uitleningen gaan door, en daarin kun je blijven schrijven.',
  ),
  suspendGood: texts(
    'Dein Konto ist dauerhaft gesperrt: Du kannst nichts Neues einstellen, anfragen oder schreiben, und deine Inserate und Gesuche sieht niemand außer dir. Laufende Leihen gehen weiter, und dort kannst du auch schreiben.',
    'Your account is permanently suspended: you can’t publish, request or write anything new, and only you can see your offers and wanted ads. Loans already under way continue as agreed, and you can still send messages there.',
    'Je account is voorgoed geschorst: je kunt niets nieuws plaatsen, aanvragen of schrijven, en je advertenties en oproepen ziet niemand behalve jij. Lopende uitleningen gaan door, en daarin kun je blijven schrijven.',
  ),
  accountFree: texts('Dein Konto ist wieder frei.', 'Your account is open again.', 'Je account is weer vrij.'),
  rest: texts('Alles andere ist wieder frei.', 'Everything else is unlocked again.', 'Al het andere is weer vrij.'),
  unwarned: texts(
    'Deine Verwarnung ist zurückgenommen.',
    'Your warning has been withdrawn.',
    'Je waarschuwing is ingetrokken.',
  ),
  released: texts(
    'Was gesperrt oder verborgen war, ist wieder frei.',
    'Everything that was locked or hidden is visible again.',
    'Wat geblokkeerd of verborgen was, is weer vrij.',
  ),
};

/** Measures as worded for reporters, who do not learn the length of a suspension. */
export const reporterMeasures: Readonly<Record<MeasureSentence | 'suspend' | 'unwarned' | 'nothing' | 'stays', Texts>> =
  {
    lock: texts(
      'Das Inserat ist gesperrt und nicht mehr zu sehen.',
      'The offer is locked and no longer shown.',
      'De advertentie is geblokkeerd en niet meer te zien.',
    ),
    hide: texts(
      'Der Text ist verborgen und nicht mehr zu lesen.',
      'The text is hidden and can no longer be read.',
      'De tekst is verborgen en niet meer te lezen.',
    ),
    stop: texts('Die Anzeige ist gestoppt.', 'The ad is stopped.', 'De reclame is gestopt.'),
    picture: texts(
      'Ein Bild, das gegen die Regeln verstößt, ist nicht mehr zu sehen.',
      'A picture that breaks the rules can no longer be seen.',
      'Een foto die tegen de regels is, is niet meer te zien.',
    ),
    pictures: texts(
      '{count} Bilder, die gegen die Regeln verstoßen, sind nicht mehr zu sehen.',
      '{count} pictures that break the rules can no longer be seen.',
      '{count} foto’s die tegen de regels zijn, zijn niet meer te zien.',
    ),
    uncounted: texts(
      'Die Sterne der Bewertung zählen nicht mehr.',
      'The stars of the rating no longer count.',
      'De sterren van de beoordeling tellen niet meer mee.',
    ),
    warn: texts('Die Person ist verwarnt.', 'The person has been warned.', 'De persoon is gewaarschuwd.'),
    suspend: texts(
      'Das Konto der Person ist gesperrt.',
      'The person’s account is suspended.',
      'Het account van de persoon is geschorst.',
    ),
    unwarned: texts(
      'Die Verwarnung ist zurückgenommen.',
      'The warning has been withdrawn.',
      'De waarschuwing is ingetrokken.',
    ),
    nothing: texts(
      'Sperren oder verbergen mussten wir dafür nichts.',
      'There was nothing we had to lock or hide.',
      'We hoefden daarvoor niets te blokkeren of te verbergen.',
    ),
    stays: texts('Es bleibt, wie es ist.', 'It stays as it is.', 'Het blijft zoals het is.'),
  };

/** Sentences for the affected person about measures lifted by a later decision. `before`: previous measures. */
export const endedForOwner = (before: Measures | null, now: Measures): readonly Texts[] =>
  endedBy(before, now).map((one) => {
    if (one === 'account') return ownerMeasures.accountFree;
    if (one === 'warning') return ownerMeasures.unwarned;
    return isLocking(now) ? ownerMeasures.rest : ownerMeasures.released;
  });

/** Sentences for reporters about lifted measures. About an account, reporters only learn that a restriction ended. */
export const endedForReporter = (before: Measures | null, now: Measures): readonly Texts[] => {
  const ended = endedBy(before, now);
  const isFree = ended.some((one) => one !== 'warning') && !isLocking(now);
  return [
    ...(isFree ? [ownerMeasures.released] : []),
    ...(ended.includes('warning') ? [reporterMeasures.unwarned] : []),
  ];
};
