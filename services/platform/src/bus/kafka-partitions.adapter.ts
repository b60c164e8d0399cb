import { setTimeout as pause } from 'node:timers/promises';
import {
  FetchIsolationLevels,
  IS_CONTROL,
  ListOffsetTimestamps,
  type Consumer,
  type RecordsBatch,
} from '@platformatic/kafka';
import { sleep } from '../base/back-off.js';
import { isAway } from './kafka-errors.js';
import type { Batch } from './kafka-group.js';
import type { KafkaRecord } from './kafka-record.js';

type Message = KafkaRecord & Readonly<{ offset: string; timestamp: string }>;
export type Fetched = Omit<Batch, 'messages'> & Readonly<{ messages: readonly Message[] }>;
type FetchedPartition = Readonly<{ records?: readonly RecordsBatch[] | null | undefined }>;

export type Position = Readonly<{ topic: string; partition: number; offset: bigint }>;

/** Milliseconds for which a fetch waits for new events. */
const FETCH_WAIT_MS = 500;
const FETCH_BYTES = 1_048_576;
const FULL_WAIT_MS = 20;
/** An election takes about ten seconds. */
const [FETCH_TRIES, RETRY_MS, STEADY_MS] = [60, 500, 5_000];

const messagesOf = ({ records }: FetchedPartition, from: bigint): readonly Message[] =>
  (records ?? [])
    .filter(({ attributes }) => (attributes & IS_CONTROL) === 0)
    .flatMap(({ firstOffset, firstTimestamp, records: found }) =>
      found.map(({ offsetDelta, timestampDelta, key, value, headers }) => ({
        offset: firstOffset + BigInt(offsetDelta),
        timestamp: String(firstTimestamp + timestampDelta),
        key,
        value,
        headers: Object.fromEntries(headers.map(([name, content]) => [String(name), content ?? ''])),
      })),
    )
    // A batch may begin before the requested offset.
    .filter(({ offset }) => offset >= from)
    .map((message) => ({ ...message, offset: String(message.offset) }));

export type Lane = ReturnType<typeof openLane>;

/** Messages of one partition that are fetched and processed in order, one batch at a time. */
export const openLane = (
  { topic, partition, offset }: Position,
  take: (batch: Fetched) => Promise<void>,
  ended: AbortSignal,
  fail: (error: unknown) => void,
) => {
  const pending: Message[] = [];
  let next = offset;
  let done = offset;
  let isWorking = false;
  let working = Promise.resolve();
  const work = async (): Promise<void> => {
    isWorking = true;
    try {
      while (pending.length > 0 && !ended.aborted)
        await take({
          topic,
          partition,
          messages: pending.splice(0),
          resolve: (last) => {
            done = BigInt(last) + 1n;
          },
          heartbeat: async () => {
            if (ended.aborted) throw new Error(`Partition ${partition} of ${topic} was revoked`);
          },
        });
    } catch (error) {
      if (!ended.aborted) fail(error);
    } finally {
      isWorking = false;
    }
  };
  return {
    topic,
    partition,
    next: () => next,
    done: () => done,
    /** Bounds what waits while a batch is processed. */
    isFull: () => pending.reduce((bytes, { value }) => bytes + (value?.length ?? 0) + 300, 0) >= FETCH_BYTES,
    idle: () => working,
    add: (fetched: FetchedPartition): void => {
      const last = fetched.records?.at(-1);
      if (!last || ended.aborted) return;
      pending.push(...messagesOf(fetched, next));
      next = last.firstOffset + BigInt(last.lastOffsetDelta) + 1n;
      if (!isWorking) working = work();
    },
  };
};

const fetchFrom = async (
  reader: Consumer,
  node: number,
  lanes: readonly (Lane & { topicId: string; leaderEpoch: number })[],
  ended: AbortSignal,
): Promise<void> => {
  while (!ended.aborted) {
    const wanted = lanes.filter((lane) => !lane.isFull());
    if (wanted.length === 0) {
      await pause(FULL_WAIT_MS);
      continue;
    }
    const { responses } = await reader.fetch({
      node,
      maxWaitTime: FETCH_WAIT_MS,
      minBytes: 1,
      maxBytes: 10 * FETCH_BYTES,
      isolationLevel: FetchIsolationLevels.READ_UNCOMMITTED,
      topics: [...Map.groupBy(wanted, ({ topicId }) => topicId)].map(([topicId, of]) => ({
        topicId,
        partitions: of.map(({ partition, leaderEpoch, next }) => ({
          partition,
          currentLeaderEpoch: leaderEpoch,
          fetchOffset: next(),
          lastFetchedEpoch: -1,
          partitionMaxBytes: FETCH_BYTES,
        })),
      })),
    });
    for (const { topicId, partitions } of responses)
      for (const fetched of partitions)
        wanted.find((lane) => lane.topicId === topicId && lane.partition === fetched.partitionIndex)?.add(fetched);
  }
};

const fetchFromLeaders = async (reader: Consumer, lanes: readonly Lane[], ended: AbortSignal): Promise<void> => {
  const { topics } = await reader.metadata({
    topics: [...new Set(lanes.map(({ topic }) => topic))],
    forceUpdate: true,
  });
  const known = lanes.map((lane) => {
    const topic = topics.get(lane.topic);
    const partition = topic?.partitions[lane.partition];
    if (!topic || !partition) throw new Error(`Kafka has no partition ${lane.partition} of ${lane.topic}`);
    return { ...lane, topicId: topic.id, leader: partition.leader, leaderEpoch: partition.leaderEpoch };
  });
  const given = new AbortController();
  const signal = AbortSignal.any([ended, given.signal]);
  const outcomes = await Promise.allSettled(
    [...Map.groupBy(known, ({ leader }) => leader)].map(([node, of]) =>
      fetchFrom(reader, node, of, signal).finally(() => given.abort()),
    ),
  );
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
};

/** Fetches for all lanes until the signal aborts, and follows their leaders; rejects when that fails for too long. */
export const fetchLanes = async (reader: Consumer, lanes: readonly Lane[], ended: AbortSignal): Promise<void> => {
  if (lanes.length === 0) return;
  for (let failures = 1; !ended.aborted; failures += 1) {
    const since = Date.now();
    try {
      await fetchFromLeaders(reader, lanes, ended);
    } catch (error) {
      if (Date.now() - since > STEADY_MS) failures = 1;
      if (ended.aborted || failures === FETCH_TRIES || !isAway(error)) throw error;
      await sleep(RETRY_MS, ended);
    }
  }
};

/** First or next offset of every partition. */
export const offsetsOf = async (
  reader: Consumer,
  topics: readonly string[],
  at: 'first' | 'next',
): Promise<readonly Position[]> => {
  const found = await reader.listOffsets({
    topics: [...topics],
    timestamp: at === 'first' ? ListOffsetTimestamps.EARLIEST : ListOffsetTimestamps.LATEST,
  });
  return [...found].flatMap(([topic, offsets]) => offsets.map((offset, partition) => ({ topic, partition, offset })));
};
