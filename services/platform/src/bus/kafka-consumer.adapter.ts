import { setTimeout as pause } from 'node:timers/promises';
import { Consumer, type BaseOptions } from '@platformatic/kafka';
import { routed, type Route } from './kafka-client.adapter.js';
import { isAway } from './kafka-errors.js';
import { fetchLanes, offsetsOf, openLane, type Fetched, type Position } from './kafka-partitions.adapter.js';

type Options = Readonly<{
  client: BaseOptions;
  route: Route | undefined;
  topics: readonly string[];
  take: (batch: Fetched) => Promise<void>;
  joined: () => void;
  stopped: AbortSignal;
}>;

/** A consumer without a heartbeat for this long counts as dead, and its partitions are reassigned. */
const SESSION_MS = 10_000;
export const HEARTBEAT_MS = 1_000;
/** Bound for handlers that run when a group changes. */
const REBALANCE_MS = 60_000;
const CLOSE_MS = 2_000;

const closed = async (...clients: readonly Consumer[]): Promise<void> => {
  const enough = new AbortController();
  await Promise.race([
    Promise.allSettled(clients.map((client) => client.close(true))),
    pause(CLOSE_MS, undefined, { signal: enough.signal }).catch(() => undefined),
  ]);
  enough.abort();
};

const openReader = (client: BaseOptions, groupId: string, topics: readonly string[], route: Route | undefined) => {
  const reader = routed(new Consumer({ ...client, groupId, autocommit: false }), route);
  reader.topics.trackAll(...topics);
  return reader;
};

/**
 * Consumes as a member of the group until the signal aborts; rejects when the membership or a connection is lost. When
 * the group changes, partitions are given back only after their running handlers, so no other member processes a key
 * concurrently.
 */
export const consumeGroup = async ({
  client,
  route,
  groupId,
  topics,
  take,
  joined,
  stopped,
}: Options & Readonly<{ groupId: string }>): Promise<void> => {
  const lost = Promise.withResolvers<void>();
  lost.promise.catch(() => undefined);
  const fail = (error: unknown): void => lost.reject(error);

  let release = async (): Promise<void> => undefined;
  const member = routed(
    new Consumer({
      ...client,
      groupId,
      autocommit: false,
      // Brokers answer a join only when all members have joined.
      requestTimeout: REBALANCE_MS + SESSION_MS,
      sessionTimeout: SESSION_MS,
      heartbeatInterval: HEARTBEAT_MS,
      // Longer than the election of a coordinator.
      heartbeatStallTimeout: 2 * SESSION_MS,
      rebalanceTimeout: REBALANCE_MS,
      // The name and encoding of earlier versions, so that both can be members during an update.
      protocols: [{ name: 'RoundRobinAssigner', version: 1 }],
      protocolsMetadata: async () => {
        await release();
        return Buffer.alloc(0);
      },
    }),
    route,
  );
  member.topics.trackAll(...topics);
  const reader = openReader(client, groupId, topics, route);
  for (const each of [member, reader]) each.on('error', fail);
  member.on('consumer:heartbeat:stalled', ({ lastError }) =>
    fail(lastError ?? new Error('Heartbeats of the Kafka consumer were not answered')),
  );

  const positionsOf = async (): Promise<readonly Position[]> => {
    const assigned = (member.assignments ?? []).filter(({ partitions }) => partitions.length > 0);
    if (assigned.length === 0) return [];
    const [committed, first, next] = await Promise.all([
      member.listCommittedOffsets({ topics: assigned }),
      offsetsOf(reader, topics, 'first'),
      offsetsOf(reader, topics, 'next'),
    ]);
    const isAssigned = ({ topic, partition }: Position): boolean =>
      assigned.some((each) => each.topic === topic && each.partitions.includes(partition));
    return first.flatMap((position, at) => {
      const done = committed.get(position.topic)?.[position.partition] ?? -1n;
      const isKept = done >= position.offset && done <= (next[at]?.offset ?? 0n);
      return isAssigned(position) ? [isKept ? { ...position, offset: done } : position] : [];
    });
  };

  const begin = async (): Promise<void> => {
    const given = new AbortController();
    const ended = AbortSignal.any([stopped, given.signal]);
    const lanes = new Set<ReturnType<typeof openLane>>();
    let committed = '';
    let fetching = Promise.resolve();
    const commit = async (isHeartbeat = false): Promise<void> => {
      const offsets = [...lanes].map(({ topic, partition, done }) => ({
        topic,
        partition,
        offset: done(),
        leaderEpoch: -1,
      }));
      const now = offsets.map(({ offset }) => offset).join(' ');
      if (offsets.length === 0 || (now === committed && !isHeartbeat)) return;
      await member.commit({ offsets });
      committed = now;
    };
    const timer = setInterval(() => {
      void commit().catch((error: unknown) => {
        // A new coordinator takes some seconds; heartbeats detect one that does not come.
        if (!ended.aborted && !isAway(error)) fail(error);
      });
    }, HEARTBEAT_MS);
    release = async () => {
      release = async () => undefined;
      clearInterval(timer);
      given.abort();
      // Two fetches at the same time would break the reader's session.
      const idle = Promise.all([fetching.catch(() => undefined), ...[...lanes].map((lane) => lane.idle())]).then(
        () => true,
      );
      // A commit counts as a heartbeat; the client sends none before it joins again.
      while (!(await Promise.race([idle, pause(HEARTBEAT_MS).then(() => false)])))
        await commit(true).catch(() => undefined);
      await commit().catch(() => undefined);
    };
    const positions = await positionsOf();
    if (ended.aborted) return;
    for (const position of positions) lanes.add(openLane(position, take, ended, fail));
    joined();
    fetching = fetchLanes(reader, [...lanes], ended);
    await fetching.catch((error: unknown) => {
      if (!ended.aborted) throw error;
    });
  };
  member.on('consumer:group:join', () => void begin().catch(fail));

  const stop = (): void => lost.resolve();
  stopped.addEventListener('abort', stop);
  try {
    // The reader's shorter time limit detects a silent broker.
    await reader.metadata({ topics: [...topics] });
    await member.joinGroup();
    if (!stopped.aborted) await lost.promise;
  } finally {
    stopped.removeEventListener('abort', stop);
    await release();
    await closed(member, reader);
  }
};

