import { setTimeout as pause } from 'node:timers/promises';
import { Admin, compatibilityPartitioner, ProduceAcks, Producer } from '@platformatic/kafka';
import { backOff } from '../base/back-off.js';
import { EngineUnavailable } from '../base/engine-unavailable.js';
import type { Called } from '../base/engine-errors.js';
import { watchEngine, type EngineWatch } from '../base/engine-watch.js';
import { deepestMessageOf } from '../base/message-of.js';
import type { Log } from '../base/log.js';
import { NotTaken, type Bus } from './bus.port.js';
import { clientOptions, routed, type KafkaAddress, type Route } from './kafka-client.adapter.js';
import { consumeGroup, consumeNewest, HEARTBEAT_MS } from './kafka-consumer.adapter.js';
import { isRefused, meaningOf } from './kafka-errors.js';
import { runGroup } from './kafka-group.js';
import { runListener } from './kafka-listener.js';
import { deadLetterHeaders, deadLetterTopic, groupId, topicName, toRecord } from './kafka-record.js';
import { createSender } from './kafka-sender.js';
import { createTopics } from './kafka-topics.js';

type Options = Readonly<{
  brokers: readonly string[];
  clientId: string;
  tls?: boolean | undefined;
  /** SASL user name; set `username` and `password` together or omit both. */
  username?: string | undefined;
  password?: string | undefined;
  mechanism?: KafkaAddress['mechanism'] | undefined;
  log: Log;
  tries?: number | undefined;
  backOffMs?: number | undefined;
  /** Maximum events handled concurrently per group in this process; events of one subject never run concurrently. */
  concurrency?: number | undefined;
  maxWaitMs?: number | undefined;
  watch?: EngineWatch | undefined;
  answerMs?: number | undefined;
  route?: Route | undefined;
}>;

const bytesOf = (content: Buffer | string | null | undefined): Buffer | undefined =>
  typeof content === 'string' ? Buffer.from(content) : (content ?? undefined);

/**
 * Bus on Kafka; `kafka-record.ts` describes names and wire format. An event counts as published when all in-sync
 * replicas have it (the cluster's defaults should be three replicas, `min.insync.replicas=2`). A new group starts at
 * the oldest event, so it receives events published before its first start. Offsets are committed after the handlers,
 * so a crash or a rebalance repeats events, in order per subject; their ids identify repeats. While brokers are down,
 * `publish` rejects after some seconds and consumers reconnect. No connection is made before the first call.
 * @throws EngineUnavailable (publish) while no leader of the topic answers
 * @throws Error (consume) with the settings' names when no broker answers within `maxWaitMs`
 */
