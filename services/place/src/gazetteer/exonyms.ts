import type { Locale } from '@lendring/contracts/kernel/ids.js';

/** Names of a town: `name` is the local name, the others are names in languages that use a different one. */
export type Names = Readonly<{ name?: string } & Partial<Record<Locale, string>>>;

/**
 * GeoNames lists alternate names without their language, hundreds for a large town. The few in use in our languages are
 * maintained here by GeoNames id.
 */
export const exonyms: Readonly<Record<number, Names>> = {
  2867714: { name: 'München', en: 'Munich' },
  2886242: { en: 'Cologne', nl: 'Keulen' },
  2861650: { en: 'Nuremberg', nl: 'Neurenberg' },
  2910831: { en: 'Hanover' },
  2945024: { en: 'Brunswick' },
  3247449: { nl: 'Aken' },
  2887835: { nl: 'Kleef' },
  2930509: { nl: 'Emmerik' },
  2911271: { en: 'Hamelin' },
  2830582: { nl: 'Spiers' },
  2761369: { name: 'Wien', en: 'Vienna', nl: 'Wenen' },
  2657896: { en: 'Zurich' },
  2660646: { de: 'Genf', en: 'Geneva' },
  2661604: { nl: 'Bazel' },
  2659811: { en: 'Lucerne' },
  2658822: { name: 'St. Gallen' },
  2659496: { de: 'Neuenburg' },
  2660718: { de: 'Freiburg im Üechtland' },
  2661513: { name: 'Biel/Bienne' },
  2658576: { name: 'Sion', de: 'Sitten' },
  2747373: { name: 'Den Haag', en: 'The Hague' },
  2747351: { name: '’s-Hertogenbosch', nl: 'Den Bosch' },
  2750053: { de: 'Nimwegen' },
  2745392: { en: 'Flushing' },
  2643743: { nl: 'Londen' },
};
