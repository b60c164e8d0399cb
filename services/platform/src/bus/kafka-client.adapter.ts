import { Kafka, logLevel, type SASLOptions } from 'kafkajs';
import { quietTimers } from './kafka-log.js';

export type KafkaAddress = Readonly<{
  brokers: readonly string[];
  tls: boolean;
  /** Both or none. */
  username: string | undefined;
  password: string | undefined;
  mechanism: 'scram-sha-512' | 'scram-sha-256' | 'plain';
}>;

/** A client for one task: it logs nothing and fails at the first attempt. */
export const openKafkaClient = (
  { brokers, tls, username, password, mechanism }: KafkaAddress,
  clientId: string,
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
    retry: { retries: 0 },
    ...(username !== undefined && password !== undefined
      ? { sasl: { mechanism, username, password } as SASLOptions }
      : {}),
  });
};
