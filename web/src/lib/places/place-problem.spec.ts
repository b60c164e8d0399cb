import { describe, expect, it } from 'vitest';
import type { PlaceMeantShape } from '@lendring/contracts/http/reference.js';
import type { Locale } from '../../i18n/locale.js';
import type { AnyText } from '../../i18n/namespaces.js';
import { koelnWith } from '../../testing/samples.js';
import { testTexts } from '../../testing/texts.js';
import { placeProblemText } from './place-problem.js';

const koeln: PlaceMeantShape['places'][number] = {
  ...koelnWith('50823', '50825'),
  postal_count: 2,
  postal_id: 'de-50823',
};
const bonn = { ...koeln, id: 'g2', city: 'Bonn', city_url: 'bonn', postal_id: null };
const said = (locale: Locale, typed: string, meant?: PlaceMeantShape) =>
  placeProblemText(testTexts(locale).t as AnyText, locale, typed, meant);

describe('the message for an unresolved place', () => {
  it('suggests similar places in every language', () => {
    const places: PlaceMeantShape = { kind: 'none', places: [koeln, bonn] };
    expect(said('de', ' 50823 Bonn ', places)).toBe(
      'Einen Ort „50823 Bonn“ kennen wir nicht. Meinst du 50823 Köln oder Bonn?',
    );
    expect(said('en', '50823 Bonn', places)).toBe(
      'We don’t know a place called “50823 Bonn”. Did you mean 50823 Köln or Bonn?',
    );
    expect(said('nl', '50823 Bonn', places)).toBe('We kennen geen plaats “50823 Bonn”. Bedoel je 50823 Köln of Bonn?');
  });
  it('suggests at most three places without duplicates', () => {
    const places = ['Bonn', 'Bonn', 'Aach', 'Ulm', 'Trier'].map((city) => ({ ...bonn, city }));
    expect(said('de', 'Bon', { kind: 'none', places })).toBe(
      'Einen Ort „Bon“ kennen wir nicht. Meinst du Bonn, Aach oder Ulm?',
    );
  });
  it('reports an unknown place if no place is similar or no lookup has run', () => {
    for (const meant of [undefined, { kind: 'none' as const, places: [] }])
      expect(said('de', 'Nowhereville', meant)).toBe(
        'Einen Ort „Nowhereville“ kennen wir nicht. Prüf die Schreibweise oder nimm die PLZ.',
      );
  });
  it('asks for the town if the postal code belongs to an unsupported country', () => {
    const none: PlaceMeantShape = { kind: 'none', places: [] };
    expect(said('de', '1012 AB', none)).toBe('Die PLZ „1012 AB“ kennen wir nicht. Gib den Ort ein.');
    expect(said('en', 'SW1A', none)).toBe('We don’t know the postal code “SW1A”. Type the town instead.');
    expect(said('nl', '1012', none)).toBe('De postcode “1012” kennen we niet. Vul in plaats daarvan de plaats in.');
  });
  it('requires a choice among places of the same name and among towns of a postal code', () => {
    expect(said('de', 'Neustadt', { kind: 'several', places: [bonn, koeln] })).toMatch(
      /^Zu „Neustadt“ passen mehrere Orte/,
    );
    expect(said('de', '54570', { kind: 'one', places: [koeln, bonn] })).toBe(
      'Zur PLZ „54570“ passen mehrere Orte. Wähl einen aus der Liste.',
    );
  });
});
