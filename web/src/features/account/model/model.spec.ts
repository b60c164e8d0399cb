import { describe, expect, it } from 'vitest';
import type { CityShape } from '@lendring/contracts/http/reference.js';
import type { OwnTraderShape } from '@lendring/contracts/http/traders.js';
import type { Profile } from '../../../lib/session/session.js';
import { companyPatch, homepageOf, legalReasonOf, wrongCompany } from './company.js';
import { completeness } from './completeness.js';
import {
  chosen,
  noPlace,
  placeItems,
  placeOf,
  placeProblem,
  placeTerm,
  postalKind,
  postalsFrom,
  understoodPlace,
  wrongAddress,
} from '../../../lib/places/place.js';
import {
  addressPatch,
  contactPatch,
  fieldId,
  nicknameProblem,
  personPatch,
  wrongContact,
  wrongPerson,
} from './person.js';
import { emptyProfile, fullProfile } from '../testing/samples.js';

const city = (change: Partial<CityShape> = {}): CityShape => ({
  id: 'g1',
  city: 'Köln',
  city_url: 'koeln',
  country: 'DE',
  region: 'Nordrhein-Westfalen',
  district: null,
  lat: 50.9,
  lng: 6.9,
  postal_count: 2,
  postal: ['50823', '50825'].map((postal) => ({ id: `de-${postal}`, postal })),
  ...change,
});

describe('profile completeness', () => {
  it('separates required from recommended details', () => {
    expect(completeness(emptyProfile)).toEqual({
      needed: ['nickname', 'names', 'address'],
      welcome: ['picture', 'phone'],
      percent: 0,
    });
    expect(completeness(fullProfile)).toEqual({ needed: [], welcome: ['picture', 'phone'], percent: 60 });
    expect(completeness({ ...fullProfile, image_thumb: '/x', phone: '1' })).toEqual({
      needed: [],
      welcome: [],
      percent: 100,
    });
  });
  it('requires a company and a phone number of commercial users, even before trader details are known', () =>
    expect(completeness({ ...fullProfile, commercial: true })).toMatchObject({
      needed: ['company', 'phone'],
      welcome: [],
    }));

  const company = { ...fullProfile, commercial: true, completed_commercial: true, phone: '+49 221 1' };
  const details = { state: 'checked', lacks: [], ready: true } as unknown as OwnTraderShape;
  it.each([
    [{ state: 'none' }, ['trader']],
    [{ state: 'none', ready: true, until: '2027-03-01T00:00:00.000Z' }, ['trader']],
    [{ state: 'correction' }, ['trader']],
    [{ state: 'unchecked', lacks: ['phone'] }, ['phone']],
    [{ state: 'none', lacks: ['address', 'email'] }, ['address', 'trader']],
    [{ state: 'unchecked' }, []],
    [{ state: 'checked' }, []],
  ] as const)('lists the missing details of a trader with %j', (change, needed) =>
    expect(completeness(company, { ...details, ...change } as OwnTraderShape).needed).toEqual(needed),
  );
  it('requires both first and last name', () =>
    expect(completeness({ ...fullProfile, lastname: null }).needed).toEqual(['names']));
});

