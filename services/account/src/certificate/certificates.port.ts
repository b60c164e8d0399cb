import type { Certified } from '@lendring/contracts/account/certificate.js';

export type Certificates = Readonly<{
  /** Signs a certificate dated to the end of the erasure. Deterministic: equal input gives equal output. */
  sign: (certificateId: string, said: Certified) => Promise<string>;
  /** Reads a certificate; null if this installation did not sign it, or if it was altered. */
  read: (jws: string) => Promise<Readonly<{ certificateId: string; said: Certified }> | null>;
  keys: Readonly<{ keys: readonly Readonly<Record<string, unknown>>[] }>;
}>;
