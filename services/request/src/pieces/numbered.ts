import { MOST_NUMBERED, MOST_PIECE_LOANS } from '@lendring/contracts/request/pieces.js';
import { comparedNumber } from '@lendring/contracts/rules/pieces.js';
import type { ReadModels } from '../ports.js';

type Numbered = Readonly<{ offerId: string; pieceId: number; number: string }>;

/** Pieces of all offers of an owner with this number, in any case. */
export const piecesNumbered = async (
  { pieces }: Pick<ReadModels, 'pieces'>,
  ownerId: string,
  number: string,
): Promise<readonly Numbered[]> => {
  const wanted = comparedNumber(number);
  const found = await pieces.find({ filter: { ownerId, numbers: wanted }, limit: MOST_NUMBERED });
  return found.flatMap((offer) =>
    offer.pieces
      .filter((piece) => comparedNumber(piece.number) === wanted)
      .map((piece) => ({ offerId: offer.offerId, pieceId: piece.pieceId, number: piece.number })),
  );
};

/** Loans that have or had a piece with this number; of each piece the latest. */
export const loansOfNumber = async (
  read: Pick<ReadModels, 'pieces' | 'pieceLoans'>,
  ownerId: string,
  number: string,
): Promise<readonly string[]> => {
  const numbered = await piecesNumbered(read, ownerId, number);
  const loans = await Promise.all(
    numbered.map(({ offerId, pieceId }) =>
      read.pieceLoans.find({
        filter: { offerId, ownerId, pieceIds: pieceId },
        sort: [['outAt', -1]],
        limit: MOST_PIECE_LOANS,
      }),
    ),
  );
  return loans.flat().map(({ loanId }) => loanId);
};

/** Ids of the loans, of those given, whose pieces are out; they may be so without a record of the handover. */
export const loansWithPieces = async (
  { pieces }: Pick<ReadModels, 'pieces'>,
  loans: readonly Readonly<{ loanId: string; offerId: string }>[],
): Promise<ReadonlySet<string>> => {
  if (loans.length === 0) return new Set();
  const found = await pieces.getMany([...new Set(loans.map(({ offerId }) => offerId))]);
  return new Set(found.flatMap(({ out }) => out.map(({ loanId }) => loanId)));
};