describe('place field', () => {
  it('lists a town once by name or once per typed postal code', () => {
    expect(placeItems([city()], 'Köln')).toMatchObject([
      { label: 'Köln', detail: 'Nordrhein-Westfalen', postal: null },
    ]);
    expect(placeItems([city({ postal: [{ id: 'de-50823', postal: '50823' }] })], '508')).toMatchObject([
      { label: '50823 Köln', postal: '50823' },
    ]);
    expect(placeItems([city({ district: 'Nippes' })], 'Nippes')).toMatchObject([
      { detail: 'Nippes, Nordrhein-Westfalen' },
    ]);
    expect(placeItems([city({ country: 'FR' })], 'Paris')).toEqual([]);
    // Letters in a foreign postcode must not match towns that begin with them.
    for (const code of ['1012 AB', '3011', 'SW1A 1AA'])
      expect(placeItems([city({ country: 'AT', city: 'Absam', postal: [] })], code)).toEqual([]);
  });
  it('distinguishes a fixed postal code, a postal code to choose and a postal code to type', () => {
    const one = chosen(placeItems([city()], '508')[0]!);
    expect(one).toMatchObject({ typed: '50823 Köln', postal: '50823' });
    expect(postalKind(one.town!)).toBe('fixed');
    expect(postalKind(chosen(placeItems([city()], 'Köln')[0]!).town!)).toBe('choose');
    expect(postalKind(chosen(placeItems([city({ country: 'NL', postal: [] })], 'Amsterdam')[0]!).town!)).toBe('type');
  });
  it('finds a postal code of a large town by its first digits', () => {
    const codes = Array.from({ length: 46 }, (_, n) => ({ id: `de-${50600 + n}`, postal: String(50600 + n) }));
    const [item] = placeItems([city({ postal: codes })], 'Köln');
    const { town } = chosen(item!);
    expect(postalKind(town!)).toBe('find');
    expect(postalsFrom(town!, '')).toHaveLength(8);
    expect(postalsFrom(town!, '5064')).toEqual(['50640', '50641', '50642', '50643', '50644', '50645']);
    expect(postalsFrom(town!, '50641')).toEqual([]);
    const typed = (postal: string) => placeProblem({ typed: 'Köln', town, postal })?.problem;
    expect([typed('50641'), typed('10115'), typed('506'), typed('')]).toEqual([
      undefined,
      'postalElsewhere',
      'postalForm',
      'postalMissing',
    ]);
  });
  it('restores a saved address', () => {
    expect(placeOf(fullProfile.address)).toMatchObject({ typed: '50823 Köln', postal: '50823' });
    const dutch: Profile['address'] = {
      street: 'Prinsengracht 1',
      postal_id: 'nl-1012ab',
      postal: '1012 AB',
      city: 'Amsterdam',
      city_id: 'g2',
      city_url: 'amsterdam',
      country: 'NL',
    };
    expect(placeOf(dutch)).toEqual({
      typed: 'Amsterdam',
      town: { id: 'g2', name: 'Amsterdam', country: 'NL', postals: [] },
      postal: '1012 AB',
    });
    expect(placeOf(null)).toEqual(noPlace);
  });
  it('validates the format of a postal code by country', () => {
    const dutch = {
      typed: 'Amsterdam',
      town: { id: 'g2', name: 'Amsterdam', country: 'NL', postals: [] },
      postal: '1012ab',
    } as const;
    expect(placeProblem(dutch)).toBeNull();
    expect(placeProblem({ ...dutch, postal: '1012' })).toEqual({ id: 'place-postal', problem: 'postalForm' });
    expect(placeProblem({ ...dutch, postal: ' ' })).toEqual({ id: 'place-postal', problem: 'postalMissing' });
    expect(placeProblem({ ...noPlace, typed: 'Kö' })).toEqual({ id: 'place', problem: 'placeMissing' });
  });
  it.each([
    ['AT', 'Wien', '1010 Wien', '1010'],
    ['AT', 'Wien', 'A-1010 Wien', '1010'],
    ['AT', 'Wien', 'Wien 1010', '1010'],
    ['AT', 'Wien', '1010 Vienna', '1010'],
    ['CH', 'Zürich', 'Zürich, 8001', '8001'],
    ['NL', 'Amsterdam', '1012 AB Amsterdam', '1012 AB'],
    ['NL', 'Amsterdam', '1012ab Amsterdam', '1012 AB'],
    ['NL', 'Amsterdam', '1012 Amsterdam', '1012'],
    ['NL', 'De Bilt', '3731 De Bilt', '3731'],
    ['GB', 'London', 'SW1A 1AA London', 'SW1A 1AA'],
    ['AT', 'Wien', 'Wien', ''],
    ['AT', 'Wien', '99999 Wien', ''],
  ])('splits typed text in country %s near town %s into town and postal code: %s', (country, name, typed, postal) => {
    const [item] = placeItems([city({ country, city: name, postal: [] })], typed);
    expect(item?.label).toBe(postal ? `${postal} ${name}` : name);
    expect(chosen(item!)).toMatchObject({ typed: name, postal });
  });
  it('requires a choice for an ambiguous or unknown place', () => {
    const places = [
      { ...city(), postal_id: 'de-50823' },
      { ...city({ id: 'g2' }), postal_id: 'de-50823' },
    ];
    for (const kind of ['one', 'several', 'none'] as const)
      expect(understoodPlace({ kind, places }, '50823')).toBeNull();
    for (const kind of ['several', 'none'] as const)
      expect(understoodPlace({ kind, places: places.slice(0, 1) }, '50823')).toBeNull();
    expect(understoodPlace({ kind: 'none', places: [] }, 'Köln')).toBeNull();
  });
  it('accepts a fully typed place without a selection', () => {
    const one = (...cities: readonly CityShape[]) => ({
      kind: 'one' as const,
      places: cities.map((of) => ({ ...of, postal_id: 'de-50823' })),
    });
    expect(understoodPlace(one(city()), '50823 Köln')).toEqual({
      typed: '50823 Köln',
      town: { id: 'g1', name: 'Köln', country: 'DE', postals: ['50823'] },
      postal: '50823',
    });
    expect(understoodPlace({ kind: 'one', places: [{ ...city(), postal_id: null }] }, 'Köln')).toMatchObject({
      typed: 'Köln',
      town: { postals: ['50823', '50825'] },
      postal: '',
    });
    const amsterdam = one(city({ country: 'NL', city: 'Amsterdam', postal: [] }));
    expect(understoodPlace(amsterdam, 'Amsterdam')).toMatchObject({ town: { country: 'NL' }, postal: '' });
    expect(understoodPlace(amsterdam, '1012ab Amsterdam')).toMatchObject({ typed: 'Amsterdam', postal: '1012 AB' });
    expect(understoodPlace(amsterdam, '1012 Amsterdam')).toMatchObject({ postal: '' });
    for (const typed of ['50823 Köln', 'Köln, 50823', '50823']) expect(placeTerm(typed)).toBe('50823');
    expect(placeProblem({ ...noPlace, typed: '50823 Köln' })).toBeNull();
  });
});

