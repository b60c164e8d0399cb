import { START } from '@lendring/contracts/kernel/ids.js';
import 'reflect-metadata';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { INestMicroservice } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { MicroserviceOptions } from '@nestjs/microservices';
import { partnerApi } from '@lendring/contracts/partner/queries.js';
import { openSqliteEventStore } from '@lendring/platform/event-store/sqlite.adapter.js';
import { openSqliteDocuments } from '@lendring/platform/read-models/sqlite.adapter.js';
import { createHub, InProcessClient, InProcessServer } from '@lendring/platform/rpc/in-process.js';
import { systemClock } from '@lendring/platform/base/clock.js';
import { serviceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import { silentLog } from '@lendring/platform/base/log.js';
import type { ServiceHost } from '@lendring/platform/runtime/service/service-host.js';
import { hostToken } from '@lendring/platform/runtime/service/service-module.js';
import { memoryBus, memoryKeys } from '@lendring/platform/testing/memory.js';
import { partnerModule } from './module.js';
import { idOf, offerPublished, owner } from '../testing/partner.js';
import { by, fakeReceiver, hashOf, user, visitor } from '../testing/service.js';
import { PATIENCE_MS } from '@lendring/platform/testing/eventually.js';

describe('the partner service behind its API', () => {
  const bus = memoryBus();
  const receiver = fakeReceiver();
  const ports = {
    store: openSqliteEventStore(':memory:', { pollMs: 10 }),
    keys: memoryKeys(),
    documents: openSqliteDocuments(':memory:'),
    bus,
    clock: systemClock,
    log: silentLog,
  };
  const hub = createHub();
  const api = serviceClient(partnerApi, new InProcessClient(hub, 'partner'), { timeoutMs: PATIENCE_MS });
  let service: INestMicroservice;

  beforeEach(async () => {
    service = await NestFactory.createMicroservice<MicroserviceOptions>(
      partnerModule(ports, {
        outgoing: receiver.outgoing,
        targets: 'public',
        confirmErasure: async () => ({ ok: true, position: START }),
      }),
      { strategy: new InProcessServer(hub, 'partner'), logger: false },
    );
    await service.listen();
  });
  afterEach(async () => {
    await ports.store.close();
    await ports.documents.close();
  });

  it('creates a key, consumes events, answers queries, delivers and stops cleanly', async () => {
    const now = systemClock.now();
    const hash = hashOf('through the API');
    const created = await api.commands.createKey(
      { keyId: idOf('api'), name: 'Tür', scopes: ['events:read'], hash, hint: 'abcd' },
      by(user(owner), undefined, now),
    );
    const after = created.ok ? created.position : '';
    expect(await api.queries.keys({}, { actor: user(owner), at: now, after })).toMatchObject([{ name: 'Tür' }]);
    await api.commands.createWebhook(
      { webhookId: idOf('hook'), name: 'Lager', url: 'https://example.org/', types: ['offer.published'] },
      by(user(owner), undefined, now),
    );
    const waiting = api.queries.feedAfter({ hash, limit: 10, waitMs: 5_000 }, { actor: visitor, at: now });
    await bus.publish('offer', [offerPublished()]);
    expect(await waiting).toMatchObject({ ok: true, items: [{ event: offerPublished() }] });
    await expect(
      api.commands.createWebhook({ webhookId: idOf('hook'), name: '', url: '', types: [] }, by(user(owner))),
    ).rejects.toThrow('does not take this message');
    const host = service.get<ServiceHost>(hostToken('partner'), { strict: false });
    expect(host.health()).toMatchObject({ service: 'partner', ok: true });
    await service.close();
    expect(host.health().parts.every(({ state }) => state === 'stopped' || state === 'live')).toBe(true);
  });
});
