import type { AfterUpheld } from '../moderation/upheld.js';
import { texts, type Texts } from '../kernel/texts.js';

export const complaintSentences: Readonly<Record<AfterUpheld | 'rejected', Texts>> = {
  takenBack: texts(
    'Deine Beschwerde war berechtigt: Wir haben die Entscheidung zurückgenommen.',
    'Your complaint was justified: we’ve reversed the decision.',
    'Je bezwaar was terecht: we hebben de beslissing teruggedraaid.',
  ),
  replaced: texts(
    'Deine Beschwerde war berechtigt. Die Entscheidung gilt inzwischen nicht mehr, wir haben schon neu entschieden.',
    'Your complaint was justified. That decision no longer applies; we have made a new one since.',
    'Je bezwaar was terecht. Die beslissing geldt niet meer: er is al een nieuwe genomen.',
  ),
  upheld: texts(
    'Deine Beschwerde war berechtigt: Wir entscheiden neu und schreiben dir, was dann gilt.',
    'Your complaint was justified: we decide again and write to you what applies then.',
    'Je bezwaar was terecht: we beslissen opnieuw en schrijven je wat dan geldt.',
  ),
  rejected: texts('Es bleibt bei der Entscheidung.', 'The decision stands.', 'De beslissing blijft staan.'),
};

/** Sentence added when a rejected complaint was manifestly unfounded (DSA art. 23). */
export const unfoundedComplaint: Texts = texts(
  'Wir halten die Beschwerde für offensichtlich unbegründet. Kommt das öfter vor, können wir nach einer Warnung deine Beschwerden eine Zeit lang nicht bearbeiten (Digital Services Act, Artikel 23).',
  'We consider the complaint manifestly unfounded. If that happens more often, we may stop reviewing your complaints for some time, after a warning (Digital Services Act, article 23).',
  'We vinden het bezwaar duidelijk ongegrond. Gebeurt dat vaker, dan kunnen we je bezwaren na een waarschuwing een tijd lang niet behandelen (digitaledienstenverordening, artikel 23).',
);
