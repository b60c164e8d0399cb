import { randomUUID } from 'node:crypto';
import { EngineUnavailable } from '../base/engine-unavailable.js';
import type { DeadLetterTopic } from './bus.port.js';
import { openKafkaClient, type KafkaAddress } from './kafka-client.adapter.js';
import { meaningOf } from './kafka-errors.js';
import { deadLetterTopicParts, letterOf } from './kafka-record.js';

const READ_MS = 20_000;

/**
 * A new cluster has no group coordinator yet, so the client retries for longer than `READ_MS`, which ends the wait. A
 * coordinator that is loading its topic rejects the join, and the client starts again.
 */
const retry = { initialRetryTime: 100, maxRetryTime: 1_000, retries: 40 };

/**
 * Reads all dead-letter topics to their current end. Versions before `npm run parked` sent every failed event there
 * (ADR 123). Skips messages that are no events, which are still sent there.
 * @throws EngineUnavailable
 */
export const readDeadLetterTopics = async (address: KafkaAddress): Promise<readonly DeadLetterTopic[]> => {
  const kafka = openKafkaClient(address, 'lendring-parked');
  const admin = kafka.admin();
  try {
    await admin.connect();
    const names = (await admin.listTopics()).filter((name) => deadLetterTopicParts(name) !== null);
    const ends = new Map<string, number>();
    for (const topic of names)
      for (const { partition, low, high } of await admin.fetchTopicOffsets(topic))
        if (Number(high) > Number(low)) ends.set(`${topic} ${partition}`, Number(high));

    const letters = new Map<string, DeadLetterTopic['letters'][number][]>(names.map((name) => [name, []]));
    if (ends.size > 0) {
      const consumer = openKafkaClient(address, 'lendring-parked', retry).consumer({
        groupId: `lendring.parked-${randomUUID()}`,
        allowAutoTopicCreation: false,
        retry,
      });
      const read = Promise.withResolvers<void>();
      read.promise.catch(() => undefined);
      const late = setTimeout(() => {
        read.reject(new EngineUnavailable('event bus', null, 'Kafka did not send its dead-letter topics in time'));
      }, READ_MS);
      consumer.on(consumer.events.CRASH, ({ payload }) => {
        if (!payload.restart) read.reject(payload.error);
      });
      try {
        await consumer.connect();
        await consumer.subscribe({ topics: names, fromBeginning: true });
        const run = consumer.run({
          autoCommit: false,
          eachBatch: async ({ batch }) => {
            const { topic, partition } = batch;
            for (const message of batch.messages) {
              const letter = letterOf(message, partition);
              if (letter) letters.get(topic)?.push(letter);
            }
            const at = `${topic} ${partition}`;
            if (Number(batch.lastOffset()) + 1 >= (ends.get(at) ?? 0)) ends.delete(at);
            if (ends.size === 0) read.resolve();
          },
        });
        await Promise.all([run, read.promise]);
      } finally {
        clearTimeout(late);
        await consumer.disconnect().catch(() => undefined);
      }
    }
    return names.flatMap((name) => {
      const parts = deadLetterTopicParts(name);
      return parts ? [{ name, ...parts, letters: letters.get(name) ?? [] }] : [];
    });
  } catch (error) {
    throw meaningOf(
      { engine: 'event bus', name: `Kafka at ${address.brokers.join(', ')}`, settings: 'KAFKA_BROKERS and KAFKA_TLS' },
      error,
    );
  } finally {
    await admin.disconnect().catch(() => undefined);
  }
};
