import { randomUUID } from 'node:crypto';
import {
  AppendConsistencyViolationError,
  jsonEvent,
  NO_STREAM,
  type AppendRecordInput,
  type ConsistencyCheck,
  type ReadStreamOptions,
} from '@kurrent/kurrentdb-client';
import { START, type Position } from '@lendring/contracts/kernel/ids.js';
import { derivedId } from '../base/uuid.js';
import { EventIdReused, RevisionConflict, type NewEvent, type StreamWrite } from './event-store.port.js';
import { metadataOf, storedEventOf, type RecordedEvent } from './kurrent-event.js';
import { later } from './kurrent-position.js';
import type { StreamNames } from './kurrent-names.js';

type Claim = Readonly<{ stream: string; commandHash: string }>;

const CLAIMED = 0n;

export type Append = Readonly<{ records: readonly AppendRecordInput[]; checks: readonly ConsistencyCheck[] }>;

export const appendOf = (names: StreamNames, writes: readonly StreamWrite[]): Append => {
  const events = writes.flatMap((write) => write.events.map((event) => ({ stream: write.stream, event })));
  const nonce = writes.some(({ remembered }) => remembered !== undefined) ? randomUUID() : '';
  const added = events.map(({ stream, event }) => ({
    streamName: names.stored(stream),
    record: jsonEvent({ id: event.id, type: event.type, data: { ...event.data }, metadata: metadataOf(event) }),
  }));
  return {
    records: [...events.map(({ stream, event }) => claimOf(names, stream, event, nonce)), ...added],
    checks: [
      ...events.map(({ event }): ConsistencyCheck => ({
        type: 'stream_state',
        streamName: names.claim(event.id),
        expectedState: NO_STREAM,
      })),
      ...writes.map(({ stream, expected }): ConsistencyCheck => ({
        type: 'stream_state',
        streamName: names.stored(stream),
        expectedState: expected === 'absent' ? NO_STREAM : BigInt(expected),
      })),
      // Require the claim of the remembered event: a different log, or one restored from a backup, lacks it.
      ...writes.flatMap(({ remembered }): ConsistencyCheck[] =>
        typeof remembered !== 'string'
          ? []
          : [{ type: 'stream_state', streamName: names.claim(remembered), expectedState: CLAIMED }],
      ),
    ],
  };
};

/**
 * Claim of an event id. Its own id depends on the content, so the server treats an identical append as a repeat (all
 * ids exist) and refuses the same event id with other content. Appends with remembered revisions add a `nonce`, which
 * retries of the same append reuse: the server skips all checks for a repeat, so it would otherwise report success
 * although the cache is stale.
 */
const claimOf = (
  names: StreamNames,
  stream: string,
  { id, metadata: { commandHash } }: NewEvent,
  nonce: string,
): AppendRecordInput => ({
  streamName: names.claim(id),
  record: jsonEvent({
    id: derivedId(id, `${commandHash}${nonce}`),
    type: 'EventIdClaimed',
    data: { stream, commandHash } satisfies Claim,
  }),
});

/**
 * Conflict for the stream whose revision changed, if that is the only reason for the refusal; undefined when an event
 * id may have been used before.
 */
export const movedOnly = (
  names: StreamNames,
  writes: readonly StreamWrite[],
  error: unknown,
): RevisionConflict | undefined => {
  if (!(error instanceof AppendConsistencyViolationError)) return undefined;
  const violated = new Set(error.violations.map(({ streamName }) => streamName));
  if (writes.some(({ events }) => events.some(({ id }) => violated.has(names.claim(id))))) return undefined;
  const moved = writes.find(
    ({ stream, remembered }) =>
      violated.has(names.stored(stream)) || (typeof remembered === 'string' && violated.has(names.claim(remembered))),
  );
  return moved && new RevisionConflict(moved.stream, moved.expected);
};

type Read = (stored: string, options: ReadStreamOptions) => Promise<readonly RecordedEvent[]>;

/**
 * Finds the outcome of an earlier append: null when no event is stored; the last position when an identical append
 * stored all of them. @throws EventIdReused
 */
export const storedBefore = async (
  names: StreamNames,
  writes: readonly StreamWrite[],
  read: Read,
): Promise<Position | null> => {
  const events = writes.flatMap(({ stream, events: added }) => added.map((event) => ({ stream, ...event })));
  const claims = await Promise.all(
    events.map(async ({ id }) => (await read(names.claim(id), { maxCount: 1 }))[0]?.data as Claim | undefined),
  );
  if (claims.every((claim) => claim === undefined)) return null;
  for (const [index, { id, stream, metadata }] of events.entries()) {
    const claim = claims[index];
    if (claim?.stream !== stream || claim.commandHash !== metadata.commandHash) throw new EventIdReused(id);
  }
  const ids = new Set(events.map(({ id }) => id));
  const streams = writes.filter(({ events: added }) => added.length > 0).map(({ stream }) => names.stored(stream));
  const stored = (await Promise.all(streams.map((stream) => read(stream, {}))))
    .flat()
    .filter(({ id }) => ids.has(id))
    .map((event) => storedEventOf(names, event).position);
  return stored.length === ids.size ? stored.reduce(later, START) : null;
};
