import { setTimeout as pause } from 'node:timers/promises';
import { Admin } from '@platformatic/kafka';
import { EngineUnavailable } from '../base/engine-unavailable.js';
import type { DeadLetterTopic } from './bus.port.js';
import { clientOptions, type KafkaAddress } from './kafka-client.adapter.js';
import { readToEnd } from './kafka-consumer.adapter.js';
import { meaningOf } from './kafka-errors.js';
import { deadLetterTopicParts, letterOf } from './kafka-record.js';

const READ_MS = 20_000;

/**
 * Reads all dead-letter topics to their current end. Versions before `npm run parked` sent every failed event to
 * these topics (ADR 123); current versions send only messages that are not events, which are skipped. @throws
 * EngineUnavailable
 */
export const readDeadLetterTopics = async (address: KafkaAddress): Promise<readonly DeadLetterTopic[]> => {
  const client = clientOptions(address, 'lendring-parked');
  const admin = new Admin(client);
  const late = new AbortController();
  try {
    const names = (await admin.listTopics()).filter((name) => deadLetterTopicParts(name) !== null);
    const letters = new Map<string, DeadLetterTopic['letters'][number][]>(names.map((name) => [name, []]));
    const read = readToEnd(client, names, ({ topic, partition, messages }) => {
      for (const message of messages) {
        const letter = letterOf(message, partition);
        if (letter) letters.get(topic)?.push(letter);
      }
    });
    await Promise.race([
      read,
      pause(READ_MS, undefined, { signal: late.signal }).then(() => {
        throw new EngineUnavailable('event bus', null, 'Kafka did not send its dead-letter topics in time');
      }),
    ]);
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
    late.abort();
    await admin.close().catch(() => undefined);
  }
};
