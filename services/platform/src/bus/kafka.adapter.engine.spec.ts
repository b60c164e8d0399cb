import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Consumer, Producer, type Message } from '@platformatic/kafka';
import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import { describeEngine } from '../../testing/engines/engine.js';
import { until } from '../../testing/eventually.js';
import { silentLog, type Log } from '../base/log.js';
import type { Bus } from './bus.port.js';
import { aCloudEvent, busContract } from '../../testing/bus/contract.js';
import { openKafkaBus } from './kafka.adapter.js';

describeEngine('kafka', 'Kafka bus', (address) => {
  const brokers = address.split(',');
  const opened: Bus[] = [];
  const openBus = (on: Partial<Parameters<typeof openKafkaBus>[0]> = {}): Bus => {
    const bus = openKafkaBus({ brokers, clientId: 'lendring-test', log: silentLog, tries: 3, backOffMs: 1, ...on });
    opened.push(bus);
    return bus;
  };

  describe('port contract', () => {
    busContract(async () => openBus(), { tries: 3 });
  });

  describe('Kafka specifics', () => {
    const client = { bootstrapBrokers: brokers, clientId: 'lendring-test-observer' };
    const producer = new Producer(client);
    const consumers: Consumer[] = [];
    const topic = (): string => `topic-${randomUUID()}`;
    afterEach(async () => {
      await Promise.all([
        ...opened.splice(0).map((bus) => bus.close()),
        ...consumers.splice(0).map((consumer) => consumer.close(true)),
      ]);
    });
    afterAll(() => producer.close());

    const observe = async (name: string): Promise<Message[]> => {
      const seen: Message[] = [];
      const consumer = new Consumer({ ...client, groupId: `observer-${randomUUID()}`, maxWaitTime: 200 });
      consumers.push(consumer);
      const messages = await consumer.consume({ topics: [name], mode: 'earliest' });
      messages.on('data', (message) => {
        seen.push(message);
      });
      return seen;
    };
    const headersOf = (message: Message | undefined) =>
      Object.fromEntries((message?.headerEntries ?? []).map(([name, value]) => [String(name), String(value)]));

    it('uses binary-mode CloudEvents keyed by subject', async () => {
      const name = topic();
      const event = { ...aCloudEvent('äpfel', 7), data: { n: 7, title: 'Zelt für 4 ⛺' } };
      await openBus().publish(name, [event]);
      const seen = await observe(`lendring.${name}`);
      await until(() => seen.length === 1);
      expect(headersOf(seen[0])).toEqual({
        ce_specversion: '1.0',
        ce_id: event.id,
        ce_source: '/offer',
        ce_type: 'offer.published',
        ce_subject: 'äpfel',
        ce_time: event.time,
        'content-type': 'application/json',
      });
      expect(seen[0]?.key?.toString()).toBe('äpfel');
      expect(JSON.parse(String(seen[0]?.value))).toEqual(event.data);
    });

    it('dead-letters a non-event at once, unchanged, and continues', async () => {
      const [name, group] = [topic(), `group-${randomUUID()}`];
      const got: CloudEvent[] = [];
      const told: object[] = [];
      const log: Log = {
        ...silentLog,
        error: (fields) => {
          told.push(fields);
        },
      };
      const bus = openBus({ log });
      await bus.consume(group, [name], async (event) => {
        got.push(event);
      });
      const headers = { ce_id: 'no uuid', 'content-type': 'application/json', 'x-trace': 'kept' };
      const bytes = new Map(Object.entries(headers).map(([key, value]) => [Buffer.from(key), Buffer.from(value)]));
      await producer.send({
        messages: [
          { topic: `lendring.${name}`, key: Buffer.from('a'), value: Buffer.from('not json \u0000'), headers: bytes },
          { topic: `lendring.${name}` },
        ],
      });
      await bus.publish(name, [aCloudEvent('a')]);
      const dead = await observe(`lendring.${name}.dead.${group}`).catch(async () => {
        await until(() => told.length >= 2);
        return observe(`lendring.${name}.dead.${group}`);
      });
      // Expect at-least-once delivery: a consumer that has not committed its offset dead-letters the same message
      // again.
      await until(() => got.length >= 1 && new Set(dead.map(({ key }) => key?.toString())).size === 2);
      const letter = dead.find(({ key }) => key?.toString() === 'a');
      expect(letter?.value?.toString()).toBe('not json \u0000');
      expect(headersOf(letter)).toMatchObject({
        ...headers,
        dead_topic: `lendring.${name}`,
        dead_offset: '0',
        dead_error: expect.stringMatching(/Not a CloudEvent.*id/),
      });
      const empty = dead.find(({ key }) => key === undefined);
      expect(empty).toBeDefined();
      expect(empty?.value).toBeUndefined();
      expect(told).toEqual(expect.arrayContaining([expect.objectContaining({ group, topic: name, offset: '0' })]));
    });

    it('delivers all earlier events to a new group', async () => {
      const name = topic();
      const bus = openBus();
      await bus.publish(name, [aCloudEvent('a', 1), aCloudEvent('a', 2)]);
      const numbers: unknown[] = [];
      await bus.consume(`group-${randomUUID()}`, [name], async ({ data }) => {
        numbers.push(data['n']);
      });
      await until(() => numbers.length === 2);
      expect(numbers).toEqual([1, 2]);
    });

    it('rebalances a group among changing replicas without loss and in order per subject', async () => {
      const [name, group, subjects] = [topic(), `group-${randomUUID()}`, 12];
      const taken = Array.from({ length: subjects }, (): { n: number; by: number }[] => []);
      const busy = new Set<string>();
      let overlaps = 0;
      const replica = async (number: number): Promise<Bus> => {
        const bus = openBus();
        await bus.consume(group, [name], async ({ subject, data }) => {
          if (busy.has(subject)) overlaps += 1;
          busy.add(subject);
          await pause(3);
          busy.delete(subject);
          taken[Number(subject)]?.push({ n: Number(data['n']), by: number });
        });
        return bus;
      };
      let told = 0;
      const tell = async (bus: Bus): Promise<void> => {
        await bus.publish(
          name,
          Array.from({ length: 20 }, (_, n) =>
            Array.from({ length: subjects }, (__, s) => aCloudEvent(String(s), told + n)),
          ).flat(),
        );
        told += 20;
      };
      const by = (replicaNumber: number): number => taken.flat().filter((each) => each.by === replicaNumber).length;
      const first = await replica(1);
      await tell(first);
      await until(() => by(1) > 0);
      const second = await replica(2);
      while (by(2) === 0) await tell(first);
      await tell(second);
      const before = by(2);
      await first.close();
      await tell(second);
      await until(() => taken.every((each) => each.some(({ n }) => n === told - 1)));
      expect(by(2)).toBeGreaterThan(before);
      for (const each of taken) {
        // Ignore duplicates, which may occur; without them the order is complete.
        const firstTimes = [...new Set(each.map(({ n }) => n))];
        expect(firstTimes).toEqual(Array.from({ length: told }, (_, n) => n));
      }
      expect(overlaps).toBe(0);
    }, 60_000);

    it('splits batches that exceed the size of one message', async () => {
      const name = topic();
      const bus = openBus();
      const got: string[] = [];
      await bus.consume(`group-${randomUUID()}`, [name], async ({ id }) => {
        got.push(id);
      });
      const events = Array.from({ length: 40 }, (_, n) => ({
        ...aCloudEvent('a', n),
        data: { n, text: 'ä'.repeat(50_000) },
      }));
      await bus.publish(name, events);
      await until(() => got.length === 40);
      expect(got).toEqual(events.map(({ id }) => id));
    });
  });
});

