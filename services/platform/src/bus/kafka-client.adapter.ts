import { Kafka, logLevel, type RetryOptions, type SASLOptions } from 'kafkajs';
import { quietTimers } from './kafka-log.js';

export type KafkaAddress = Readonly<{
  brokers: readonly string[];
  tls: boolean;
  username: string | undefined;
  password: string | undefined;
  mechanism: 'scram-sha-512' | 'scram-sha-256' | 'plain';
}>;

export const openKafkaClient = (
  { brokers, tls, username, password, mechanism }: KafkaAddress,
  clientId: string,
  retry: RetryOptions = { retries: 0 },
): Kafka => {
  quietTimers();
  return new Kafka({
    brokers: [...brokers],
    clientId,
    ssl: tls,
    logLevel: logLevel.NOTHING,
    connectionTimeout: 3_000,
    authenticationTimeout: 3_000,
    requestTimeout: 5_000,
    retry,
    ...(username !== undefined && password !== undefined
      ? { sasl: { mechanism, username, password } as SASLOptions }
      : {}),
  });
};
