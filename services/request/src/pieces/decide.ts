import type * as z from 'zod';
import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { PiecesEvent, pieceCommands } from '@lendring/contracts/request/pieces.js';
import { comparedNumber, numbersOfRun, pieceLimits } from '@lendring/contracts/rules/pieces.js';
import type { Pieces } from './pieces.aggregate.js';

type Data<Name extends keyof typeof pieceCommands> = z.output<(typeof pieceCommands)[Name]>;
type Decided<Code extends string> = Decision<readonly PiecesEvent[], Code | 'not_owner'>;
/** `ownerId`: owner of the offer, null when the offer is unknown. */
export type By = Readonly<{ userId: string | null; ownerId: string | null; at: string }>;

const nothing = decided<readonly PiecesEvent[]>([]);
const tooMany = refused('pieces_too_many', { max: pieceLimits.pieces });

/** First of the numbers that another piece has already. */
const taken = ({ pieces }: Pieces, numbers: readonly string[], except?: number): string | undefined => {
  const others = pieces.filter(({ pieceId }) => pieceId !== except);
  const known = new Set(others.map(({ number }) => comparedNumber(number)));
  return numbers.find((number) => known.has(comparedNumber(number)));
};

export const add = (
  state: Pieces,
  { offerId, number: first, last, condition, note }: Data<'addPieces'>,
  { userId, ownerId, at }: By,
): Decided<'offer_not_available' | 'piece_number_taken' | 'pieces_too_many' | 'run_backwards' | 'run_unclear'> => {
  if (ownerId === null) return refused('offer_not_available');
  if (userId !== ownerId) return refused('not_owner');
  const numbers = numbersOfRun(first, last);
  if (numbers === 'pieces_too_many') return tooMany;
  if (typeof numbers === 'string') return refused(numbers);
  const number = taken(state, numbers);
  if (number !== undefined) return refused('piece_number_taken', { number });
  if (state.pieces.length + numbers.length > pieceLimits.pieces) return tooMany;
  return decided([
    {
      type: 'PiecesAdded',
      data: {
        offerId,
        ownerId,
        firstId: state.nextId,
        count: numbers.length,
        numbers: [...numbers],
        condition,
        note,
        at,
      },
    },
  ]);
};

export const change = (
  state: Pieces,
  { offerId, pieceId, number, condition, note }: Data<'changePiece'>,
  { userId, at }: By,
): Decided<'piece_not_found' | 'piece_number_taken'> => {
  const { ownerId, pieces } = state;
  if (ownerId === null || userId !== ownerId) return refused('not_owner');
  const piece = pieces.find((one) => one.pieceId === pieceId);
  if (!piece) return refused('piece_not_found');
  if (piece.number === number && piece.condition === condition && piece.note === note) return nothing;
  if (taken(state, [number], pieceId) !== undefined) return refused('piece_number_taken', { number });
  return decided([{ type: 'PieceChanged', data: { offerId, ownerId, pieceId, number, condition, note, at } }]);
};

/** Removes the pieces that still exist, so that a repeat changes nothing. */
export const remove = (
  { ownerId, pieces }: Pieces,
  { offerId, pieceIds }: Data<'removePieces'>,
  { userId, at }: By,
): Decided<never> => {
  if (ownerId === null || userId !== ownerId) return refused('not_owner');
  const removed = pieces.filter(({ pieceId }) => pieceIds.includes(pieceId)).map(({ pieceId }) => pieceId);
  return removed.length === 0
    ? nothing
    : decided([{ type: 'PiecesRemoved', data: { offerId, ownerId, pieceIds: removed, at } }]);
};

/** Removes all pieces of an offer, once the offer or the account of its owner is deleted. */
export const erase = ({ ownerId }: Pieces, offerId: string, at: string): Decided<never> =>
  ownerId === null ? nothing : decided([{ type: 'PiecesErased', data: { offerId, ownerId, at } }]);
