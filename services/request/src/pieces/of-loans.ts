import type { ReadModels } from '../ports.js';

/** Loan of an offer; `pieceId`: piece chosen before the handover. */
type Loan = Readonly<{ loanId: string; offerId: string; pieceId?: number | undefined }>;

const inOrder = new Intl.Collator('de', { numeric: true });

/**
 * Numbers of the pieces that went out with the loans, before that of the piece chosen, by the id of the loan. A removed
 * piece has none.
 */
export const piecesOfLoans = async (
  { pieceLoans, pieceNumbers }: Pick<ReadModels, 'pieceLoans' | 'pieceNumbers'>,
  loans: readonly Loan[],
): Promise<(loanId: string) => readonly string[]> => {
  if (loans.length === 0) return () => [];
  const out = new Map((await pieceLoans.getMany(loans.map(({ loanId }) => loanId))).map((one) => [one.loanId, one]));
  const idsOf = ({ loanId, offerId, pieceId }: Loan): readonly number[] => {
    const had = out.get(loanId);
    if (had?.offerId === offerId) return had.pieceIds;
    return pieceId === undefined ? [] : [pieceId];
  };
  const named = loans.map((loan) => ({ ...loan, ids: idsOf(loan) })).filter(({ ids }) => ids.length > 0);
  if (named.length === 0) return () => [];
  const offers = await pieceNumbers.getMany([...new Set(named.map(({ offerId }) => offerId))]);
  const numbersOf = new Map(offers.map(({ offerId, numbers }) => [offerId, numbers]));
  const byLoan = new Map(
    named.map(({ loanId, offerId, ids }) => [
      loanId,
      (numbersOf.get(offerId) ?? [])
        .filter(({ pieceId, number }) => ids.includes(pieceId) && number !== '')
        .map(({ number }) => number)
        .toSorted(inOrder.compare),
    ]),
  );
  return (loanId) => byLoan.get(loanId) ?? [];
};
