import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Kafka, logLevel, Partitioners, type ISocketFactory } from 'kafkajs';
import { backOff } from '../base/back-off.js';
import { EngineUnavailable } from '../base/engine-unavailable.js';
import type { Called } from '../base/engine-errors.js';
import { watchEngine, type EngineWatch } from '../base/engine-watch.js';
import { messageOf } from '../base/message-of.js';
import type { Log } from '../base/log.js';
import { NotTaken, type Bus } from './bus.port.js';
import { meaningOf } from './kafka-errors.js';
import { runGroup, type Batch } from './kafka-group.js';
import { runListener } from './kafka-listener.js';
import { kafkaLog, quietTimers } from './kafka-log.js';
import { deadLetterHeaders, deadLetterTopic, groupId, topicName, toRecord } from './kafka-record.js';
import { createSender } from './kafka-sender.js';
import { createTopics, PARTITIONS } from './kafka-topics.js';

type Options = Readonly<{
  brokers: readonly string[];
  clientId: string;
  tls?: boolean | undefined;
  /** Set both or neither. */
  username?: string | undefined;
  password?: string | undefined;
  mechanism?: 'scram-sha-512' | 'scram-sha-256' | 'plain' | undefined;
  log: Log;
  tries?: number | undefined;
  backOffMs?: number | undefined;
  /** Events handled concurrently per group in this process, never two of one subject. */
  concurrency?: number | undefined;
  maxWaitMs?: number | undefined;
  watch?: EngineWatch | undefined;
  answerMs?: number | undefined;
  socketFactory?: ISocketFactory | undefined;
}>;

/** A consumer without a heartbeat for this long counts as dead, and its partitions are reassigned. */
const SESSION_MS = 10_000;
const HEARTBEAT_MS = 1_000;
/** Milliseconds for which a fetch waits for new events; also the delay until an idle consumer stops. */
const FETCH_WAIT_MS = 500;
/** Few retries: relays retry themselves with exponential backoff. */
const retry = { initialRetryTime: 100, maxRetryTime: 2_000, retries: 2 };

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
  socketFactory,
}: Options): Bus => {
  quietTimers();
  const at = brokers.join(', ');
  const called: Called = { engine: 'event bus', name: `Kafka at ${at}`, settings: 'KAFKA_BROKERS and KAFKA_TLS' };
  const { call, failed, answered } = watch ?? watchEngine(called.engine, { at });
  const kafka = new Kafka({
    brokers: [...brokers],
    clientId,
    ssl: tls,
    logLevel: logLevel.WARN,
    logCreator: () => kafkaLog(log),
    connectionTimeout: Math.min(3_000, answerMs),
    authenticationTimeout: answerMs,
    requestTimeout: answerMs,
    retry,
    ...(socketFactory && { socketFactory }),
    // Safe cast: all three mechanisms take user name and password, but the types distinguish them by constants.
    ...(username !== undefined && password !== undefined
      ? { sasl: { mechanism: mechanism as 'plain', username, password } }
      : {}),
  });
  const topics = createTopics(() => kafka.admin());
  const sender = createSender(async () => {
    const producer = kafka.producer({
      idempotent: true,
      maxInFlightRequests: 1,
      allowAutoTopicCreation: false,
      createPartitioner: Partitioners.DefaultPartitioner,
    });
    await producer.connect();
    return producer;
  }, topics);
  const groups = new Map<string, () => Promise<void>>();
  const closed = new AbortController();
  const refuseIfClosed = (): void => {
    if (closed.signal.aborted) throw new NotTaken('The bus is closed');
  };

  const consumeOnce = async (
    group: string,
    byName: ReadonlyMap<string, string>,
    take: (batch: Batch) => Promise<void>,
    joined: () => void,
    stopped: AbortSignal,
    { keepsPlace = true, fetched }: Readonly<{ keepsPlace?: boolean; fetched?: () => void }> = {},
  ): Promise<void> => {
    const consumer = kafka.consumer({
      groupId: groupId(group),
      sessionTimeout: SESSION_MS,
      heartbeatInterval: HEARTBEAT_MS,
      maxWaitTimeInMs: FETCH_WAIT_MS,
      allowAutoTopicCreation: false,
      // The caller restarts after any crash; the client would restart after some only.
      retry: { ...retry, restartOnFailure: async () => false },
    });
    const ended = Promise.withResolvers<void>();
    ended.promise.catch(() => undefined);
    const stop = (): void => ended.resolve();
    consumer.on(consumer.events.CRASH, ({ payload }) => ended.reject(payload.error));
    consumer.on(consumer.events.GROUP_JOIN, joined);
    if (fetched) consumer.on(consumer.events.FETCH, fetched);
    stopped.addEventListener('abort', stop);
    try {
      await consumer.connect();
      await consumer.subscribe({ topics: [...byName.keys()], fromBeginning: keepsPlace });
      await consumer.run({
        eachBatchAutoResolve: false,
        autoCommit: keepsPlace,
        autoCommitInterval: HEARTBEAT_MS,
        partitionsConsumedConcurrently: PARTITIONS * byName.size,
        eachBatch: ({ batch: { topic, partition, messages }, resolveOffset, heartbeat, commitOffsetsIfNecessary }) =>
          take({
            topic: byName.get(topic) ?? topic,
            partition,
            messages,
            resolve: resolveOffset,
            heartbeat: () => heartbeat().then(() => commitOffsetsIfNecessary()),
          }),
      });
      if (!stopped.aborted) await ended.promise;
    } finally {
      stopped.removeEventListener('abort', stop);
      await consumer.disconnect().catch(() => undefined);
    }
  };

  const patiently = async (work: () => Promise<void>): Promise<void> => {
    const until = Date.now() + maxWaitMs;
    for (let tried = 1; ; tried += 1) {
      try {
        return await work();
      } catch (error) {
        refuseIfClosed();
        if (error instanceof Error && /SASL/.test(`${error.name} ${error.message}`)) {
          throw new Error(`Kafka at ${at} refuses KAFKA_USERNAME and KAFKA_PASSWORD (${mechanism}): ${error.message}`, {
            cause: error,
          });
        }
        if (Date.now() >= until)
          throw new Error(`Kafka does not answer at ${at} (KAFKA_BROKERS, KAFKA_TLS): ${messageOf(error)}`, {
            cause: error,
          });
        if (tried === 1) log.warn({ brokers, err: error }, 'Kafka does not answer yet, retries');
        // The timer keeps the process alive, because it may be the only open handle.
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
      if (groups.has(group)) throw new Error(`Group ${group} is consuming already`);
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
        connect: (take, joined, stopped) => consumeOnce(group, byName, take, joined, stopped),
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
      const group = `listener-${randomUUID()}`;
      const stop = runListener({
        listener,
        log,
        connect: async (take, joined, fetched, stopped) => {
          await topics.ensure([...byName.keys()]);
          await consumeOnce(group, byName, take, joined, stopped, { keepsPlace: false, fetched });
        },
        lost: (error) => failed(meaningOf(called, error)) instanceof EngineUnavailable,
      });
      groups.set(group, stop);
      return async () => {
        await stop();
        groups.delete(group);
      };
    },
    async close() {
      closed.abort();
      await Promise.all([...groups.values()].map((stop) => stop()));
      await sender.close();
    },
  };
};
