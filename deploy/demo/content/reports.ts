import type { Verdict } from '@lendring/contracts/moderation/decisions.js';

/**
 * What a neighbour of the demo reported, by the key of the offer or the person it is about. `verdict`: what the admin
 * decided a day later; without it the case waits.
 */
export type DemoReport = Readonly<{
  by: string;
  about: Readonly<{ offer: string } | { person: string }>;
  typeId: number;
  description: string;
  daysAgo: number;
  verdict?: Verdict;
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
];
