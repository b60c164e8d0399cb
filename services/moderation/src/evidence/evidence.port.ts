/**
 * A period of a case between two decisions, numbered by the count of earlier decisions. Each round has its own
 * copies.
 */
export type Round = Readonly<{ caseId: string; decisions: number }>;

export interface Evidence {
  /** Copies the pictures that have no copy yet. Returns the ids of deleted pictures. */
  keep(round: Round, imageIds: readonly string[]): Promise<readonly string[]>;
  /** All rounds with copies; `storedAt`: time of the latest copy by the store's clock. */
  rounds(): Promise<readonly (Round & Readonly<{ storedAt: string }>)[]>;
  forget(round: Round): Promise<void>;
  forgetCase(caseId: string): Promise<void>;
}
