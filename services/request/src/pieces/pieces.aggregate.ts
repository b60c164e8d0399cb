import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { PieceLoanView, PiecesEvent, PieceView } from '@lendring/contracts/request/pieces.js';

/** Pieces of one offer, and the loans that have some of them. Texts are empty once erased. */
export type Stock = Readonly<{ pieces: readonly PieceView[]; out: readonly PieceLoanView[] }>;

const evolvePieces = (pieces: readonly PieceView[], { type, data }: PiecesEvent): readonly PieceView[] => {
  switch (type) {
    case 'PiecesAdded': {
      const { firstId, count, numbers, condition, note } = data;
      const added = Array.from({ length: count }, (_, n) => ({
        pieceId: firstId + n,
        number: numbers?.[n] ?? '',
        condition,
        note,
      }));
      return [...pieces, ...added];
    }
    case 'PieceChanged': {
      const { pieceId, number, condition, note } = data;
      return pieces.map((one) => (one.pieceId === pieceId ? { pieceId, number: number ?? '', condition, note } : one));
    }
    case 'PiecesRemoved':
      return pieces.filter(({ pieceId }) => !data.pieceIds.includes(pieceId));
    case 'PiecesTakenBack': {
      const conditions = new Map(data.conditions.map(({ pieceId, condition }) => [pieceId, condition]));
      return pieces.map((one) => ({ ...one, condition: conditions.get(one.pieceId) ?? one.condition }));
    }
    case 'PiecesHandedOut':
      return pieces;
    case 'PiecesErased':
      return [];
  }
};

const evolveOut = (out: readonly PieceLoanView[], { type, data }: PiecesEvent): readonly PieceLoanView[] => {
  switch (type) {
    case 'PiecesHandedOut': {
      const { loanId, counter, pieceIds, at } = data;
      const others = out.filter((one) => one.loanId !== loanId);
      return pieceIds.length > 0 ? [...others, { loanId, counter, pieceIds, outAt: at, backAt: null }] : others;
    }
    case 'PiecesTakenBack':
      return out.filter(({ loanId }) => loanId !== data.loanId);
    case 'PiecesErased':
      return [];
    default:
      return out;
  }
};

/** Applies an event to the stock; also for the read model. */
export const evolveStock = ({ pieces, out }: Stock, event: PiecesEvent): Stock => ({
  pieces: evolvePieces(pieces, event),
  out: evolveOut(out, event),
});

/**
 * `ownerId` is null before the first piece, and once erased. `lastLoans`: latest loan that each piece came back from, by
 * piece id.
 */
export type Pieces = Stock &
  Readonly<{ ownerId: string | null; nextId: number; lastLoans: Readonly<Record<number, string>> }>;

const lastLoansAfter = ({ lastLoans, out }: Pieces, { type, data }: PiecesEvent): Pieces['lastLoans'] => {
  if (type === 'PiecesErased') return {};
  if (type !== 'PiecesTakenBack') return lastLoans;
  const back = out.find(({ loanId }) => loanId === data.loanId)?.pieceIds ?? [];
  return { ...lastLoans, ...Object.fromEntries(back.map((pieceId) => [pieceId, data.loanId])) };
};

/** Stream `pieces-<offerId>`. */
export const piecesAggregate: Aggregate<Pieces, PiecesEvent> = {
  category: 'pieces',
  initialState: { ownerId: null, nextId: 1, pieces: [], out: [], lastLoans: {} },
  evolve: (state, event) => ({
    ...evolveStock(state, event),
    lastLoans: lastLoansAfter(state, event),
    ownerId: event.type === 'PiecesErased' ? null : event.data.ownerId,
    nextId: event.type === 'PiecesAdded' ? event.data.firstId + event.data.count : state.nextId,
  }),
};