describe('Kafka bus without a broker', () => {
  const nowhere = { brokers: ['127.0.0.1:1'], clientId: 'test', log: silentLog };

  it('waits for a bounded time at startup and then reports the cause', async () => {
    const told: string[] = [];
    const bus = openKafkaBus({
      ...nowhere,
      maxWaitMs: 1,
      log: {
        ...silentLog,
        warn: (_, message) => {
          told.push(message);
        },
      },
    });
    await expect(bus.consume('group', ['offer'], async () => undefined)).rejects.toThrow(
      /^Kafka does not answer at 127\.0\.0\.1:1 \(KAFKA_BROKERS, KAFKA_TLS\): .*ECONNREFUSED/,
    );
    await bus.close();
  });

  it('rejects publishing, and rejects all calls after closing', async () => {
    const bus = openKafkaBus(nowhere);
    await expect(bus.publish('offer', [aCloudEvent('a')])).rejects.toThrow('ECONNREFUSED');
    await bus.close();
    await expect(bus.publish('offer', [aCloudEvent('a')])).rejects.toThrow('closed');
    await expect(bus.consume('group', ['offer'], async () => undefined)).rejects.toThrow('closed');
  });

  it('stops waiting when closed', async () => {
    const bus = openKafkaBus({ ...nowhere, maxWaitMs: 600_000 });
    const outcome = bus.consume('group', ['offer'], async () => undefined).catch((error: unknown) => String(error));
    await bus.close();
    expect(await outcome).toContain('closed');
  }, 30_000);
});
