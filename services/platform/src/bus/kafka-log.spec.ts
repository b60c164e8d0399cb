import { describe, expect, it } from 'vitest';
import { silentLog } from '../base/log.js';
import { kafkaLog, quietTimers } from './kafka-log.js';

describe('Kafka client log', () => {
  it('drops retry messages, and logs an equal message once a minute', () => {
    const told: [object, string][] = [];
    let now = 0;
    const write = kafkaLog(
      {
        ...silentLog,
        warn: (fields, message) => {
          told.push([fields, message]);
        },
      },
      () => now,
    );
    const entry = (namespace: string, message: string, fields: object = {}) =>
      write({ namespace, log: { timestamp: 't', logger: 'kafkajs', message, ...fields } });
    entry('Connection', 'Response GroupCoordinator(key: 10, version: 2)');
    entry('BrokerPool', 'Failed to connect to seed broker, trying another broker from the list: Connection error');
    entry('Runner', 'The group is rebalancing, re-joining');
    entry('Consumer', 'Crash: KafkaJSNumberOfRetriesExceeded');
    expect(told).toEqual([]);
    for (now of [0, 59_999, 60_000])
      entry('ConsumerGroup', 'Offset out of range, resetting to default offset', { topic: 'lendring.offer' });
    expect(told).toEqual(
      [0, 1].map(() => [
        { kafka: 'ConsumerGroup', topic: 'lendring.offer' },
        'Offset out of range, resetting to default offset',
      ]),
    );
  });

  it('suppresses timer warnings of the client only', () => {
    const warned: unknown[] = [];
    const own = {
      emitWarning: (...given: unknown[]) => {
        warned.push(given[1]);
      },
    };
    quietTimers(own);
    quietTimers(own);
    own.emitWarning('-1 is a negative number.', 'TimeoutNegativeWarning');
    own.emitWarning('old', 'DeprecationWarning');
    expect(warned).toEqual(['DeprecationWarning']);
  });
});
