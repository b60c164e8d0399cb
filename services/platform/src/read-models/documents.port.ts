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
 * Filter in the subset of MongoDB's query language that all adapters support with MongoDB's semantics: paths use dots
 * (`terms.title`) and descend into arrays of objects; on an array a condition matches if some element does; null also
 * matches missing fields; types never mix (5 is not '5', a range compares only its own type); text compares by code
 * point. Path parts must not be bare numbers; lists and objects cannot be compared.
 */
export type Filter =
  | { readonly [path: string]: Condition }
  | { readonly $and: readonly Filter[] }
  | { readonly $or: readonly Filter[] };

/**
 * Sort fields must hold one type of scalar; null and missing come first. Ties and unsorted queries are ordered by id
 * (in the direction of the last path), so that pages never overlap. `limit` is at least 1.
 */
export type Find = Readonly<{
  filter: Filter;
  sort?: readonly (readonly [path: string, direction: 1 | -1])[];
  skip?: number;
  limit: number;
}>;

export type Write<Document> = Readonly<{ id: string; position: Position; document: Document | null }>;

export interface Collection<Document extends object> {
  get(id: string): Promise<Document | null>;
  /** Returns documents in the order of the ids and omits missing ones. */
  getMany(ids: readonly string[]): Promise<readonly Document[]>;
  find(query: Find): Promise<readonly Document[]>;
  count(filter: Filter): Promise<number>;
  /** Applies each write only if its position is newer than the stored one; null leaves a tombstone. */
  write(writes: readonly Write<Document>[]): Promise<void>;
  /**
   * Compare-and-set: writes only if the document is still at position `expected` (null: never written). Of concurrent
   * writers one gets true.
   */
  writeIf(expected: Position | null, write: Write<Document>): Promise<boolean>;
  /** Positions of documents, including tombstones, so that a projector can skip applied events. */
  positions(ids: readonly string[]): Promise<ReadonlyMap<string, Position>>;
}

/**
 * Index paths in sort order. `carried` paths, which hold no lists, follow for filtering only, so that deep pages of a
 * long list are found without reading the skipped documents.
 */
export type IndexSpec = readonly (readonly [path: string, direction: 1 | -1 | 'carried'])[];

export interface Documents {
  collection<Document extends object>(name: string, indexes?: readonly IndexSpec[]): Promise<Collection<Document>>;
  drop(name: string): Promise<void>;
  /**
   * Checkpoints and other small values; null when absent. A value is never ahead of the documents written before it,
   * even after a crash.
   */
  getValue(key: string): Promise<string | null>;
  setValue(key: string, value: string): Promise<void>;
  /**
   * Compare-and-set: sets the value only if it is still `expected` (null: absent). Of concurrent writers one gets true.
   */
  setValueIf(key: string, expected: string | null, value: string): Promise<boolean>;
  values(prefix: string): Promise<ReadonlyMap<string, string>>;
  removeValue(key: string): Promise<void>;
  /**
   * Notifies synchronously when all documents were lost (a damaged file) and the store is now empty, so that the
   * caller rebuilds them from the log. Returns an unsubscribe function. Absent for adapters whose server stores the
   * documents elsewhere.
   */
  whenLost?(tell: () => void): () => void;
  /** Removes deleted documents from the disk as well; absent when the engine runs on another machine. */
  scrub?(): Promise<void>;
  close(): Promise<void>;
}

export const LAST_CHARACTER = '\u{10ffff}';

export class InvalidQuery extends Error {}
