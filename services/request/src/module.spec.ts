import 'reflect-metadata';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { INestMicroservice } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { requestApi } from '@lendring/contracts/request/queries.js';
import { openSqliteEventStore } from '@lendring/platform/event-store/sqlite.adapter.js';
import { openSqliteDocuments } from '@lendring/platform/read-models/sqlite.adapter.js';
import { createHub, InProcessClient, InProcessServer } from '@lendring/platform/rpc/in-process.js';
import { serviceClient, type ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import { silentLog } from '@lendring/platform/base/log.js';
import type { ServicePorts } from '@lendring/platform/runtime/service/service-core.js';
import { memoryBus, memoryKeys } from '@lendring/platform/testing/memory.js';
import { requestModule } from './module.js';
import type { ServiceApis } from './clients.js';
import { by, creator, now, offerId, period, pricingId, requestId, terms, vendor } from '../testing/request.js';
import { PATIENCE_MS } from '@lendring/platform/testing/eventually.js';

const place = {
  city: 'Bonn',
  cityId: '1',
  cityUrl: 'bonn',
  country: 'DE' as const,
  point: { lat: 50.7, lng: 7.1 },
  radius: 1500,
  exact: false,
  street: null,
  postal: null,
};
const apis: ServiceApis = {
  group: { queries: { leaders: async () => [] } },
  offer: {
    queries: {
      terms: async (question) => (question.offerId === offerId ? terms : null),
      hold: async () => null,
      own: async () => ({ items: [], total: 0, page: 1, size: 100 }),
    },
  },
  account: {
    queries: {
      place: async ({ userId }) =>
        userId === creator
          ? { place, commercial: false, completed: true, completedCommercial: true, traderReady: true }
          : null,
      askObjection: async () => null,
      deliverySteps: async () => [],
      contact: async () => null,
      autoReply: async () => null,
      areApart: async () => false,
      standing: async () => ({ roles: [], suspended: null }),
      opening: async () => ({ week: null, exceptions: [] }),
      cards: async () => [],
      languageAt: async () => null,
      isAddressApart: async () => false,
    },
    commands: { confirmErasure: async () => ({ ok: true, position: '1' }) },
  },
};

let app: INestMicroservice;
let ports: ServicePorts;
let api: ServiceClient<typeof requestApi>;
beforeEach(async () => {
  const hub = createHub();
  ports = {
    store: openSqliteEventStore(':memory:'),
    keys: memoryKeys(),
    documents: openSqliteDocuments(':memory:'),
    bus: memoryBus(),
    clock: { now: () => now },
    log: silentLog,
  };
  app = await NestFactory.createMicroservice(
    requestModule(ports, apis, { mailer: null, publicUrl: 'https://lendring.example' }),
    { strategy: new InProcessServer(hub, 'request'), logger: false },
  );
  await app.listen();
  api = serviceClient(requestApi, new InProcessClient(hub, 'request'), { timeoutMs: PATIENCE_MS });
});
afterEach(async () => {
  await app.close();
  await ports.store.close();
  await ports.documents.close();
});

const asking = {
  requestId,
  offerId,
  wish: period.wish,
  pricingId,
  message: '  Hello <b>you</b>  ',
  shareAddress: false,
};

describe('request service API', () => {
  it('queries other services and reads its own writes', async () => {
    const answer = await api.commands.ask(asking, by(creator));
    expect(answer).toMatchObject({ ok: true });
    const after = answer.ok ? answer.position : undefined;
    const context = { actor: { kind: 'user' as const, userId: vendor, roles: [] }, at: now, after };
    expect(await api.queries.one({ requestId }, context)).toMatchObject({
      status: 'open',
      messages: [{ text: 'Hello <b>you</b>' }],
    });
    expect(
      await api.queries.list({ side: 'vendor', tab: 'open', paging: { page: 1, size: 20 } }, context),
    ).toMatchObject({ total: 1, counts: { open: 1 } });
    expect(await api.commands.ask({ ...asking, requestId: pricingId }, by(vendor))).toMatchObject({
      ok: false,
      refusal: { code: 'profile_incomplete' },
    });
  });

  it.each<[string, object]>([
    ['wish.to', { wish: { kind: 'days', from: '2025-05-09', to: '2025-02-30' } }],
    ['wish.hours', { wish: { kind: 'hours', day: '2025-05-09', time: '10:00', hours: 0 } }],
    ['wish.time', { wish: { kind: 'hours', day: '2025-05-09', time: '24:00', hours: 1 } }],
    ['message', { message: 'x'.repeat(3_001) }],
    ['requestId', { requestId: '1' }],
  ])('rejects an invalid %s and names the field', async (path, change) => {
    await expect(api.commands.ask({ ...asking, ...change }, by(creator))).rejects.toMatchObject({
      issues: [{ path: `data.${path}` }],
    });
  });
});
