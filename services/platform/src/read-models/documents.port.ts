import type { Position } from '@lendring/contracts/kernel/ids.js';

type Scalar = string | number | boolean | null;
type Condition =
  | Scalar
  | { readonly $in: readonly Scalar[] }
  | { readonly $ne: Scalar }
  | {
      readonly $gt?: string | number;
      readonly $gte?: string | number;
      readonly $lt?: string | number;
      readonly $lte?: string | number;
    };

/**
 * A filter in the part of MongoDB's language that every adapter understands unchanged, with MongoDB's meaning: paths
 * use dots (`terms.title`) and look into arrays of objects; on an array a condition asks whether some element meets it;
 * null also means "missing"; types never mix (5 is not '5', a range compares only its own type); text compares by code
 * point. A part of a path may not be a bare number, and a list or a whole object cannot be compared.
 */
export type Filter =
  | { readonly [path: string]: Condition }
  | { readonly $and: readonly Filter[] }
  | { readonly $or: readonly Filter[] };

/**
 * Sort by fields that hold one type of scalar; null and missing come first. Ties, and queries without a sort, go by id
 * (in the direction of the last path), so that pages never overlap. `limit` is at least 1.
 */
export type Find = Readonly<{
  filter: Filter;
  sort?: readonly (readonly [path: string, direction: 1 | -1])[];
  skip?: number;
  limit: number;
}>;

/** A document with its id; the adapter keeps the position beside it. */
export type Write<Document> = Readonly<{ id: string; position: Position; document: Document | null }>;

export interface Collection<Document extends object> {
  get(id: string): Promise<Document | null>;
  /** In the order of the ids; what is not there is left out. */
  getMany(ids: readonly string[]): Promise<readonly Document[]>;
  find(query: Find): Promise<readonly Document[]>;
  count(filter: Filter): Promise<number>;
  /**
   * Applies each write only where its position is newer than the document's; null leaves a tombstone. Answers nothing.
   */
  write(writes: readonly Write<Document>[]): Promise<void>;
  /**
   * Writes only where the document still is at `expected` (null: it was never there), in one step: of many who try at
   * once one hears true.
   */
  writeIf(expected: Position | null, write: Write<Document>): Promise<boolean>;
  /** Positions of documents (tombstones included), for a projector that must skip what it has applied. */
  positions(ids: readonly string[]): Promise<ReadonlyMap<string, Position>>;
}

/**
 * Paths in whose order an index stands; `carried` ones, which hold no lists, stand behind the order for filters alone:
 * a page far at the back of a long list is found without a look at the documents that it skips.
 */
export type IndexSpec = readonly (readonly [path: string, direction: 1 | -1 | 'carried'])[];

export interface Documents {
  /** Opens or creates a collection and its indexes, for example `requests@1`. */
  collection<Document extends object>(name: string, indexes?: readonly IndexSpec[]): Promise<Collection<Document>>;
  drop(name: string): Promise<void>;
  /**
   * Checkpoints and other small values; null when absent. Never ahead of the documents written before them, crash or
   * not.
   */
  getValue(key: string): Promise<string | null>;
  setValue(key: string, value: string): Promise<void>;
  /**
   * Sets the value only where it still is `expected` (null: absent), in one step: of many who try at once one hears
   * true.
   */
  setValueIf(key: string, expected: string | null, value: string): Promise<boolean>;
  /** The values whose keys begin with the prefix, in the order of their keys. */
  values(prefix: string): Promise<ReadonlyMap<string, string>>;
  removeValue(key: string): Promise<void>;
  /**
   * Tells, in the same turn in which it shows, that everything was lost (a damaged file) and is empty now: what can be
   * made from the log begins again. Answers how to stop listening. Missing where a server of its own keeps the
   * documents.
   */
  whenLost?(tell: () => void): () => void;
  /** What documents no longer hold is gone from the disk as well; absent where the engine is another machine's. */
  scrub?(): Promise<void>;
  close(): Promise<void>;
}

/** Sorts behind every key that begins with what stands before it. */
export const LAST_CHARACTER = '\u{10ffff}';

/** The query is a mistake in our code: an impossible path, operator, value, limit or name. */
export class InvalidQuery extends Error {}
