import { describe, expect, it } from 'vitest';
import { distanceKm } from '@lendring/contracts/rules/distance.js';
import { joinGermany } from './german-towns.js';
import type { Settlement } from './town.js';

let id = 0;
const settlement = (name: string, lat: number, lng: number, more: Partial<Settlement> = {}): Settlement => ({
  id: (id += 1),
  name,
  alternates: [],
  country: 'DE',
  admin1: '01',
  admin2: '00',
  municipality: '',
  section: false,
  population: 1000,
  point: { lat, lng },
  ...more,
});
const region = (name: string, lat: number, lng: number) =>
  [...'abcdefghijklmnopqrst'].map((letter, i) =>
    settlement(`${name}${letter}`, lat + ((i % 5) - 2) / 20, lng + ((i % 3) - 1) / 20),
  );
const north = region('Nord', 54, 10);
const south = region('Süd', 48, 11);
const codesOf = (towns: readonly Settlement[], first: number) =>
  Object.fromEntries(towns.map((one, i) => [one.name, [String(first + 10 * i)]]));
const codes = { ...codesOf(north, 24100), ...codesOf(south, 80100) };

const town = (towns: ReturnType<typeof joinGermany>, name: string, index = 0) =>
  towns.filter((one) => one.name === name)[index];

describe('joinGermany', () => {
  it('assigns each of several towns with the same name the postal codes of its own region', () => {
    const inNorth = settlement('Neudorf', 54.05, 10.05);
    const inSouth = settlement('Neudorf', 48.05, 11.05);
    const towns = joinGermany([...north, ...south, inNorth, inSouth], { ...codes, Neudorf: ['80102', '24102'] });
    expect(towns.find((one) => one.id === `g${inNorth.id}`)?.postals).toEqual(['24102']);
    expect(towns.find((one) => one.id === `g${inSouth.id}`)?.postals).toEqual(['80102']);
  });

  it('matches abbreviated and shortened names', () => {
    const towns = joinGermany(
      [...south, settlement('Aura an der Saale', 48.02, 11.02), settlement('Brunn am See', 48.03, 11.03)],
      { ...codes, 'Aura a.d.Saale': ['80104'], Brunn: ['80106'] },
    );
    expect(town(towns, 'Aura an der Saale')?.postals).toEqual(['80104']);
    expect(town(towns, 'Brunn')).toMatchObject({ postals: ['80106'], point: { lat: 48.03, lng: 11.03 } });
  });

  it('ignores a town of the same name in a distant region', () => {
    const towns = joinGermany([...north, ...south, settlement('Neudorf', 54.05, 10.05)], {
      ...codes,
      Neudorf: ['80104', '24104'],
    });
    const far = towns.find((one) => one.postals.includes('80104'));
    expect(far).toMatchObject({ id: 'p80104-neudorf', name: 'Neudorf' });
    expect(far?.point.lat).toBeCloseTo(48, 0);
  });

  it('places towns missing in GeoNames by neighbouring postal codes', () => {
    const towns = joinGermany([...north, ...south], { ...codes, 'Am Großen Berg': ['24102', '24104'] });
    expect(town(towns, 'Am Großen Berg')).toMatchObject({ id: 'p24102-am-grossen-berg', postals: ['24102', '24104'] });
    expect(distanceKm(town(towns, 'Am Großen Berg')?.point ?? { lat: 0, lng: 0 }, { lat: 54, lng: 10 })).toBeLessThan(
      15,
    );
  });

  it('turns settlements of a municipality into districts and keeps other settlements as towns without codes', () => {
    const host = settlement('Grossstadt', 48.2, 11.2, { municipality: '09162000', population: 500_000 });
    const towns = joinGermany(
      [
        ...south,
        host,
        settlement('Viertel', 48.21, 11.2, { municipality: '09162000', section: true }),
        settlement('Weiler', 48.4, 11.4),
      ],
      { ...codes, Grossstadt: ['80201', '80203'] },
    );
    expect(town(towns, 'Grossstadt')?.districts).toEqual(['Viertel']);
    expect(town(towns, 'Viertel')).toBeUndefined();
    expect(town(towns, 'Weiler')?.postals).toEqual([]);
  });

  it('keeps distant postal codes of a large town', () => {
    const large = settlement('Hafenstadt', 54.02, 10.02, { population: 1_000_000 });
    const towns = joinGermany([...north, ...south, large], { ...codes, Hafenstadt: ['24107', '80107'] });
    expect(town(towns, 'Hafenstadt')?.postals.toSorted()).toEqual(['24107', '80107']);
  });
});