describe('personal details', () => {
  it.each([
    ['', 'nicknameMissing'],
    ['mila', 'nicknameShort'],
    ['mila kern', 'nicknameLetters'],
    ['_milakern', 'nicknameLetters'],
    ['mila<b>', 'nicknameLetters'],
    ['mila_kern', null],
    [' jörg.meyer ', null],
  ])('validates the nickname "%s": %s', (nickname, problem) => expect(nicknameProblem(nickname)).toBe(problem));
  it('require both names and trim them', () => {
    const values = { nickname: ' mila_kern ', firstname: ' Mila ', lastname: ' ', kind: 'association' } as const;
    expect(wrongPerson(values)).toEqual([{ id: 'lastname', problem: 'lastnameMissing' }]);
    const patch = { nickname: 'mila_kern', firstname: 'Mila', lastname: '' };
    expect(personPatch(values)).toEqual({ ...patch, organisation: 'association' });
    expect(personPatch({ ...values, kind: 'private' })).toEqual({ ...patch, organisation: null });
  });
  it('send an empty phone number as null', () => {
    expect(contactPatch({ phone: ' ' })).toEqual({ phone: null });
    expect(wrongContact({ phone: '+49 (221) 12-34' })).toEqual([]);
    expect(wrongContact({ phone: '12x45' })).toEqual([{ id: 'phone', problem: 'phone' }]);
  });
  it('send the town and postal code of an address', () => {
    const values = { street: ' Weg 1 ', place: placeOf(fullProfile.address) };
    expect(wrongAddress(values)).toEqual([]);
    expect(addressPatch(values)).toEqual({ address: { street: 'Weg 1', city_id: 'g1', postal: '50823' } });
    expect(wrongAddress({ street: '', place: noPlace }).map(({ id }) => id)).toEqual(['street', 'place']);
  });
  it('map a server field to its form element', () => {
    const dutch = {
      typed: 'Amsterdam',
      town: { id: 'g2', name: 'Amsterdam', country: 'NL', postals: [] },
      postal: '1',
    } as const;
    expect(fieldId('address.postal', dutch)).toBe('place-postal');
    expect(fieldId('address.postal', placeOf(fullProfile.address))).toBe('place');
    expect(fieldId('address.city_id')).toBe('place');
    expect(fieldId('address.street')).toBe('street');
    expect(fieldId('nickname')).toBe('nickname');
    expect(fieldId('color')).toBeNull();
  });
});

describe('company details', () => {
  const values = {
    company: 'Zeltverleih',
    company_legalhints: 'Mila Kern',
    company_description: '',
    company_homepage: '',
    company_vat_id: ' ',
  };
  const wrongIn = (change: Partial<typeof values>, saved: string | null = null) =>
    wrongCompany({ ...values, ...change }, { company_legalhints: saved }).map(({ id }) => id);
  it('require a name, and legal hints with a description, a homepage or saved hints', () => {
    const without = { company_legalhints: '\n' };
    expect(wrongIn({})).toEqual([]);
    expect(wrongIn({ ...without, company: ' ' }, 'Mila Kern')).toEqual(['company', 'company_legalhints']);
    expect(wrongIn({ ...without, company_description: 'Zelte' })).toEqual(['company_legalhints']);
    expect(wrongIn({ ...without, company_homepage: 'example.org' })).toEqual(['company_legalhints']);
  });
  it('state the reason why legal hints are required', () => {
    const reason = (saved: string | null, company_description = '') =>
      legalReasonOf({ ...values, company_description }, { company_legalhints: saved });
    expect([reason(null), reason(null, 'Zelte'), reason('Mila Kern', 'Zelte')]).toEqual([
      null,
      'legalDescribed',
      'legalKept',
    ]);
  });
  it('may consist of only a name and a VAT id', () =>
    expect(wrongIn({ company_legalhints: '', company_vat_id: 'DE136695976' })).toEqual([]));
  it.each([
    ['', null],
    ['example.org', 'https://example.org/'],
    ['http://example.org/a', 'http://example.org/a'],
    ['javascript:alert(1)', undefined],
    ['ftp://example.org', undefined],
    ['zelt', undefined],
    ['a b.de', undefined],
    ['https://ich:geheim@example.org', undefined],
    ['127.0.0.1', undefined],
  ])('parse the homepage "%s" as %s', (typed, meant) => expect(homepageOf(typed)).toBe(meant));
  it('send an empty homepage and VAT id as null', () =>
    expect(companyPatch(values)).toMatchObject({ company_homepage: null, company_vat_id: null }));
});