/** Consumes new messages of all partitions, without a group; calls `fetched` once the start is fixed. */
export const consumeNewest = async ({
  client,
  route,
  topics,
  take,
  joined,
  fetched,
  stopped,
}: Options & Readonly<{ fetched: () => void }>): Promise<void> => {
  const reader = openReader(client, 'lendring.listener', topics, route);
  const lost = Promise.withResolvers<void>();
  lost.promise.catch(() => undefined);
  const fail = (error: unknown): void => lost.reject(error);
  reader.on('error', fail);
  const stop = (): void => lost.resolve();
  stopped.addEventListener('abort', stop);
  try {
    const lanes = (await offsetsOf(reader, topics, 'next')).map((position) => openLane(position, take, stopped, fail));
    joined();
    fetched();
    await Promise.race([lost.promise, fetchLanes(reader, lanes, stopped)]);
  } catch (error) {
    if (!stopped.aborted) throw error;
  } finally {
    stopped.removeEventListener('abort', stop);
    await closed(reader);
  }
};

/** Reads all partitions to their current end. */
export const readToEnd = async (
  client: BaseOptions,
  topics: readonly string[],
  take: (batch: Fetched) => void,
): Promise<void> => {
  const reader = openReader(client, 'lendring.reader', topics, undefined);
  const done = new AbortController();
  const failed = Promise.withResolvers<void>();
  try {
    const [first, next] = await Promise.all([offsetsOf(reader, topics, 'first'), offsetsOf(reader, topics, 'next')]);
    const ends = new Map(next.map(({ topic, partition, offset }) => [`${topic} ${partition}`, offset]));
    const lanes = first
      .filter(({ topic, partition, offset }) => offset < (ends.get(`${topic} ${partition}`) ?? 0n))
      .map((position) => openLane(position, async (batch) => take(batch), done.signal, failed.reject));
    const waiting = lanes.map(async ({ topic, partition, next: at, idle }) => {
      while (at() < (ends.get(`${topic} ${partition}`) ?? 0n)) await pause(5, undefined, { signal: done.signal });
      await idle();
    });
    await Promise.race([
      Promise.all(waiting),
      failed.promise,
      fetchLanes(reader, lanes, done.signal).then(() => failed.promise),
    ]);
  } finally {
    done.abort();
    await closed(reader);
  }
};
