import { describe, expect, it } from 'vitest';
import { NetworkError } from '@platformatic/kafka';
import { EngineUnavailable } from '../base/engine-unavailable.js';
import { meaningOf } from './kafka-errors.js';

const called = { engine: 'event bus', name: 'Kafka at here', settings: 'KAFKA_BROKERS and KAFKA_TLS' } as const;

describe('explanation of a Kafka client error', () => {
  it('mentions the settings when a broker closes the connection', () => {
    const closed = new NetworkError('Connection closed');
    const meant = meaningOf(called, closed);
    expect(meant).toBeInstanceOf(EngineUnavailable);
    expect((meant as Error).message).toBe(
      'Kafka at here closes the connection: check KAFKA_TLS and KAFKA_USERNAME, unless the broker is shutting down',
    );
  });

  it('reports a missing answer when no connection is made, and is null for other errors', () => {
    const refused = new NetworkError('Connection error: connect ECONNREFUSED');
    expect((meaningOf(called, refused) as Error).message).toBe(
      'Kafka at here does not answer: Connection error: connect ECONNREFUSED',
    );
    const bug = new TypeError('bug');
    expect(meaningOf(called, bug)).toBe(bug);
  });
});
