import { createHash } from 'node:crypto';
import { START, type Position } from '@lendring/contracts/kernel/ids.js';
import {
  RevisionConflict,
  type EventStore,
  type StoredEvent,
  type StreamWrite,
} from '@lendring/platform/event-store/event-store.port.js';
import { canonicalJson } from '@lendring/platform/runtime/service/canonical-json.js';
import { Refused } from './tool.js';
import { eventsOf } from './whole-log.js';

type Logs = Readonly<{ service: string; from: EventStore; to: EventStore }>;

/** Copied part of a log: number of events, and position of the last copied event in the old log. */
export type Begun = Readonly<{ events: number; position: Position }>;

export type Verified = Readonly<{
  events: number;
  streams: number;
  checksum: string;
  /** Maps a position of the old log to the position in the new log after the same events. */
  placeOf: (position: Position) => Position;
}>;

const MOST_EVENTS = 200;
const MOST_CHARACTERS = 200_000;

/** Fields that must be equal in both logs; only positions differ. */
const contentOf = ({ id, type, version = 1, stream, revision, data, metadata }: StoredEvent): string =>
  canonicalJson({ id, type, version, stream, revision, data, metadata });

/** Compares a partial copy with the beginning of its source. @throws Refused if the copy contains other events */
export const compareLogs = async ({ service, from, to }: Logs): Promise<Begun> => {
  const source = eventsOf(from);
  let begun: Begun = { events: 0, position: START };
  for await (const there of eventsOf(to)) {
    const { value: here } = await source.next();
    if (!here || contentOf(here) !== contentOf(there)) {
      throw new Refused(
        `The target log of ${service} contains other events (${there.type} ${there.id} in ${there.stream}). Choose an empty target.`,
      );
    }
    begun = { events: begun.events + 1, position: here.position };
  }
  await source.return(undefined);
  return begun;
};

/**
 * Copies the rest of a log in order and as stored (personal fields stay encrypted). Resumable: appends are atomic, so
 * the copy is always a prefix of the log.
 */
export const copyLog = async (
  { service, from, to }: Logs,
  begun: Begun,
  progress: (events: number) => void = () => undefined,
): Promise<void> => {
  let chunk = newChunk();
  let copied = begun.events;
  const flush = async (): Promise<void> => {
    if (chunk.count === 0) return;
    await to.append(chunk.writes).catch((error: unknown) => {
      throw error instanceof RevisionConflict
        ? new Refused(`Another process writes to the target log of ${service}. Stop all processes that use it.`)
        : error;
    });
    progress((copied += chunk.count));
    chunk = newChunk();
  };
  for await (const event of eventsOf(from, begun.position)) {
    if (!chunk.takes(event)) await flush();
    chunk.add(event);
  }
  await flush();
};

/**
 * Collects consecutive events for one append. One append writes the events of each stream together, so a chunk ends
 * where a stream returns after events of another stream; otherwise the order would change.
 */
const newChunk = () => {
  const writes: { stream: string; expected: StreamWrite['expected']; events: StoredEvent[] }[] = [];
  let count = 0;
  let characters = 0;
  return {
    writes,
    get count() {
      return count;
    },
    takes: ({ stream }: StoredEvent): boolean =>
      count < MOST_EVENTS &&
      characters < MOST_CHARACTERS &&
      (writes.at(-1)?.stream === stream || !writes.some((write) => write.stream === stream)),
    add(event: StoredEvent): void {
      const last = writes.at(-1);
      if (last?.stream === event.stream) last.events.push(event);
      else
        writes.push({
          stream: event.stream,
          expected: event.revision === 0 ? 'absent' : event.revision - 1,
          events: [event],
        });
      count += 1;
      characters += JSON.stringify(event.data).length;
    },
  };
};

const createSums = () => {
  const streams = new Map<string, { count: number; checksum: string }>();
  return {
    streams,
    add(event: StoredEvent): void {
      const { count, checksum } = streams.get(event.stream) ?? { count: 0, checksum: '' };
      streams.set(event.stream, {
        count: count + 1,
        checksum: createHash('sha256').update(checksum).update(contentOf(event)).digest('hex'),
      });
    },
  };
};

/**
 * Reads both logs completely and compares number and checksum of each stream, and the order of all events. `places` are
 * checkpoints in the old log.
 * @throws Refused naming differing streams, or if the old log has grown meanwhile
 */
export const verifyLogs = async ({ service, from, to }: Logs, places: readonly Position[] = []): Promise<Verified> => {
  const [old, fresh] = [createSums(), createSums()];
  const [source, target] = [eventsOf(from), eventsOf(to)];
  const waiting = [...new Set(places)].toSorted();
  const moved = new Map<Position, Position>();
  let last: Position = START;
  let events = 0;
  let ordered = true;
  for (;;) {
    const [{ value: here }, { value: there }] = [await source.next(), await target.next()];
    if (!here && !there) break;
    if (here) old.add(here);
    if (there) fresh.add(there);
    ordered &&= here?.id === there?.id;
    if (!here || !there) continue;
    events += 1;
    for (; waiting[0] !== undefined && waiting[0] < here.position; waiting.shift()) moved.set(waiting[0], last);
    last = there.position;
  }
  const names = [...new Set([...old.streams.keys(), ...fresh.streams.keys()])].toSorted();
  const differing = names.filter((name) => old.streams.get(name)?.checksum !== fresh.streams.get(name)?.checksum);
  if (differing.length > 0 || !ordered) {
    throw new Refused(
      [
        `The logs of ${service} differ${ordered ? '' : ', also in their order'}, perhaps because the source was written to during the move. Stop the product and start the move again.`,
        ...differing
          .slice(0, 5)
          .map(
            (name) =>
              `  ${name}: ${old.streams.get(name)?.count ?? 0} events in the source, ${fresh.streams.get(name)?.count ?? 0} in the target`,
          ),
      ].join('\n'),
    );
  }
  const checksum = createHash('sha256');
  for (const name of names)
    checksum.update(`${name} ${fresh.streams.get(name)?.count} ${fresh.streams.get(name)?.checksum}\n`);
  return {
    events,
    streams: names.length,
    checksum: checksum.digest('hex'),
    placeOf: (position) => moved.get(position) ?? last,
  };
};
