import { describe, expect, it } from 'vitest';
import { ServiceUnavailable } from '@lendring/platform/rpc/api-errors.js';
import type { Caller } from '../caller/handlers.js';
import { missingFrom } from '../caller/optional.js';
import { withTown, withTowns, type TownApi } from './towns.js';

const caller = (locale: Caller['locale']): Caller => ({
  userId: null,
  session: null,
  roles: [],
  suspended: null,
  key: null,
  locale,
  at: '2027-03-01T10:00:00.000Z',
  requestId: 'spec',
  commandId: '00000000-0000-4000-8000-000000000001',
  address: '::1',
});

const placeService = (names: Readonly<Record<string, string>>) => {
  const asked: (readonly string[])[] = [];
  const here = { now: true };
  const apis: TownApi = {
    place: {
      queries: {
        names: async ({ cityIds }) => {
          if (!here.now) throw new ServiceUnavailable('place');
          asked.push(cityIds);
          return Object.fromEntries(cityIds.flatMap((id): [string, string][] => (names[id] ? [[id, names[id]]] : [])));
        },
      },
    },
  };
  return { asked, here, apis };
};
const placed = (cityId: string, city: string) => ({ title: city, place: { cityId, city } });

describe('town names', () => {
  it('are translated to the caller’s language, in one query', async () => {
    const { asked, apis } = placeService({ spec1: 'Köln', spec2: 'Den Haag' });
    const offers = [
      placed('spec1', 'Cologne'),
      placed('spec2', 'The Hague'),
      placed('spec1', 'Keulen'),
      { title: 'draft', place: null },
    ];
    for (let twice = 0; twice < 2; twice += 1) {
      expect((await withTowns(apis, caller('de'), offers)).map(({ place }) => place?.city)).toEqual([
        'Köln',
        'Den Haag',
        'Köln',
        undefined,
      ]);
    }
    expect(
      await withTown(apis, caller('de'), [
        { cityId: 'spec1', city: 'Cologne' },
        { cityId: null, city: null },
      ]),
    ).toEqual([
      { cityId: 'spec1', city: 'Köln' },
      { cityId: null, city: null },
    ]);
    expect(asked).toEqual([['spec1', 'spec2']]);
    await withTowns(apis, caller('nl'), offers);
    expect(asked).toHaveLength(2);
  });

  it('stay as stored while the place service is unavailable, and the response reports the missing part', async () => {
    const { here, apis } = placeService({ spec3: 'Wien' });
    here.now = false;
    const who = caller('de');
    expect(await withTowns(apis, who, [placed('spec3', 'Vienna')])).toEqual([placed('spec3', 'Vienna')]);
    expect(missingFrom(who)).toEqual(['place']);
    here.now = true;
    expect(
      (await withTowns(apis, caller('de'), [placed('spec3', 'Vienna'), placed('spec4', 'Nirgends')])).map(
        ({ place }) => place?.city,
      ),
    ).toEqual(['Wien', 'Nirgends']);
  });
});
