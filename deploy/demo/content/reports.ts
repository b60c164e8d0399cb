import type { Side } from '@lendring/contracts/kernel/side.js';
import type { Verdict } from '@lendring/contracts/moderation/verdict.js';

/**
 * Reported content by keys of demo entries. For a rating, `by` is its author; a reply belongs to the rating of `by`;
 * messages of a request are numbered from 0.
 */
export type DemoSubject = Readonly<
  | { offer: string }
  | { person: string }
  | { group: string }
  | { searchRequest: string }
  | { ad: string }
  | { ratingIn: string; by: Side }
  | { replyIn: string; by: Side }
  | { messageIn: string; index: number }
>;

/**
 * Report by a demo user. `verdict`: the admin's decision a day later; without a verdict the case stays open.
 * `hidePicture`: hides the offer's first picture.
 */
export type DemoReport = Readonly<{
  by: string;
  about: DemoSubject;
  typeId: number;
  description: string;
  daysAgo: number;
  verdict?: Verdict;
  hidePicture?: true;
}>;

export const reports: readonly DemoReport[] = [
  {
    by: 'stefan',
    about: { offer: 'hochzeitsauto-duesseldorf' },
    typeId: 9,
    description: 'Sofia vermietet die Limousine jedes Wochenende mit Fahrer. Das ist doch ein Gewerbe?',
    daysAgo: 2,
  },
  { by: 'aylin', about: { offer: 'hochzeitsauto-duesseldorf' }, typeId: 9, description: '', daysAgo: 1 },
  {
    by: 'miriam',
    about: { offer: 'motorsaege-regensburg' },
    typeId: 10,
    description: 'Die Säge wird ohne Nachweis verliehen, steht da. Ist das erlaubt?',
    daysAgo: 1,
  },
  {
    by: 'oliver',
    about: { person: 'tarek' },
    typeId: 7,
    description: 'He asked me to pay by bank transfer before I had seen the punching bag.',
    daysAgo: 4,
  },
  {
    by: 'paul',
    about: { offer: 'djpult-frankfurt' },
    typeId: 6,
    description: 'Ein Regler ist lose.',
    daysAgo: 12,
    verdict: {
      outcome: 'declined',
      measures: { lock: false, warn: false, suspend: null },
      ground: null,
      facts: '',
      noteToVendor: '',
      noteToReporter: 'Kleine Mängel klärt ihr am besten direkt. Beschreib sie Can in eurer Anfrage.',
      internalNote: 'Steht so auch in der Beschreibung.',
    },
  },
  {
    by: 'ronny',
    about: { ratingIn: 'proberaum-leipzig-luisa--16', by: 'creator' },
    typeId: 10,
    description: 'Das Kabel war heil, als ich aufgeschlossen habe. Ich hätte gern, dass das jemand anschaut.',
    daysAgo: 3,
  },
  {
    by: 'falk',
    about: { replyIn: 'fotobox-kreuzberg-falk--32', by: 'creator' },
    typeId: 5,
    description: 'Ich habe freundlich geschrieben und werde vor allen vorgeführt.',
    daysAgo: 2,
  },
  {
    by: 'sanne',
    about: { messageIn: 'bakfiets-amsterdam-sanne--46', index: 2 },
    typeId: 7,
    description: 'Hij wil de borg buiten Lendring om. Dat vertrouw ik niet.',
    daysAgo: 5,
  },
  {
    by: 'hannah',
    about: { ad: 'repair en' },
    typeId: 7,
    description: 'It says two days. Mine took three weeks, and nobody answers.',
    daysAgo: 1,
  },
  {
    by: 'heinz',
    about: { group: 'zeltverein' },
    typeId: 10,
    description: 'Wer mitmachen will, soll erst in den Verein eintreten und Beitrag zahlen. Das steht nirgends.',
    daysAgo: 4,
  },
  {
    by: 'els',
    about: { searchRequest: 'sanne Partytent voor een tuinfeest' },
    typeId: 7,
    description: 'Deze vraag staat elke week weer ergens anders.',
    daysAgo: 1,
  },
  {
    by: 'meldestelle',
    about: { offer: 'spielkonsole-bielefeld' },
    typeId: 7,
    description:
      'Vorkasse ohne Übergabe. Zu diesem Muster liegen uns drei Beschwerden vor: Das Geld war weg, der Schuppen leer.',
    daysAgo: 1,
  },
  {
    by: 'petra',
    about: { ratingIn: 'theremin-augsburg-daniel--22', by: 'creator' },
    typeId: 5,
    description: '',
    daysAgo: 15,
    verdict: {
      outcome: 'completed',
      measures: { lock: true, warn: true, suspend: null, uncounted: true },
      ground: { kind: 'terms', text: 'Nutzungsbedingungen: Umgang miteinander' },
      facts: 'Die Bewertung beleidigt eine Person und sagt nichts über die Leihe.',
      noteToVendor: '',
      noteToReporter: 'Danke für den Hinweis. Die Bewertung ist nicht mehr zu lesen, und ihre Sterne zählen nicht.',
      internalNote: '',
    },
  },
  {
    by: 'silvio',
    about: { offer: 'metalldetektor-erfurt' },
    typeId: 10,
    description: 'Das erste Bild ist von mir, ich habe es für ein Forum aufgenommen.',
    daysAgo: 9,
    hidePicture: true,
    verdict: {
      outcome: 'completed',
      measures: { lock: false, warn: false, suspend: null },
      ground: { kind: 'law', text: '§ 97 UrhG' },
      facts: 'Das Foto hat jemand anderes aufgenommen. Es ist ohne Erlaubnis eingestellt.',
      noteToVendor: 'Mach bitte ein eigenes Foto, dann ist alles gut.',
      noteToReporter: '',
      internalNote: '',
    },
  },
];
