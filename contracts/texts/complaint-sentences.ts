import { texts, type Texts } from './text.js';

/** What came of a complaint, in a sentence. */
export const complaintSentences: Readonly<Record<'upheld' | 'rejected', Texts>> = {
  upheld: texts(
    'Deine Beschwerde war berechtigt: Wir entscheiden neu und schreiben dir, was dann gilt.',
    'Your complaint was justified: we decide again and write to you what applies then.',
    'Je bezwaar was terecht: we beslissen opnieuw en schrijven je wat dan geldt.',
  ),
  rejected: texts('Es bleibt bei der Entscheidung.', 'The decision stands.', 'De beslissing blijft staan.'),
};
