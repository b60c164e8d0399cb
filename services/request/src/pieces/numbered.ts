import { MOST_BEGINNING, MOST_NUMBERED } from '@lendring/contracts/request/pieces.js';
import { comparedNumber, isLendable } from '@lendring/contracts/rules/pieces.js';
import { beginning } from '@lendring/platform/read-models/beginning.js';
import { findAll } from '@lendring/platform/read-models/find-all.js';
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

type PiecesByOffer = ReadonlyMap<string, readonly number[]>;

/** Pieces with this number, or else all whose number begins with it, by offer. */
const piecesByOffer = async (
  read: Pick<ReadModels, 'pieceNumbers'>,
  ownerId: string,
  number: string,
): Promise<PiecesByOffer> => {
  const exact = await piecesNumbered(read, ownerId, number);
  if (exact.length > 0) return new Map(exact.map(({ offerId, pieceId }) => [offerId, [pieceId]]));
  if (number.length < SHORTEST_BEGINNING) return new Map();
  const wanted = comparedNumber(number);
  const begun = await findAll(read.pieceNumbers, {
    filter: { $and: [{ ownerId }, beginning('numbers.compared', wanted)] },
  });
  return new Map(
    begun.flatMap(({ offerId, numbers }) => {
      const ids = numbers.filter(({ compared }) => compared.startsWith(wanted)).map(({ pieceId }) => pieceId);
      return ids.length > 0 ? [[offerId, ids] as const] : [];
    }),
  );
};

/** Latest loans of an offer that are compared with a number. */
const MOST_LOANS = 500;

/** Test for loans that have or had a piece with this number or beginning, or for which it was chosen. */
export const loansOfNumber = async (
  read: Pick<ReadModels, 'pieceNumbers' | 'pieceLoans'>,
  ownerId: string,
  number: string,
): Promise<(loan: Readonly<{ loanId: string; offerId: string; pieceId?: number | undefined }>) => boolean> => {
  const wanted = await piecesByOffer(read, ownerId, number);
  const lent = new Set<string>();
  const other = new Set<string>();
  for (const [offerId, ids] of wanted) {
    const filter = { offerId, ownerId };
    const loans = await read.pieceLoans.find({ filter, sort: [['outAt', -1]], limit: MOST_LOANS });
    for (const { loanId, pieceIds } of loans) (pieceIds.some((id) => ids.includes(id)) ? lent : other).add(loanId);
  }
  return ({ loanId, offerId, pieceId }) =>
    lent.has(loanId) ||
    (pieceId !== undefined && !other.has(loanId) && (wanted.get(offerId)?.includes(pieceId) ?? false));
};
