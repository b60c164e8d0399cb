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

/** How far a log is copied: the number of events, and the position of the last one in the old log. */
export type Begun = Readonly<{ events: number; position: Position }>;

export type Verified = Readonly<{
  events: number;
  streams: number;
  /** Of all streams in the order of their names. */
  checksum: string;
  /** The position in the new log of a position in the old one: after the same events. */
  placeOf: (position: Position) => Position;
}>;

/** The most events of one append; every store accepts that many. */
const MOST_EVENTS = 200;
const MOST_CHARACTERS = 200_000;

/** The fields that must be equal on both sides; only positions differ. */
const contentOf = ({ id, type, version = 1, stream, revision, data, metadata }: StoredEvent): string =>
  canonicalJson({ id, type, version, stream, revision, data, metadata });

/**
 * Compares a log with the beginning of another one: how much was copied before. @throws Refused when it holds anything
 * else
 */
export const compareLogs = async ({ service, from, to }: Logs): Promise<Begun> => {
  const source = eventsOf(from);
  let begun: Begun = { events: 0, position: START };
  for await (const there of eventsOf(to)) {
    const { value: here } = await source.next();
    if (!here || contentOf(here) !== contentOf(there)) {
      throw new Refused(
        `The log of ${service} that is the target holds other events (${there.type} ${there.id} in ${there.stream}): a log moves to where there is none.`,
      );
    }
    begun = { events: begun.events + 1, position: here.position };
  }
  await source.return(undefined);
  return begun;
};

/**
 * Copies the rest of a log, in its order and as stored (personal fields stay enciphered). Cut off, it can begin again:
 * what is there is a beginning of the log at any time, since each append holds its next events, all or none of them.
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
        ? new Refused(`Somebody else writes to the log of ${service} that is the target: stop everything that uses it.`)
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

/** Consecutive events as one append. It keeps their order as long as no stream comes again after another one. */
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

/** Counts and checksums of every stream, added to event by event. */
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
 * Reads both logs from their beginnings and compares number and checksum of every stream, and the order of all events.
 * `places` are positions in the old log that somebody goes on from.
 * @throws Refused naming streams that differ, or when the old log has grown meanwhile
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
        `The log of ${service} is not the same in both places${ordered ? '' : ', nor in the same order'}. Was it written to meanwhile? Stop the product, and begin again.`,
        ...differing
          .slice(0, 5)
          .map(
            (name) =>
              `  ${name}: ${old.streams.get(name)?.count ?? 0} events here, ${fresh.streams.get(name)?.count ?? 0} there`,
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
