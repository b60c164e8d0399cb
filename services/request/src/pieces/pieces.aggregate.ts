import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import {
  MOST_MISSING,
  type MissingView,
  type PieceLoanView,
  type PiecesEvent,
  type PieceView,
} from '@lendring/contracts/request/pieces.js';

/** Pieces of one offer, and the loans that have some of them. Texts are empty once erased. */
export type Stock = Readonly<{ pieces: readonly PieceView[]; out: readonly PieceLoanView[] }>;

type TakenBack = Extract<PiecesEvent, { type: 'PiecesTakenBack' }>['data'];

const withMissing = ({ missing: _, ...piece }: PieceView, missing: readonly MissingView[]): PieceView =>
  missing.length > 0 ? { ...piece, missing: missing.slice(-MOST_MISSING) } : piece;

const missingAfter = (piece: PieceView, { loanId, missing: parts, pieceIds = [], at: since }: TakenBack): PieceView => {
  if (parts === undefined || !pieceIds.includes(piece.pieceId)) return piece;
  const others = piece.missing?.filter((one) => one.loanId !== loanId) ?? [];
  return withMissing(piece, parts?.length ? [...others, { loanId, since, parts, pieceIds }] : others);
};

const completed = (pieces: readonly PieceView[], pieceId: number): readonly PieceView[] => {
  const ended = pieces.find((one) => one.pieceId === pieceId)?.missing?.map(({ loanId }) => loanId) ?? [];
  return pieces.map((one) => withMissing(one, one.missing?.filter(({ loanId }) => !ended.includes(loanId)) ?? []));
};

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
      const { pieceId, number, condition, note, complete } = data;
      return (complete ? completed(pieces, pieceId) : pieces).map((one) =>
        one.pieceId === pieceId ? { ...one, number: number ?? '', condition, note } : one,
      );
    }
    case 'PiecesRemoved':
      return pieces.filter(({ pieceId }) => !data.pieceIds.includes(pieceId));
    case 'PiecesTakenBack': {
      const conditions = new Map(data.conditions.map(({ pieceId, condition }) => [pieceId, condition]));
      return pieces.map((one) =>
        missingAfter({ ...one, condition: conditions.get(one.pieceId) ?? one.condition }, data),
      );
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
 * piece id. `noted`: parts noted as missing for each of these loans, also once the pieces are complete again.
 */
export type Pieces = Stock &
  Readonly<{
    ownerId: string | null;
    nextId: number;
    lastLoans: Readonly<Record<number, string>>;
    noted: Readonly<Record<string, MissingView['parts']>>;
  }>;

const lastLoansAfter = ({ lastLoans, out }: Pieces, { type, data }: PiecesEvent): Pieces['lastLoans'] => {
  if (type === 'PiecesErased') return {};
  if (type !== 'PiecesTakenBack') return lastLoans;
  const back = out.find(({ loanId }) => loanId === data.loanId)?.pieceIds ?? [];
  return { ...lastLoans, ...Object.fromEntries(back.map((pieceId) => [pieceId, data.loanId])) };
};

const notedAfter = (
  { noted }: Pieces,
  lastLoans: Pieces['lastLoans'],
  { type, data }: PiecesEvent,
): Pieces['noted'] => {
  if (type !== 'PiecesTakenBack' && type !== 'PiecesErased') return noted;
  const latest = new Set(Object.values(lastLoans));
  const next =
    type === 'PiecesTakenBack' && data.missing !== undefined ? { ...noted, [data.loanId]: data.missing ?? [] } : noted;
  return Object.fromEntries(Object.entries(next).filter(([loanId]) => latest.has(loanId)));
};

/** Stream `pieces-<offerId>`. */
export const piecesAggregate: Aggregate<Pieces, PiecesEvent> = {
  category: 'pieces',
  initialState: { ownerId: null, nextId: 1, pieces: [], out: [], lastLoans: {}, noted: {} },
  evolve(state, event) {
    const lastLoans = lastLoansAfter(state, event);
    return {
      ...evolveStock(state, event),
      lastLoans,
      noted: notedAfter(state, lastLoans, event),
      ownerId: event.type === 'PiecesErased' ? null : event.data.ownerId,
      nextId: event.type === 'PiecesAdded' ? event.data.firstId + event.data.count : state.nextId,
    };
  },
};
