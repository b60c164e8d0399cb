import type { BaseOptions, Broker, ClusterMetadata, SASLMechanismValue } from '@platformatic/kafka';

export type KafkaAddress = Readonly<{
  brokers: readonly string[];
  tls: boolean;
  username: string | undefined;
  password: string | undefined;
  mechanism: 'scram-sha-512' | 'scram-sha-256' | 'plain';
}>;

/** Options of all clients. They retry nothing: callers retry with exponential back-off. */
export const clientOptions = (
  { brokers, tls, username, password, mechanism }: KafkaAddress,
  clientId: string,
  answerMs = 5_000,
): BaseOptions => ({
  clientId,
  bootstrapBrokers: [...brokers],
  connectTimeout: Math.min(3_000, answerMs),
  requestTimeout: answerMs,
  timeout: answerMs,
  retries: 0,
  ...(tls && { tls: {}, tlsServerName: true }),
  ...(username !== undefined &&
    password !== undefined && {
      sasl: { mechanism: mechanism.toUpperCase() as SASLMechanismValue, username, password },
    }),
});

/** Replaces the addresses that brokers advertise. */
export type Route = (broker: Broker) => Broker;

type Client = { on(event: 'client:metadata', listener: (metadata: ClusterMetadata) => void): unknown };

export const routed = <Opened extends Client>(client: Opened, route: Route | undefined): Opened => {
  if (route)
    client.on('client:metadata', ({ brokers }) => {
      for (const broker of brokers.values()) Object.assign(broker, route(broker));
    });
  return client;
};
