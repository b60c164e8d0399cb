import type { Position } from '@lendring/contracts/kernel/ids.js';

type Scalar = string | number | boolean | null;
type Condition =
  | Scalar
  | { readonly $in: readonly Scalar[] }
  | { readonly $ne: Scalar }
  | { readonly $gt?: string | number; readonly $gte?: string | number; readonly $lt?: string | number; readonly $lte?: string | number };

/**
 * A filter in the part of MongoDB's language that every adapter understands unchanged. Paths use dots (`terms.title`); on an
 * array field equality and `$in` mean "contains".
 */
export type Filter = { readonly [path: string]: Condition } | { readonly $and: readonly Filter[] } | { readonly $or: readonly Filter[] };

export type Find = Readonly<{ filter: Filter; sort?: readonly (readonly [path: string, direction: 1 | -1])[]; skip?: number; limit: number }>;

/** A document with its id; the adapter keeps the position beside it. */
export type Write<Document> = Readonly<{ id: string; position: Position; document: Document | null }>;

export interface Collection<Document extends object> {
  get(id: string): Promise<Document | null>;
  /** In the order of the ids; what is not there is left out. */
  getMany(ids: readonly string[]): Promise<readonly Document[]>;
  find(query: Find): Promise<readonly Document[]>;
  count(filter: Filter): Promise<number>;
  /** Applies each write only where its position is newer than the document's; null leaves a tombstone. Answers nothing. */
  write(writes: readonly Write<Document>[]): Promise<void>;
  /** Positions of documents (tombstones included), for a projector that must skip what it has applied. */
  positions(ids: readonly string[]): Promise<ReadonlyMap<string, Position>>;
}

export type IndexSpec = readonly (readonly [path: string, direction: 1 | -1])[];

export interface Documents {
  /** Opens or creates a collection and its indexes, for example `requests@1`. */
  collection<Document extends object>(name: string, indexes?: readonly IndexSpec[]): Promise<Collection<Document>>;
  drop(name: string): Promise<void>;
  /** Checkpoints and other small values, durable; null when absent. */
  getValue(key: string): Promise<string | null>;
  setValue(key: string, value: string): Promise<void>;
  close(): Promise<void>;
}
