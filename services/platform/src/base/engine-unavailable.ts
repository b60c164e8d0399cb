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
 * An engine does not answer, times out, or rejects our credentials; all adapters convert their client's errors to this.
 * A write that ends with this error may have happened, so callers retry with the same ids. `says` is a complete
 * sentence if the adapter knows more, for example the wrong setting.
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
