import type { Position } from '@lendring/contracts/kernel/ids.js';

/** One document of an index at a position of the log; null removes it. */
export type IndexWrite<Entry extends object = object> = Readonly<{
  id: string;
  position: Position;
  document: Entry | null;
}>;

/**
 * A search index beside a read model, in whatever shape its service searches. Writes are idempotent: an older or equal
 * position changes nothing. How far an index is lies with the index itself and nowhere else: one that was lost,
 * restored or made anew says so, and its follower goes on from there.
 */
export interface SearchIndex<Entry extends object = object, Query = unknown, Result = unknown> {
  /**
   * Applies a batch durably; null removes a document (its tombstone keeps the position). `reached`: with this batch the
   * index holds everything up to there; kept in the same step as the batch. Rejects when the index was lost since it
   * was opened.
   */
  write(writes: readonly IndexWrite<Entry>[], reached?: Position): Promise<void>;
  /** Up to where the index holds everything, in its own words: START when it is new or was emptied. */
  reached(): Promise<Position>;
  /**
   * What removed documents held is gone from the disk as well, word by word. Takes a while, beside searches and writes;
   * does nothing when nothing was removed since. Absent where the engine is another machine's.
   */
  scrub?(): Promise<void>;
  /** @throws EngineUnavailable within two seconds when the engine does not answer */
  search(query: Query): Promise<Result>;
  close(): Promise<void>;
}

/** Opens the index of one projection version, for example `offers@4`; a new version is built beside the old. */
export interface SearchEngine<Index extends SearchIndex = SearchIndex> {
  open(name: string): Promise<Index>;
  drop(name: string): Promise<void>;
  /** Rejects, saying why, while the engine does not answer. */
  answers(): Promise<void>;
  /**
   * Tells, whoever noticed it (a write, a search), that the index of this name was lost while it was open: damaged or
   * gone. It takes no writes until it is opened again, empty. Answers how to stop listening.
   */
  whenLost(tell: (name: string) => void): () => void;
  close(): Promise<void>;
}

/** The index that an engine opens. */
export type IndexOf<Engine extends SearchEngine> = Engine extends SearchEngine<infer Index> ? Index : never;
