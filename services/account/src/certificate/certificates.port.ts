import type { Certified } from '@lendring/contracts/account/certificate.js';

export type Certificates = Readonly<{
  /** Deterministic: dated to the end of the erasure, equal input gives equal output. */
  sign: (certificateId: string, said: Certified) => Promise<string>;
  /** Null if this installation did not sign it, or if it was altered. */
  read: (jws: string) => Promise<Readonly<{ certificateId: string; said: Certified }> | null>;
  keys: Readonly<{ keys: readonly Readonly<Record<string, unknown>>[] }>;
}>;
