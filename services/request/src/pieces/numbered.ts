import { MOST_BEGINNING, MOST_NUMBERED, MOST_PIECE_LOANS } from '@lendring/contracts/request/pieces.js';
import { comparedNumber, isLendable } from '@lendring/contracts/rules/pieces.js';
import { beginning } from '@lendring/platform/read-models/beginning.js';
import type { ReadModels } from '../ports.js';

type Numbered = Readonly<{ offerId: string; pieceId: number; number: string }>;

/** Pieces of all offers of an owner with this number, in any case. */
export const piecesNumbered = async (
  { pieceNumbers }: Pick<ReadModels, 'pieceNumbers'>,
  ownerId: string,
  number: string,
): Promise<readonly Numbered[]> => {
  const wanted = comparedNumber(number);
  const found = await pieceNumbers.find({ filter: { ownerId, 'numbers.compared': wanted }, limit: MOST_NUMBERED });
  return found.flatMap(({ offerId, numbers }) =>
    numbers
      .filter(({ compared }) => compared === wanted)
      .map(({ pieceId, number: known }) => ({ offerId, pieceId, number: known })),
  );
};

/** Shortest beginning of a number that is looked up, in characters. */
const SHORTEST_BEGINNING = 2;
/** Offers whose pieces are compared with a beginning. */
const MOST_COMPARED = 50;

const inOrder = new Intl.Collator('de', { numeric: true });

/**
 * Pieces of all offers of an owner with this number, or else those that can be lent and whose number begins with it, in
 * the order of their numbers.
 */
export const piecesCalled = async (
  read: Pick<ReadModels, 'pieces' | 'pieceNumbers'>,
  ownerId: string,
  number: string,
): Promise<readonly Numbered[]> => {
  const exact = await piecesNumbered(read, ownerId, number);
  if (exact.length > 0 || number.length < SHORTEST_BEGINNING) return exact;
  const wanted = comparedNumber(number);
  const filter = { $and: [{ ownerId }, beginning('numbers.compared', wanted)] };
  const begun = await read.pieceNumbers.find({ filter, limit: MOST_COMPARED });
  const found = await read.pieces.getMany(begun.map(({ offerId }) => offerId));
  return found
    .flatMap(({ offerId, pieces }) =>
      pieces
        .filter((piece) => isLendable(piece.condition) && comparedNumber(piece.number).startsWith(wanted))
        .map((piece) => ({ offerId, pieceId: piece.pieceId, number: piece.number })),
    )
    .toSorted((a, b) => inOrder.compare(a.number, b.number))
    .slice(0, MOST_BEGINNING);
};

/** Loans that have or had a piece with this number; of each piece the latest. */
export const loansOfNumber = async (
  read: Pick<ReadModels, 'pieceNumbers' | 'pieceLoans'>,
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
