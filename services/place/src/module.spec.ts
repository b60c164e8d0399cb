import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NestFactory } from '@nestjs/core';
import type { QueryContext } from '@lendring/contracts/kernel/service-api.js';
import { placeApi } from '@lendring/contracts/place/queries.js';
import { createHub, InProcessClient, InProcessServer } from '@lendring/platform/rpc/in-process.js';
import { serviceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import { InvalidMessage } from '@lendring/platform/rpc/api-errors.js';
import { buildGazetteer } from './gazetteer/gazetteer.build.js';
import type { Settlement } from './gazetteer/town.js';
import { placeIndex } from './index/place-index.js';
import { placeModule } from './module.js';
import { PATIENCE_MS } from '@lendring/platform/testing/eventually.js';

const settlement = (
  id: number,
  name: string,
  lat: number,
  lng: number,
  more: Partial<Settlement> = {},
): Settlement => ({
  id,
  name,
  alternates: [],
  country: 'DE',
  admin1: '02',
  admin2: '091',
  municipality: '',
  section: false,
  population: 1000,
  point: { lat, lng },
  ...more,
});
const index = placeIndex(
  buildGazetteer(
    {
      settlements: [
        settlement(1, 'Prüfstadt', 48, 11, { population: 50_000 }),
        settlement(2, 'Testbach', 48.2, 11.2),
        settlement(3, 'Proefdorp', 52, 5, { country: 'NL' }),
      ],
      germanCodes: { Prüfstadt: ['80001', '80002'], Testbach: ['80003'] },
      dumps: {},
    },
    'test',
  ),
);

const hub = createHub();
const api = serviceClient(placeApi, new InProcessClient(hub, 'place'), { timeoutMs: PATIENCE_MS }).queries;
const context: QueryContext = { actor: { kind: 'visitor' }, at: '2030-01-01T00:00:00.000Z', after: '0000000000000009' };
let stop: () => Promise<void>;
beforeAll(async () => {
  const app = await NestFactory.createMicroservice(placeModule({ index }), {
    strategy: new InProcessServer(hub, 'place'),
    logger: false,
  });
  await app.listen();
  stop = () => app.close();
});
afterAll(() => stop());

describe('the place service API', () => {
  it('answers every query according to its schema', async () => {
    const answers = {
      citySearch: await api.citySearch({ query: 'pruefstadt' }, context),
      resolve: await api.resolve({ text: 'Prüfstadt' }, context),
      inText: await api.inText({ text: 'zelt in Prüfstadt' }, context),
      postal: await api.postal({ postalId: 'de-80001' }, context),
      city: await api.city({ cityId: 'g1' }, context),
      names: await api.names({ cityIds: ['g1', 'g99'], locale: 'nl' }, context),
      points: await api.points({ cityIds: ['g1', 'g99'] }, context),
      cityByUrl: await api.cityByUrl({ cityUrl: 'pruefstadt' }, context),
      nearest: await api.nearest({ point: { lat: 48.01, lng: 11 } }, context),
      address: await api.address({ cityId: 'g1', postal: '80002' }, context),
      area: await api.area({ cityId: 'g1', radius: 5 }, context),
      siteMap: await api.siteMap({ page: 1, size: 2 }, context),
    };
    for (const [name, answer] of Object.entries(answers)) expect([name, answer]).not.toEqual([name, null]);
    for (const name of Object.keys(placeApi.queries) as (keyof typeof placeApi.queries)[])
      expect(placeApi.queries[name].answer.parse(answers[name])).toEqual(answers[name]);
    expect(answers.citySearch).toHaveLength(1);
    expect(Object.keys(answers.names)).toEqual(['g1']);
    expect(Object.keys(answers.points)).toEqual(['g1']);
    expect(answers.nearest).toMatchObject({ id: 'g1', postalCount: 2, postal: { postal: expect.any(String) } });
    expect(answers.siteMap.map((city) => city.cityUrl)).toEqual(['pruefstadt', 'proefdorp']);
  });

  it('returns null for unknown values', async () => {
    expect(await api.postal({ postalId: 'de-99999' }, context)).toBeNull();
    expect(await api.city({ cityId: 'g99' }, context)).toBeNull();
    expect(await api.cityByUrl({ cityUrl: 'constructor' }, context)).toBeNull();
    expect(await api.nearest({ point: { lat: 0, lng: 0 } }, context)).toBeNull();
    expect(await api.area({ cityId: 'g99', radius: 5 }, context)).toBeNull();
  });

  it.each([
    ['a long query', () => api.citySearch({ query: 'x'.repeat(101) }, context)],
    ['a limit of a thousand', () => api.citySearch({ query: 'abc', limit: 1000 }, context)],
    ['a country we do not serve', () => api.citySearch({ query: 'abc', country: 'FR' as 'DE' }, context)],
    ['a place off the globe', () => api.nearest({ point: { lat: 91, lng: 0 } }, context)],
    ['a radius of a continent', () => api.area({ cityId: 'g1', radius: 9999 }, context)],
    [
      'both a town and a position',
      () =>
        api.area({ cityId: 'g1', point: { lat: 1, lng: 1 }, radius: 1 } as { cityId: string; radius: number }, context),
    ],
    ['no context', () => api.city({ cityId: 'g1' }, {} as QueryContext)],
  ])('rejects %s', async (_, ask) => {
    await expect(ask()).rejects.toThrow(InvalidMessage);
  });
});
