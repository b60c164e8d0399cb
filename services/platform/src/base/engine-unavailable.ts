/** What stands behind a port, by the names that operators know. */
export type Engine =
  | 'event store'
  | 'documents'
  | 'search index'
  | 'file store'
  | 'key store'
  | 'event bus'
  | 'mail server'
  | 'sign-in issuer';

/**
 * An engine does not answer, or not in time: every adapter makes this of its client's errors. A write that ends so may
 * have happened or not; whoever asked repeats it with the same ids.
 */
export class EngineUnavailable extends Error {
  constructor(
    readonly engine: Engine,
    cause?: unknown,
  ) {
    super(`The ${engine} does not answer`, { cause });
  }
}
