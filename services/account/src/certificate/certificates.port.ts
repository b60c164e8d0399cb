import type { Certified } from '@lendring/contracts/account/certificate.js';

/** Signs certificates of erasure, and says of a text whether it is one of ours. */
export type Certificates = Readonly<{
  /** The same for the same words: signed as of the end of the erasure. */
  sign: (certificateId: string, said: Certified) => Promise<string>;
  /** Null: not signed by this installation, or changed since. */
  read: (jws: string) => Promise<Readonly<{ certificateId: string; said: Certified }> | null>;
  /** The public half of the key, as a JSON Web Key Set. */
  keys: Readonly<{ keys: readonly Readonly<Record<string, unknown>>[] }>;
}>;
