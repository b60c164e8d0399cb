import type { HandoverShape } from '@lendring/contracts/http/request.js';
import type { Side } from '@lendring/contracts/kernel/side.js';
import type { DepositStatus, SecuredBy } from '@lendring/contracts/rules/deposit-status.js';
import type { HandoverMoment } from '@lendring/contracts/rules/handover.js';

export type Part = Readonly<{ name: string; count: number }>;

/** `undone`: takes the record of a loan without parts back. */
export type Recording = Readonly<{
  moment: HandoverMoment;
  counts: number[];
  note: string;
  secured?: true;
  given?: SecuredBy;
  kept?: number;
  reason?: string;
  revision?: number;
  undone?: true;
}>;
export type Answering = Readonly<{ moment: HandoverMoment; revision: number; agrees: boolean; note: string }>;

/** Request or counter loan. */
export type HandoverLoan = Readonly<{
  side: Side;
  parts: readonly Part[];
  handovers: readonly HandoverShape[];
  actions: readonly string[];
  period: Readonly<{ end: string; zone: string }>;
  offer_id: string;
  quantity: number;
  finished_at: string | null;
  /** Numbers of the pieces that went out with the loan. */
  pieces?: readonly string[] | undefined;
  deposit_status?: DepositStatus | null | undefined;
  /** Counter loan with an account; absent for requests, which always have one. */
  linked?: boolean | undefined;
}>;
