import { describe, expect, it } from 'vitest';
import { createSender, portions } from './kafka-sender.js';
import { createTopics } from './kafka-topics.js';

const record = (n: number, bytes = 1) => ({ key: 'a', value: 'x'.repeat(bytes), headers: { n: String(n) } });

const broker = () => {
  const told: string[] = [];
  const failures: Error[] = [];
  const there = new Set<string>();
  let producers = 0;
  const topics = createTopics(() => ({
    close: async () => undefined,
    listTopics: async () => [...there],
    metadata: async () => undefined,
    createTopics: async ({ topics: made, partitions, configs }) => {
      for (const topic of made) {
        there.add(topic);
        told.push(
          `${topic} with ${partitions} partitions, ${configs.map(({ name, value }) => `${name}=${value}`).join()}`,
        );
      }
    },
  }));
  const sender = createSender(async () => {
    const name = `producer ${(producers += 1)}`;
    return {
      send: async ({ acks, messages }) => {
        const failure = failures.shift();
        if (failure) throw failure;
        told.push(`${name} acks ${acks}: ${messages.map(({ headers }) => String(headers?.['n'])).join(' ')}`);
      },
      disconnect: async () => {
        told.push(`${name} left`);
      },
    };
  }, topics);
  return { told, failures, there, sender };
};

describe('Kafka sender', () => {
  it('creates a topic once and sends in call order', async () => {
    const { told, sender } = broker();
    await Promise.all([1, 2, 3].map((n) => sender.send('lendring.offer', [record(n)])));
    await sender.close();
    expect(told).toEqual([
      'lendring.offer with 6 partitions, retention.ms=2592000000',
      'producer 1 acks -1: 1',
      'producer 1 acks -1: 2',
      'producer 1 acks -1: 3',
      'producer 1 left',
    ]);
  });

  it('retains dead letters longer and leaves an existing topic unchanged', async () => {
    const { told, there, sender } = broker();
    there.add('lendring.offer');
    await sender.send('lendring.offer', [record(1)]);
    await sender.send('lendring.offer.dead.request.close', [record(2)]);
    expect(told).toEqual([
      'producer 1 acks -1: 1',
      'lendring.offer.dead.request.close with 6 partitions, retention.ms=7776000000',
      'producer 1 acks -1: 2',
    ]);
  });

  it('replaces the producer and checks the topic again after a failure', async () => {
    const { told, there, failures, sender } = broker();
    await sender.send('t', [record(1)]);
    failures.push(new Error('timed out'));
    there.clear();
    await expect(sender.send('t', [record(2)])).rejects.toThrow('timed out');
    await sender.send('t', [record(2), record(3)]);
    expect(told.filter((each) => each.startsWith('producer'))).toEqual([
      'producer 1 acks -1: 1',
      'producer 1 left',
      'producer 2 acks -1: 2 3',
    ]);
    expect(told.filter((each) => each.startsWith('t with'))).toHaveLength(2);
  });

  it('sends non-empty batches in order within the size limit', () => {
    const sizes = (of: readonly number[], limit: number) =>
      portions(
        of.map((bytes, n) => record(n, bytes)),
        limit,
      ).map((portion) => portion.map(({ headers }) => Number(headers.n)));
    expect(sizes([1, 1, 1], 10_000)).toEqual([[0, 1, 2]]);
    expect(sizes([400, 400, 400], 1_500)).toEqual([[0, 1], [2]]);
    expect(sizes([9_999, 1], 1_000)).toEqual([[0], [1]]);
    expect(sizes([], 1_000)).toEqual([]);
  });
});
