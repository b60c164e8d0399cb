import { describe, expect, it } from 'vitest';
import { KafkaJSConnectionError } from 'kafkajs';
import { EngineUnavailable } from '../base/engine-unavailable.js';
import { meaningOf } from './kafka-errors.js';

const called = { engine: 'event bus', name: 'Kafka at here', settings: 'KAFKA_BROKERS and KAFKA_TLS' } as const;

describe('the meaning of an error of Kafka’s client', () => {
  it('names the settings where a broker only closes the connection', () => {
    const closed = Object.assign(new Error('Closed connection'), { name: 'KafkaJSConnectionClosedError' });
    const meant = meaningOf(called, closed);
    expect(meant).toBeInstanceOf(EngineUnavailable);
    expect((meant as Error).message).toBe(
      'Kafka at here closes the connection: unless it is just going, look at KAFKA_TLS and KAFKA_USERNAME',
    );
  });

  it('is that nobody answers where no connection comes about, and nothing where it is no error of the client', () => {
    const refused = new KafkaJSConnectionError('Connection error: connect ECONNREFUSED', { broker: 'here:9092' });
    expect((meaningOf(called, refused) as Error).message).toBe(
      'Kafka at here does not answer: Connection error: connect ECONNREFUSED',
    );
    const bug = new TypeError('bug');
    expect(meaningOf(called, bug)).toBe(bug);
  });
});
