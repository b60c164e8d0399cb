import { Admin } from '@platformatic/kafka';
import { awayFor, type Called } from '../base/engine-errors.js';
import { EngineUnavailable } from '../base/engine-unavailable.js';
import { clientOptions, type KafkaAddress } from './kafka-client.adapter.js';
import { meaningOf } from './kafka-errors.js';

/**
 * Checks once over a separate connection that a broker answers and accepts the credentials.
 * @throws EngineUnavailable
 */
export const kafkaAnswers = async (address: KafkaAddress): Promise<void> => {
  const called: Called = {
    engine: 'event bus',
    name: `Kafka at ${address.brokers.join(', ')}`,
    settings: 'KAFKA_BROKERS and KAFKA_TLS',
  };
  const admin = new Admin(clientOptions(address, 'lendring-start'));
  try {
    await admin.listTopics();
  } catch (error) {
    const meant = meaningOf(called, error);
    throw meant instanceof EngineUnavailable ? meant : awayFor(called, error);
  } finally {
    await admin.close().catch(() => undefined);
  }
};
