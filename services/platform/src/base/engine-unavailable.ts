/** What stands behind a port, by the names that operators know. */
export type Engine =
  | 'event store'
  | 'document store'
  | 'search index'
  | 'file store'
  | 'key store'
  | 'event bus'
  | 'mail server'
  | 'SMS gateway'
  | 'payment provider'
  | 'sign-in issuer';

/**
 * An engine does not answer, or not in time, or lets nobody in: every adapter makes this of its client's errors. A
 * write that ends so may have happened or not; whoever asked repeats it with the same ids. `says` is a whole sentence
 * where the adapter knows more, for example which setting is wrong.
 */
export class EngineUnavailable extends Error {
  constructor(
    readonly engine: Engine,
    cause?: unknown,
    says = `The ${engine} does not answer`,
  ) {
    super(says, { cause });
  }
}
