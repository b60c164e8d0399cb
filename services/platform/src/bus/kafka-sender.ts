import type { KafkaRecord } from './kafka-record.js';
import type { Topics } from './kafka-topics.js';
import { createKeyedQueue } from '../base/keyed-queue.js';

type Producer = Readonly<{
  send: (batch: { topic: string; acks: number; messages: KafkaRecord[] }) => Promise<unknown>;
  disconnect: () => Promise<void>;
}>;

/**
 * Sends records in call order; resolves when all in-sync replicas have them. After a rejection the caller must send
 * all of them again.
 */
export const createSender = (connect: () => Promise<Producer>, topics: Topics) => {
  const oneAtATime = createKeyedQueue(1);
  let producer: Promise<Producer> | undefined;
  const drop = async (): Promise<void> => {
    const dropped = producer;
    producer = undefined;
    await dropped?.then((opened) => opened.disconnect()).catch(() => undefined);
  };

  return {
    send: (topic: string, records: readonly KafkaRecord[]): Promise<void> =>
      oneAtATime.run('', async () => {
        try {
          await topics.ensure([topic]);
          const opened = await (producer ??= connect());
          for (const messages of portions(records)) await opened.send({ topic, acks: -1, messages });
        } catch (error) {
          // Drop the producer: the records may have arrived, and continuing the producer's sequence could make the
          // broker discard new records as duplicates.
          await drop();
          topics.forget(topic);
          throw error;
        }
      }),
    close: async (): Promise<void> => {
      await oneAtATime.idle();
      await drop();
    },
  };
};

/** Splits records into portions within the broker's size limit (1 MB by default), in order. */
export const portions = <Record extends KafkaRecord>(records: readonly Record[], bytes = 500_000): Record[][] => {
  const found: Record[][] = [];
  let left = 0;
  for (const record of records) {
    const size = (record.value ? Buffer.byteLength(record.value) : 0) + 300;
    if (found.length === 0 || size > left) {
      found.push([]);
      left = bytes;
    }
    found.at(-1)?.push(record);
    left -= size;
  }
  return found;
};
