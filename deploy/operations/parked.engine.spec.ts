import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deadLetterHeaders, deadLetterTopic, toRecord } from '@lendring/platform/bus/kafka-record.js';
import type { Config } from '@lendring/platform/runtime/settings/config.js';
import { describeEngine } from '@lendring/platform/testing/engines/engine.js';
import { Producer, stringSerializers } from '@platformatic/kafka';
import { startProduct, type TestProduct } from '../driver/product.js';
import { parked } from './parked.js';

describeEngine('kafka', 'npm run parked beside dead-letter topics of an older version', (address) => {
  const brokers = address.split(',');
  const folder = mkdtempSync(join(tmpdir(), 'lendring-parked-'));
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct({}, folder);
  });
  afterAll(async () => {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('lists and reprocesses parked Kafka events, which then disappear from the list', async () => {
    const [id, userId] = [randomUUID(), randomUUID()];
    const producer = new Producer({ bootstrapBrokers: brokers, clientId: 'test', serializers: stringSerializers });
    const event = toRecord({
      specversion: '1.0',
      id,
      source: '/account',
      type: 'account.deleted',
      subject: userId,
      time: '2026-05-02T10:00:00.000Z',
      datacontenttype: 'application/json',
      data: { userId },
    });
    const buried = deadLetterHeaders({ error: `poison ${id}`, topic: 'lendring.account', partition: 0, offset: '0' });
    const topic = deadLetterTopic('account', 'request.when-an-account-is-deleted-then-erase');
    await producer.send({
      autocreateTopics: true,
      messages: [
        { topic, ...event, headers: { ...event.headers, ...buried, dead_tries: '5' } },
        { topic, key: 'no event', value: 'not json', headers: buried },
      ],
    });
    await producer.close();

    const config: Config = {
      ...product.config,
      stores: {
        ...product.config.stores,
        bus: {
          kind: 'kafka',
          brokers,
          tls: false,
          username: undefined,
          password: undefined,
          mechanism: 'scram-sha-512',
        },
      },
    };
    const listed = await parked(config, { act: 'list', eventId: null });
    expect(listed.filter((line) => line.includes(id))).toEqual([
      expect.stringContaining(
        `request  reaction when-an-account-is-deleted-then-erase  account.deleted  ${id}  (poison ${id})`,
      ),
    ]);
    expect(await parked(config, { act: 'retry', eventId: id })).toEqual(['1 of 1 processed.']);
    expect((await parked(config, { act: 'list', eventId: null })).join('\n')).not.toContain(id);
  }, 60_000);
});
