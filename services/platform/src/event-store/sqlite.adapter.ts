import { setImmediate as breathe } from 'node:timers/promises';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import type { EventStore, StoredEvent, StreamWrite } from './event-store.port.js';
import { createRecentEvents } from './recent-events.js';
import { eventsOf, positionOf } from './event-rows.js';
import { openEventsFile, type Outcome } from './sqlite-file.adapter.js';
import { watchEngine, type EngineWatch } from '../base/engine-watch.js';
import { createWakeUp } from '../base/wake-up.js';
import { awayOnDisk } from '../sqlite/away.js';

type Options = Readonly<{ pollMs?: number; sync?: () => Promise<void>; watch?: EngineWatch }>;

/**
 * Flush time up to which a disk flushes groups of appends synchronously, because a worker thread would take as long;
 * slower disks are flushed in a worker thread. After `THREAD_FLUSHES` of those, a synchronous flush is tried again.
 */
const QUICK_MS = 2;
const THREAD_FLUSHES = 32;

/** Events scanned by a catching-up follower per turn of the event loop, so that other work can run. */
const LOOKED_THROUGH = 10_000;

type Pending = {
  readonly writes: readonly StreamWrite[];
  resolve(position: Position): void;
  reject(error: unknown): void;
};

/**
 * Event store of one service in one SQLite file (`:memory:` for tests). Appends that arrive in the same turn of the
 * event loop, or during a slow flush, share one transaction and one flush, but succeed or fail individually. Events
 * become visible, and appends resolve, only after they are durable.
 * @throws EngineUnavailable from every call while the disk is full or failing
 */
export const openSqliteEventStore = (
  file: string,
  { pollMs = 500, sync, watch = watchEngine('event store', { at: file }) }: Options = {},
): EventStore => {
  const log = openEventsFile(file);
  const meaning = (error: unknown): unknown => watch.failed(awayOnDisk('event store', file, error));
  /** Leave the disk's availability unchanged after a read: a successful read does not prove that writes work. */
  const reading = <Answer>(look: () => Answer): Answer => {
    try {
      return look();
    } catch (error) {
      throw meaning(error);
    }
  };
  const wakeUp = createWakeUp();
  const recent = createRecentEvents(eventsOf);
  let queue: Pending[] = [];
  let flushing: Promise<void> | undefined;
  let underWay: { readonly after: number; readonly synced: Promise<void> } | undefined;
  let threadFlushes = sync ? Infinity : 0;

  const flushInThread = async (after: number): Promise<void> => {
    threadFlushes -= 1;
    try {
      underWay = { after, synced: (sync ?? log.sync)() };
      await underWay.synced;
    } finally {
      underWay = undefined;
    }
  };

  const toDisk = async (appends: readonly (readonly StreamWrite[])[]): Promise<readonly Outcome[]> => {
    const inThread = threadFlushes > 0;
    const began = performance.now();
    const outcomes = log.append(appends, !inThread);
    const added = outcomes.flatMap((outcome) => ('added' in outcome ? outcome.added : []));
    const [first] = added;
    if (!first) return outcomes;
    if (inThread) await flushInThread(first[0] - 1);
    else if (performance.now() - began > QUICK_MS) threadFlushes = THREAD_FLUSHES;
    recent.add(added);
    return outcomes;
  };

  const flush = async (): Promise<void> => {
    while (queue.length > 0) {
      const group = queue;
      queue = [];
      const outcomes = await toDisk(group.map(({ writes }) => writes)).catch((error: unknown) =>
        group.map((): Outcome => ({ error })),
      );
      for (const [index, outcome] of outcomes.entries()) {
        if ('error' in outcome) group[index]?.reject(meaning(outcome.error));
        else group[index]?.resolve(positionOf(outcome.position));
      }
      if (outcomes.some((outcome) => 'added' in outcome && outcome.added.length > 0)) watch.answered();
      wakeUp.all();
    }
    flushing = undefined;
  };

  const head = (): number => underWay?.after ?? reading(log.head);
  /** Cached end of the log for followers; detects appends of other processes every `pollMs`. */
  let looked = { at: -Infinity, head: 0 };
  const headForFollowers = (): number => {
    if (underWay) return underWay.after;
    const now = performance.now();
    if (now - looked.at >= pollMs) looked = { at: now, head: reading(log.head) };
    return Math.max(looked.head, recent.newest());
  };

  return {
    append: (writes) =>
      new Promise((resolve, reject) => {
        const distinct = new Set(writes.map(({ stream }) => stream));
        if (distinct.size !== writes.length) throw new Error('Append contains a stream twice. Merge its events.');
        queue.push({ writes, resolve, reject });
        // Flush in a callback at the end of the turn, because a promise would make a single append slower.
        flushing ??= new Promise((done, failed) => {
          setImmediate(() => void flush().then(done, failed));
        });
      }),

    async read(stream, fromRevision = 0) {
      const events = reading(() => log.read(stream, fromRevision));
      if (underWay && Number(events.at(-1)?.position) > underWay.after)
        await underWay.synced.catch((error: unknown) => {
          throw meaning(error);
        });
      return events;
    },

    // Read instead: a read of the file costs about as much as keeping ends up to date.
    knownEnd: async () => undefined,

    endOf: async ({ position, metadata }) => positionOf(reading(() => log.endOf(Number(position), metadata.commandId))),

    holds: async (eventId) => reading(() => log.holds(eventId)),

    async *follow({ prefixes, after, signal, batchSize = 500 }) {
      const between = log.between(prefixes);
      const follows = ({ stream }: StoredEvent): boolean => prefixes.some((prefix) => stream.startsWith(prefix));
      let position = Number(after);
      let saidCaughtUp = false;
      while (!signal.aborted && log.isOpen()) {
        const fresh = recent.after(position) ?? [];
        const newest = fresh.length > 0 ? position + fresh.length : headForFollowers();
        if (saidCaughtUp && newest <= position) {
          await wakeUp.next(pollMs, signal);
          continue;
        }
        const last = fresh.length > 0 ? newest : Math.min(newest, position + LOOKED_THROUGH);
        const events =
          fresh.length > 0
            ? fresh.filter(follows).slice(0, batchSize)
            : reading(() => between(position, last, batchSize));
        position = events.length < batchSize ? Math.max(last, position) : Number(events.at(-1)?.position);
        saidCaughtUp ||= position >= newest;
        yield { events, position: positionOf(position), caughtUp: position >= newest };
        if (position < newest) await breathe();
      }
    },

    ready: async () => undefined,
    head: async () => positionOf(head()),

    async close() {
      await flushing;
      if (!log.isOpen()) return;
      log.close();
      wakeUp.all();
    },
  };
};
