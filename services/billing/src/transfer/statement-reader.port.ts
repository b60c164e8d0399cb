import type { ReferredStatement } from './referred.js';

/**
 * The references of ours in a file of a bank, for the account with that IBAN. `statement`: its bytes, or as the API takes
 * it. @throws StatementRefused
 */
export type StatementReader = (statement: string | Uint8Array, iban: string) => Promise<ReferredStatement>;
