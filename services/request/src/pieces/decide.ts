import type * as z from 'zod';
import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { MissingView, PiecesEvent, pieceCommands } from '@lendring/contracts/request/pieces.js';
import { comparedNumber, isLendable, numbersOfRun, pieceLimits } from '@lendring/contracts/rules/pieces.js';
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
  { offerId, pieceId, number, condition, note, complete }: Data<'changePiece'>,
  { userId, at }: By,
): Decided<'piece_not_found' | 'piece_number_taken'> => {
  const { ownerId, pieces } = state;
  if (ownerId === null || userId !== ownerId) return refused('not_owner');
  const piece = pieces.find((one) => one.pieceId === pieceId);
  if (!piece) return refused('piece_not_found');
  const completes = complete === true && piece.missing !== undefined;
  const isSame = piece.number === number && piece.condition === condition && piece.note === note;
  if (isSame && !completes) return nothing;
  if (taken(state, [number], pieceId) !== undefined) return refused('piece_number_taken', { number });
  const data = { offerId, ownerId, pieceId, number, condition, note, ...(completes && { complete }), at };
  return decided([{ type: 'PieceChanged', data }]);
};

/** Loan that a piece is out with. */
const loanOf = ({ out }: Pieces, pieceId: number) => out.find(({ pieceIds }) => pieceIds.includes(pieceId));

/** Removes the pieces that still exist, so that a repeat changes nothing. */
export const remove = (
  state: Pieces,
  { offerId, pieceIds }: Data<'removePieces'>,
  { userId, at }: By,
): Decided<'piece_out'> => {
  const { ownerId, pieces } = state;
  if (ownerId === null || userId !== ownerId) return refused('not_owner');
  const lent = pieces.find(({ pieceId }) => pieceIds.includes(pieceId) && loanOf(state, pieceId));
  if (lent) return refused('piece_out', { number: lent.number });
  const removed = pieces.filter(({ pieceId }) => pieceIds.includes(pieceId)).map(({ pieceId }) => pieceId);
  return removed.length === 0
    ? nothing
    : decided([{ type: 'PiecesRemoved', data: { offerId, ownerId, pieceIds: removed, at } }]);
};

/** `problem`: reason why nothing can be handed out for a loan at the moment. */
export type Lent = Readonly<{
  vendorId: string;
  offerId: string;
  units: number;
  problem: 'loan_not_current' | 'handover_too_early' | null;
}>;

/** Names the pieces of a loan; each must be lendable and with no other loan. */
export const handOut = (
  state: Pieces,
  { offerId, loanId, counter, pieceIds: wanted }: Data<'handOutPieces'>,
  { userId, at }: By,
  loan: Lent | null,
): Decided<
  | 'request_not_found'
  | 'loan_not_current'
  | 'handover_too_early'
  | 'pieces_beyond_units'
  | 'piece_not_found'
  | 'piece_out'
  | 'piece_not_lendable'
> => {
  const { ownerId, pieces, out } = state;
  if (ownerId === null || userId !== ownerId) return refused('not_owner');
  if (!loan || loan.vendorId !== userId || loan.offerId !== offerId) return refused('request_not_found');
  const pieceIds = [...new Set(wanted)].toSorted((a, b) => a - b);
  const had = out.find((one) => one.loanId === loanId)?.pieceIds ?? [];
  if (pieceIds.join() === had.join()) return nothing;
  if (loan.problem) return refused(loan.problem);
  if (pieceIds.length > loan.units) return refused('pieces_beyond_units', { max: loan.units });
  for (const pieceId of pieceIds) {
    const piece = pieces.find((one) => one.pieceId === pieceId);
    if (!piece) return refused('piece_not_found');
    const { number, condition } = piece;
    if (had.includes(pieceId)) continue;
    if (loanOf(state, pieceId)) return refused('piece_out', { number });
    if (!isLendable(condition)) return refused('piece_not_lendable', { number });
  }
  return decided([{ type: 'PiecesHandedOut', data: { offerId, ownerId, loanId, counter, pieceIds, at } }]);
};

/**
 * Takes back the pieces that a loan has; a repeat changes nothing. Conditions of other pieces are ignored. Those of pieces
 * that came back with the end of the loan are noted later, unless the piece is out with the next loan.
 */
export const takeBack = (
  state: Pieces,
  { offerId, loanId, conditions }: Data<'takePiecesBack'>,
  { userId, at }: Pick<By, 'userId' | 'at'>,
): Decided<'piece_out'> => {
  const { ownerId, pieces, out, lastLoans } = state;
  if (ownerId === null || userId !== ownerId) return refused('not_owner');
  const loan = out.find((one) => one.loanId === loanId);
  const known = conditions.filter(({ pieceId }) =>
    loan ? loan.pieceIds.includes(pieceId) : lastLoans[pieceId] === loanId,
  );
  const changed = known.flatMap(({ pieceId, condition }) =>
    pieces.filter((piece) => piece.pieceId === pieceId && piece.condition !== condition),
  );
  if (!loan && changed.length === 0) return nothing;
  const lent = loan ? undefined : changed.find(({ pieceId }) => loanOf(state, pieceId));
  if (lent) return refused('piece_out', { number: lent.number });
  return decided([{ type: 'PiecesTakenBack', data: { offerId, ownerId, loanId, conditions: known, at } }]);
};

/** `had`: pieces that the loan had by its history, also those that other loans had since. */
type Missing = Readonly<{ offerId: string; loanId: string; parts: MissingView['parts']; had: readonly number[] }>;

/**
 * Notes the parts that the recorded return of a loan lacks with the pieces that the loan had. A record with the same
 * missing parts changes nothing, so that a later correction of its deposit does not undo that a piece is complete again.
 */
export const noteMissing = (
  state: Pieces,
  { offerId, loanId, parts, had }: Missing,
  at: string,
): Decision<readonly PiecesEvent[], never> => {
  const { ownerId, pieces, out, lastLoans, noted } = state;
  if (ownerId === null) return nothing;
  const loan = out.find((one) => one.loanId === loanId);
  const earlier = new Set(had);
  const pieceIds = pieces
    .filter(({ pieceId, missing }) =>
      loan
        ? loan.pieceIds.includes(pieceId)
        : earlier.has(pieceId) || lastLoans[pieceId] === loanId || missing?.includes(loanId),
    )
    .map(({ pieceId }) => pieceId);
  const isSame = JSON.stringify(noted[loanId] ?? []) === JSON.stringify(parts);
  if (pieceIds.length === 0 || isSame) return nothing;
  const data = { offerId, ownerId, loanId, conditions: [], missing: [...parts], pieceIds, at };
  return decided([{ type: 'PiecesTakenBack', data }]);
};

/** Removes all pieces of an offer, once the offer or the account of its owner is deleted. */
export const erase = ({ ownerId }: Pieces, offerId: string, at: string): Decided<never> =>
  ownerId === null ? nothing : decided([{ type: 'PiecesErased', data: { offerId, ownerId, at } }]);
