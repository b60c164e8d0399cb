import { Kafka, logLevel, type SASLOptions } from 'kafkajs';
import { awayFor, type Called } from '../base/engine-errors.js';
import { EngineUnavailable } from '../base/engine-unavailable.js';
import { meaningOf } from './kafka-errors.js';
import { quietTimers } from './kafka-log.js';

type Options = Readonly<{
  brokers: readonly string[];
  tls: boolean;
  username: string | undefined;
  password: string | undefined;
  mechanism: 'scram-sha-512' | 'scram-sha-256' | 'plain';
}>;

/**
 * Looks once, through a connection of its own, whether a broker answers and lets this process in.
 * @throws EngineUnavailable
 */
export const kafkaAnswers = async ({ brokers, tls, username, password, mechanism }: Options): Promise<void> => {
  quietTimers();
  const called: Called = {
    engine: 'event bus',
    name: `Kafka at ${brokers.join(', ')}`,
    settings: 'KAFKA_BROKERS and KAFKA_TLS',
  };
  const admin = new Kafka({
    brokers: [...brokers],
    clientId: 'lendring-start',
    ssl: tls,
    logLevel: logLevel.NOTHING,
    connectionTimeout: 3_000,
    authenticationTimeout: 3_000,
    requestTimeout: 5_000,
    retry: { retries: 0 },
    ...(username !== undefined && password !== undefined
      ? { sasl: { mechanism, username, password } as SASLOptions }
      : {}),
  }).admin();
  try {
    await admin.connect();
    await admin.listTopics();
  } catch (error) {
    const meant = meaningOf(called, error);
    throw meant instanceof EngineUnavailable ? meant : awayFor(called, error);
  } finally {
    await admin.disconnect().catch(() => undefined);
  }
};
