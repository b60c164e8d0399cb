import { LRUCache } from 'lru-cache';
import type { SubjectKeys } from '../../keys/subject-keys.port.js';

export type Folded = Readonly<{
  /**
   * Fold function that produced the state; another aggregate on the same stream starts from the stream's first event.
   */
  evolve: unknown;
  /** Folded state, frozen because commands share it. */
  state: unknown;
  /**
   * Last event included: reading continues there, and a different event at that revision reveals a replaced log. The
   * position may be that of a later event in the same append.
   */
  last: Readonly<{ id: string; commandId: string; revision: number; position: string }>;
  /** Data subjects whose personal fields the state may contain in plain text. */
  people: readonly string[];
  bytes: number;
  measured: number;
}>;

export interface StreamCache {
  /**
   * Returns null for an uncached stream, or when a data subject was erased since, in which case the entry is dropped.
   */
  get(stream: string): Promise<Folded | null>;
  /** Call before reading the stream, so that nothing read before an erasure is cached. */
  keeper(): (stream: string, folded: Folded) => Promise<void>;
  drop(stream: string): void;
}

export interface StreamCaches {
  of(service: string): StreamCache;
  /** Key store to use for erasures: destroying a key also drops the streams folded with it. */
  readonly keys: SubjectKeys;
  kept(): Readonly<{ streams: number; bytes: number }>;
  close(): void;
}

/**
 * Milliseconds after which an unwritten stream is read again completely, which bounds how long data erased by another
 * process stays in memory. Earlier reads check the keys and do not return erased data.
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
  /** Number of erasures, so that a fold during which an erasure happened is not cached. */
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
