import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import { decided } from '@lendring/contracts/kernel/decider.js';
import { services } from '@lendring/contracts/services.js';
import { silentLog } from '@lendring/platform/base/log.js';
import { openSqliteEventStore } from '@lendring/platform/event-store/sqlite.adapter.js';
import { openSqliteDocuments } from '@lendring/platform/read-models/sqlite.adapter.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import { createServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import { memoryBus, memoryKeys } from '@lendring/platform/testing/memory.js';
import { at, idOf, other, owner } from '../../testing/partner.js';
import { keyRingAggregate } from '../keys/key-ring.aggregate.js';
import { webhooksAggregate } from '../webhooks/webhooks.aggregate.js';
import { erasePartner } from './erase-partner.js';

const open = () => {
  const [store, documents] = [openSqliteEventStore(':memory:'), openSqliteDocuments(':memory:')];
  const clock = { now: () => at };
  const core = createServiceCore(services.partner, {
    store,
    documents,
    keys: memoryKeys(),
    bus: memoryBus(),
    clock,
    log: silentLog,
  });
  return { store, documents, core };
};
const call = () => systemCommand({ name: 'spec', commandId: randomUUID(), at });

describe('erasing the partner data of a deleted account', () => {
  let on: ReturnType<typeof open>;
  const forgotten: string[] = [];
  let isCutOff = false;
  beforeEach(async () => {
    on = open();
    forgotten.length = 0;
    isCutOff = false;
    for (const ownerId of [owner, other]) {
      const [keyId, webhookId] = [idOf(`key of ${ownerId}`), idOf(`webhook of ${ownerId}`)];
      await on.core.commands.on(keyRingAggregate, ownerId, call(), () =>
        decided([
          {
            type: 'KeyCreated',
            data: { ownerId, keyId, name: 'Lager', scopes: ['events:read'], hash: 'a'.repeat(64), hint: 'abcd', at },
          },
        ]),
      );
      await on.core.commands.on(webhooksAggregate, ownerId, call(), () =>
        decided([
          {
            type: 'WebhookCreated',
            data: {
              ownerId,
              webhookId,
              name: 'Lager',
              url: 'https://example.org/in',
              types: ['offer.published'],
              secret: 'whsec_b25l',
              after: '0000000000000010',
              mark: idOf('mark'),
              since: at,
              at,
            },
          },
        ]),
      );
    }
  });
  afterEach(async () => {
    await on.store.close();
    await on.documents.close();
  });

  const erase = () =>
    erasePartner({
      commands: on.core.commands,
      load: (userId) => on.core.load(webhooksAggregate, userId),
      deliveries: {
        forget: async (webhookId) => {
          if (isCutOff) throw new Error('The process ends');
          forgotten.push(webhookId);
        },
      },
      caughtUp: async () => undefined,
    })(owner as UserId, call());
  const things = async (userId: string) => [
    ...Object.values(await on.core.load(keyRingAggregate, userId)),
    ...Object.values(await on.core.load(webhooksAggregate, userId)),
  ];

  it('deletes keys, webhooks and deliveries of the account and keeps those of other accounts', async () => {
    expect(await erase()).toBeNull();
    expect(await things(owner)).toEqual([null, null]);
    expect(forgotten).toEqual([idOf(`webhook of ${owner}`)]);
    expect(await things(other)).toEqual([
      expect.objectContaining({ name: 'Lager' }),
      expect.objectContaining({ name: 'Lager' }),
    ]);
  });

  it('is idempotent and completes after an interrupted run', async () => {
    isCutOff = true;
    await expect(erase()).rejects.toThrow('The process ends');
    isCutOff = false;
    const head = await on.store.head();
    expect([await erase(), await erase()]).toEqual([null, null]);
    expect(await on.store.head()).toBe(head);
    expect(forgotten).toEqual([idOf(`webhook of ${owner}`), idOf(`webhook of ${owner}`)]);
  });
});
