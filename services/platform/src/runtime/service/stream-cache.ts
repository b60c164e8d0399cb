import { LRUCache } from 'lru-cache';
import type { SubjectKeys } from '../../keys/subject-keys.port.js';

/** A stream folded up to one of its events. */
export type Folded = Readonly<{
  /** What folded it: another aggregate on the same stream begins anew. */
  evolve: unknown;
  /** Frozen: whoever decides on it cannot change it for those who come after. */
  state: unknown;
  /**
   * The event it is folded up to: where reading goes on, and how a log that was replaced is told. The position may be
   * that of a later event, appended together with it.
   */
  last: Readonly<{ id: string; commandId: string; revision: number; position: string }>;
  /** Whose personal fields it may hold in plain text. */
  people: readonly string[];
  /** Roughly, in memory. */
  bytes: number;
  /** `bytes` when the state itself was last measured. */
  measured: number;
}>;

/** Folded streams of one service. */
export interface StreamCache {
  /** Null also when somebody in it was erased since: then nothing of it is kept. */
  get(stream: string): Promise<Folded | null>;
  /** Asked for before the stream is read: nothing is kept of what was read before an erasure. */
  keeper(): (stream: string, folded: Folded) => Promise<void>;
  drop(stream: string): void;
}

/** What a process keeps of the streams of all its services; the least recently used goes first. */
export interface StreamCaches {
  of(service: string): StreamCache;
  /** The keys, through which erasing a person also takes away what is folded of them. */
  readonly keys: SubjectKeys;
  kept(): Readonly<{ streams: number; bytes: number }>;
  close(): void;
}

/**
 * A stream that is not written to is read whole again after this time. So what another process erases leaves the memory
 * here, at the latest so long after its key has; whoever asks for the stream before that finds it gone as well.
 */
const TTL_MS = 60_000;

export const createStreamCaches = ({
  keys,
  bytes,
  ttlMs = TTL_MS,
}: Readonly<{ keys: SubjectKeys; bytes: number; ttlMs?: number }>): StreamCaches => {
  const cache = new LRUCache<string, Folded>({ maxSize: Math.max(1, bytes), ttl: ttlMs });
  const sweeping = setInterval(() => cache.purgeStale(), ttlMs);
  sweeping.unref();
  /** Counts erasures, so that a fold under way during one is not kept. */
  let erasures = 0;

  const readable = async (people: readonly string[]): Promise<boolean> => {
    for (const person of people) if ((await keys.find(person)) === null) return false;
    return true;
  };

  const forget = (person: string): void => {
    erasures += 1;
    for (const [key, { people }] of cache.entries()) if (people.includes(person)) cache.delete(key);
  };

  return {
    of(service) {
      const keyOf = (stream: string): string => `${service} ${stream}`;
      return {
        async get(stream) {
          const known = cache.get(keyOf(stream));
          if (!known || (await readable(known.people))) return known ?? null;
          cache.delete(keyOf(stream));
          return null;
        },
        keeper() {
          const before = erasures;
          return async (stream, folded) => {
            if (!(await readable(folded.people)) || before !== erasures) return;
            // Another command of this process was faster and knows more.
            if ((cache.peek(keyOf(stream))?.last.revision ?? -1) > folded.last.revision) return;
            cache.set(keyOf(stream), folded, { size: folded.bytes });
          };
        },
        drop: (stream) => void cache.delete(keyOf(stream)),
      };
    },
    keys: {
      ...keys,
      async destroy(subject) {
        await keys.destroy(subject);
        forget(subject);
      },
    },
    kept: () => ({ streams: cache.size, bytes: cache.calculatedSize }),
    close() {
      clearInterval(sweeping);
      cache.clear();
    },
  };
};
