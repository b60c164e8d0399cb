import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { INestMicroservice } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { offerApi } from '@lendring/contracts/offer/queries.js';
import type { OfferSearch } from '@lendring/contracts/offer/search-queries.js';
import { openSqliteEventStore } from '@lendring/platform/event-store/sqlite.adapter.js';
import { openSqliteDocuments } from '@lendring/platform/read-models/sqlite.adapter.js';
import { createHub, InProcessClient, InProcessServer } from '@lendring/platform/rpc/in-process.js';
import { systemClock } from '@lendring/platform/base/clock.js';
import { serviceClient, type ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import { InvalidMessage } from '@lendring/platform/rpc/api-errors.js';
import { silentLog } from '@lendring/platform/base/log.js';
import type { ServicePorts } from '@lendring/platform/runtime/service/service-core.js';
import { memoryBus, memoryKeys, memoryPictures } from '@lendring/platform/testing/memory.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { openSqliteSearch } from './search/sqlite.adapter.js';
import type { accountApi } from '@lendring/contracts/account/queries.js';
import { offerModule } from './module.js';
import { offerId, ownerId, perDay, picture, privateOwner, rough } from '../testing/offer.js';
import { asking, at, memoryWeb, user, visitor } from '../testing/service.js';
import { PATIENCE_MS } from '@lendring/platform/testing/eventually.js';

describe('the offer module', () => {
  let folder: string;
  let app: INestMicroservice;
  let ports: ServicePorts & { search: ReturnType<typeof openSqliteSearch> };
  let offers: ServiceClient<typeof offerApi>;
  let made = 0;
  const by = () => ({
    commandId: derivedId(ownerId, `command ${(made += 1)}`),
    actor: user(ownerId),
    at,
    locale: 'de' as const,
    requestId: 'spec',
  });

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lendring-offers-'));
    ports = {
      store: openSqliteEventStore(':memory:', { pollMs: 10 }),
      keys: memoryKeys(),
      documents: openSqliteDocuments(':memory:'),
      bus: memoryBus(),
      search: openSqliteSearch({ directory: folder, maxWorkers: 0 }),
      clock: systemClock,
      log: silentLog,
    };
    const place: ServiceClient<typeof accountApi>['queries']['place'] = async ({ userId }, { actor }) =>
      userId === ownerId && actor.kind === 'system' ? { ...privateOwner, place: { ...rough } } : null;
    const nobody = () => Promise.reject(new Error('The offer service asks for places only'));
    const hub = createHub();
    app = await NestFactory.createMicroservice(
      offerModule(ports, {
        downloads: memoryWeb(),
        group: { queries: { groupsOf: async () => [] } },
        request: { commands: { setCapacity: nobody }, queries: { capacity: nobody, unitsInUse: nobody } },
        account: {
          queries: {
            place,
            daily: nobody,
            askObjection: nobody,
            deliverySteps: nobody,
            profile: nobody,
            standing: nobody,
            agreements: nobody,
            roles: nobody,
            people: nobody,
            ownerOf: nobody,
            person: nobody,
            publicProfile: nobody,
            cards: nobody,
            nicknameProblem: nobody,
            contact: nobody,
            languageAt: nobody,
            isAddressApart: nobody,
            recipient: nobody,
            places: nobody,
            favourites: nobody,
            lenders: nobody,
            blocked: nobody,
            areApart: nobody,
            autoReply: nobody,
            autoReplies: nobody,
            openingDays: nobody,
            opening: nobody,
            openings: async () => [],
            publicHolidays: nobody,
            ownData: nobody,
            takeout: nobody,
            takeoutsDue: nobody,
            ownCertificate: nobody,
            certificate: nobody,
            readCertificate: nobody,
            certificateKeys: nobody,
            restoredLeft: nobody,
            reputation: nobody,
            phone: nobody,
            readReputation: nobody,
            ownBrought: nobody,
            ownTrader: nobody,
            trader: nobody,
            traders: nobody,
            traderRow: nobody,
            brought: nobody,
          },
          commands: { confirmErasure: nobody },
        },
        pictures: memoryPictures(),
      }),
      { strategy: new InProcessServer(hub, 'offer'), logger: false },
    );
    await app.listen();
    offers = serviceClient(offerApi, new InProcessClient(hub, 'offer'), { timeoutMs: PATIENCE_MS });
  });
  afterEach(async () => {
    await app.close();
    await ports.search.close();
    await ports.store.close();
    await ports.documents.close();
    rmSync(folder, { recursive: true });
  });

  it('takes an offer from draft to a search result for a word of its category', async () => {
    await offers.commands.draft({ offerId }, by());
    await offers.commands.addImage({ offerId, picture: picture(1) }, by());
    await offers.commands.edit(
      {
        offerId,
        changes: {
          categoryId: 102,
          title: ' Alpha mit Stativ ',
          description: 'Für Hochzeiten.',
          pricings: [perDay],
          termsVersion: '2024-11',
        },
      },
      by(),
    );
    const answer = await offers.commands.publish({ offerId }, by());
    expect(answer).toMatchObject({ ok: true });
    const search = (question: Partial<OfferSearch>) =>
      offers.queries.search(
        { includeCommercialOnly: false, sort: 'relevance', paging: { page: 1, size: 10 }, ...question },
        { ...asking(visitor), ...(answer.ok && { after: answer.position }) },
      );
    for (const question of [
      { text: 'objektiv' },
      { text: 'alpha' },
      { categoryId: 100 },
      { near: { ...rough.point, radiusKm: 1 } },
      { maxPrice: 1500 },
      { freeOn: { from: '2025-06-01', to: '2025-06-03' } },
    ]) {
      expect((await search(question)).items).toMatchObject([
        { offerId, title: 'Alpha mit Stativ', image: picture(1), place: rough },
      ]);
    }
    for (const question of [
      { text: 'bohrmaschine' },
      { categoryId: 200 },
      { near: { lat: 52.5, lng: 13.4, radiusKm: 50 } },
      { maxPrice: 1499 },
    ])
      expect((await search(question)).items).toEqual([]);
    await offers.commands.delete({ offerId }, by());
  });

  it('rejects invalid input with the names of the fields', async () => {
    await expect(offers.commands.edit({ offerId, changes: { title: 'x'.repeat(81) } }, by())).rejects.toThrow(
      InvalidMessage,
    );
    await expect(offers.commands.edit({ offerId, changes: { pricings: [perDay, perDay] } }, by())).rejects.toThrow(
      'pricing_twice',
    );
    await expect(
      offers.queries.search(
        {
          includeCommercialOnly: false,
          sort: 'newest',
          paging: { page: 1, size: 10 },
          freeOn: { from: '2025-05-02', to: '2025-05-01' },
        },
        asking(visitor),
      ),
    ).rejects.toThrow('days_range');
  });
});
