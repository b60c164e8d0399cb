import type { ReferredStatement } from './referred.js';

/**
 * Parses the references in a bank file for the account with the IBAN. `statement`: the bytes, or gzip in base64 as in
 * the API.
 * @throws StatementRefused
 */
export type StatementReader = (statement: string | Uint8Array, iban: string) => Promise<ReferredStatement>;
