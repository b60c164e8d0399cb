import type { DepositKind } from './deposit-kinds.js';
import type { HandoverMoment } from './handover.js';

/** Means of an alternative deposit: money, or a document that is shown. */
export const securedBy = ['money', 'document'] as const;
export type SecuredBy = (typeof securedBy)[number];

/**
 * Stages of a deposit. `open`: nothing is recorded; `held`: the lender has the money; `shown`: a document was shown in
 * its place; `kept`: the lender keeps a part, or all of it; `returned`: the borrower has all of it back.
 */
export const depositStates = ['open', 'shown', 'held', 'kept', 'returned'] as const;
export type DepositState = (typeof depositStates)[number];

/** Deposit of a loan as agreed: cents for all units, and how it is given. */
export type AgreedDeposit = Readonly<{ deposit: number | null; kind: DepositKind | null }>;

type Record = Readonly<{
  moment: HandoverMoment;
  secured?: true | undefined;
  given?: SecuredBy | undefined;
  kept?: number | undefined;
  reason?: string | null | undefined;
}>;

/** `sum`: cents, 0 for a document alone; `kept`: cents; `reason`: null for none, and once erased. */
export type DepositStatus = Readonly<{
  sum: number;
  kind: DepositKind | null;
  state: DepositState;
  kept: number;
  reason: string | null;
}>;

const handoverIn = (handovers: readonly Record[], moment: HandoverMoment): Record | undefined =>
  handovers.find((one) => one.moment === moment);

/** Stage of the deposit by the valid records of handover and return; null for a loan without a deposit. */
export const depositStatus = ({ deposit, kind }: AgreedDeposit, handovers: readonly Record[]): DepositStatus | null => {
  const sum = deposit ?? 0;
  if (sum === 0 && kind !== 'document') return null;
  const out = handoverIn(handovers, 'out');
  const back = handoverIn(handovers, 'back');
  const none = { sum, kind, kept: 0, reason: null };
  if (isDocument({ deposit, kind }, out)) return { ...none, state: out?.secured ? 'shown' : 'open' };
  if (back?.kept) return { ...none, state: 'kept', kept: back.kept, reason: back.reason ?? null };
  if (back?.secured) return { ...none, state: 'returned' };
  return { ...none, state: out?.secured ? 'held' : 'open' };
};

/** True where a document was shown, or is to be shown, in place of money. */
const isDocument = ({ kind }: AgreedDeposit, out: Record | undefined): boolean =>
  kind === 'document' || (kind === 'either' && out?.given === 'document');

/** Greatest sum in cents that may be kept by the valid records; 0 where no money is given. */
export const keepable = (agreed: AgreedDeposit, handovers: readonly Record[]): number =>
  isDocument(agreed, handoverIn(handovers, 'out')) ? 0 : (agreed.deposit ?? 0);

/** True if a record of the handover with a document would drop a settlement of money from the return. */
export const losesSettlement = (record: Record, handovers: readonly Record[]): boolean =>
  record.moment === 'out' && record.given === 'document' && handoverIn(handovers, 'back')?.secured === true;
