/** The time of a case between two decisions, by how many there were: what is reported then has copies of its own. */
export type Round = Readonly<{ caseId: string; decisions: number }>;

/** Copies of reported pictures, kept for whoever decides about them. */
export interface Evidence {
  /** Copies these pictures, where that was not done before. Answers those that are gone. */
  keep(round: Round, imageIds: readonly string[]): Promise<readonly string[]>;
  /** Every round of which there are copies; `storedAt`: of the last one, an instant by the clock of the store. */
  rounds(): Promise<readonly (Round & Readonly<{ storedAt: string }>)[]>;
  /** Deletes the copies of a round. Does nothing where there are none. */
  forget(round: Round): Promise<void>;
  /** Deletes all copies of a case. */
  forgetCase(caseId: string): Promise<void>;
}