export const openKafkaBus = ({
  brokers,
  clientId,
  tls = false,
  username,
  password,
  mechanism = 'scram-sha-512',
  log,
  tries = 5,
  backOffMs = 100,
  concurrency = 64,
  maxWaitMs = 30_000,
  watch,
  answerMs = 8_000,
  route,
}: Options): Bus => {
  const at = brokers.join(', ');
  const called: Called = { engine: 'event bus', name: `Kafka at ${at}`, settings: 'KAFKA_BROKERS and KAFKA_TLS' };
  const { call, failed, answered } = watch ?? watchEngine(called.engine, { at });
  const client = clientOptions({ brokers, tls, username, password, mechanism }, clientId, answerMs);
  const topics = createTopics(() => routed(new Admin(client), route));
  const sender = createSender(async () => {
    const producer = routed(
      new Producer<Buffer | string | null, Buffer | string | null, string, Buffer | string>({
        ...client,
        idempotent: true,
        // Fewer would count as no limit.
        retries: 2,
        retryDelay: 100,
        acks: ProduceAcks.ALL,
        // The partitions of earlier versions and of Java clients: a subject stays in its partition.
        partitioner: compatibilityPartitioner,
        serializers: { key: bytesOf, value: bytesOf, headerKey: bytesOf, headerValue: bytesOf },
      }),
      route,
    );
    return {
      send: ({ topic, messages }) => producer.send({ messages: messages.map((message) => ({ ...message, topic })) }),
      disconnect: () => producer.close(),
    };
  }, topics);
  const groups = new Map<string, () => Promise<void>>();
  const listeners = new Set<() => Promise<void>>();
  const closed = new AbortController();
  const refuseIfClosed = (): void => {
    if (closed.signal.aborted) throw new NotTaken('The bus is closed');
  };

  const patiently = async (work: () => Promise<void>): Promise<void> => {
    const until = Date.now() + maxWaitMs;
    for (let tried = 1; ; tried += 1) {
      try {
        return await work();
      } catch (error) {
        refuseIfClosed();
        if (isRefused(error)) {
          throw new Error(
            `Kafka at ${at} refuses KAFKA_USERNAME and KAFKA_PASSWORD (${mechanism}): ${deepestMessageOf(error)}`,
            { cause: error },
          );
        }
        if (Date.now() >= until)
          throw new Error(`Kafka does not answer at ${at} (KAFKA_BROKERS, KAFKA_TLS): ${deepestMessageOf(error)}`, {
            cause: error,
          });
        if (tried === 1) log.warn({ brokers, err: error }, 'Kafka does not answer yet; retrying');
        // Keep the timer referenced, because it may be the only handle that keeps the process alive.
        await pause(Math.max(0, Math.min(backOff(tried), until - Date.now())), undefined, {
          signal: closed.signal,
        }).catch(() => undefined);
      }
    }
  };

  return {
    async publish(topic, events) {
      refuseIfClosed();
      if (events.length === 0) return;
      await call(() =>
        sender.send(topicName(topic), events.map(toRecord)).catch((error: unknown) => {
          throw meaningOf(called, error);
        }),
      );
    },
    async consume(group, names, handler, giveUp, types) {
      refuseIfClosed();
      if (groups.has(group)) throw new Error(`Consumer group ${group} already exists in this process`);
      groups.set(group, async () => undefined);
      try {
        await patiently(() => topics.ensure(names.map(topicName)));
      } catch (error) {
        groups.delete(group);
        throw error;
      }
      const byName = new Map(names.map((name) => [topicName(name), name]));
      const stop = runGroup({
        group,
        handler: types ? async (event) => (types.includes(event.type) ? handler(event) : undefined) : handler,
        tries,
        backOffMs,
        concurrency,
        heartbeatMs: HEARTBEAT_MS,
        log,
        giveUp,
        connect: (take, joined, stopped) =>
          consumeGroup({
            client,
            route,
            groupId: groupId(group),
            topics: [...byName.keys()],
            take: (batch) => take({ ...batch, topic: byName.get(batch.topic) ?? batch.topic }),
            joined,
            stopped,
          }),
        lost: (error) => failed(meaningOf(called, error)) instanceof EngineUnavailable,
        found: answered,
        bury: ({ key, value, headers, offset }, { topic, partition, error }) =>
          sender.send(deadLetterTopic(topic, group), [
            {
              key,
              value,
              headers: { ...headers, ...deadLetterHeaders({ error, topic: topicName(topic), partition, offset }) },
            },
          ]),
      });
      const stopAndForget = async (): Promise<void> => {
        await stop();
        if (groups.get(group) === stopAndForget) groups.delete(group);
      };
      groups.set(group, stopAndForget);
      return stopAndForget;
    },
    async listen(names, listener) {
      refuseIfClosed();
      const byName = new Map(names.map((name) => [topicName(name), name]));
      const stop = runListener({
        listener,
        log,
        connect: async (take, joined, fetched, stopped) => {
          await topics.ensure([...byName.keys()]);
          await consumeNewest({
            client,
            route,
            topics: [...byName.keys()],
            take: (batch) => take({ ...batch, topic: byName.get(batch.topic) ?? batch.topic }),
            joined,
            fetched,
            stopped,
          });
        },
        lost: (error) => failed(meaningOf(called, error)) instanceof EngineUnavailable,
      });
      listeners.add(stop);
      return async () => {
        await stop();
        listeners.delete(stop);
      };
    },
    async close() {
      closed.abort();
      await Promise.all([...groups.values(), ...listeners].map((stop) => stop()));
      await sender.close();
    },
  };
};
