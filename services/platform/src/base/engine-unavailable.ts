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
 * Engine failure: no answer, a timeout, or rejected credentials. All adapters convert their client's errors to this
 * one; a write that ends with it may have been applied, so callers retry with the same ids. `says` is a complete
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
