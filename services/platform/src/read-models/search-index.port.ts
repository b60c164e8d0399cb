import type { Position } from '@lendring/contracts/kernel/ids.js';

export type IndexWrite<Entry extends object = object> = Readonly<{
  id: string;
  position: Position;
  document: Entry | null;
}>;

/**
 * Search index of a read model, with a query format defined by its service. Writes are idempotent: an older or equal
 * position changes nothing. The index stores its own checkpoint, from which its follower continues after loss,
 * restore or rebuild.
 */
export interface SearchIndex<Entry extends object = object, Query = unknown, Result = unknown> {
  /**
   * Applies a batch durably; null removes an entry (its tombstone keeps the position). `reached`: checkpoint, stored
   * atomically with the batch. Rejects when the index was lost since it was opened.
   */
  write(writes: readonly IndexWrite<Entry>[], reached?: Position): Promise<void>;
  reached(): Promise<Position>;
  /**
   * Removes the words of deleted entries from the disk as well. Takes a while, concurrently with searches and writes;
   * no effect when nothing was removed. Absent when the engine runs on another machine.
   */
  scrub?(): Promise<void>;
  /** @throws EngineUnavailable within two seconds when the engine does not answer */
  search(query: Query): Promise<Result>;
  close(): Promise<void>;
}

/** Opens the index of one projection version, for example `offers@4`; versions have separate indexes. */
export interface SearchEngine<Index extends SearchIndex = SearchIndex> {
  open(name: string): Promise<Index>;
  drop(name: string): Promise<void>;
  answers(): Promise<void>;
  /**
   * Notifies when an open index is found lost, damaged or deleted, regardless of which call noticed. The index
   * rejects writes until it is reopened empty. Returns an unsubscribe function.
   */
  whenLost(tell: (name: string) => void): () => void;
  close(): Promise<void>;
}

export type IndexOf<Engine extends SearchEngine> = Engine extends SearchEngine<infer Index> ? Index : never;
