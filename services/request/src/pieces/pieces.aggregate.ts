import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import {
  MOST_MISSING,
  type MissingView,
  type PieceLoanView,
  type PiecesEvent,
  type PieceView,
} from '@lendring/contracts/request/pieces.js';

/** Pieces of one offer, loans that have some of them, and loans with which parts are missing. Erased texts are empty. */
export type Stock = Readonly<{
  pieces: readonly PieceView[];
  out: readonly PieceLoanView[];
  missing: readonly MissingView[];
}>;

export const noStock: Stock = { pieces: [], out: [], missing: [] };

type TakenBack = Extract<PiecesEvent, { type: 'PiecesTakenBack' }>['data'];

const withMissing = ({ missing: _, ...piece }: PieceView, loanIds: readonly string[]): PieceView =>
  loanIds.length > 0 ? { ...piece, missing: loanIds.slice(-MOST_MISSING.piece) } : piece;

const withoutLoans = (pieces: readonly PieceView[], isEnded: (loanId: string) => boolean): readonly PieceView[] =>
  pieces.map((one) =>
    one.missing?.some(isEnded)
      ? withMissing(
          one,
          one.missing.filter((loanId) => !isEnded(loanId)),
        )
      : one,
  );

/** References to the parts of a loan; none is left once nothing is missing. */
const referring = (pieces: readonly PieceView[], { loanId, missing: parts, pieceIds = [] }: TakenBack) => {
  if (parts === undefined) return pieces;
  if (!parts?.length) return withoutLoans(pieces, (one) => one === loanId);
  const lacking = new Set(pieceIds);
  return pieces.map((one) =>
    lacking.has(one.pieceId)
      ? withMissing(one, [...(one.missing ?? []).filter((other) => other !== loanId), loanId])
      : one,
  );
};

const completed = (pieces: readonly PieceView[], pieceId: number): readonly PieceView[] => {
  const ended = pieces.find((one) => one.pieceId === pieceId)?.missing ?? [];
  return withoutLoans(pieces, (loanId) => ended.includes(loanId));
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
      const changed = pieces.map((one) => ({ ...one, condition: conditions.get(one.pieceId) ?? one.condition }));
      return referring(changed, data);
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

const missingAfter = (missing: readonly MissingView[], { type, data }: PiecesEvent): readonly MissingView[] => {
  if (type !== 'PiecesTakenBack' || data.missing === undefined) return missing;
  const { loanId, missing: parts, at: since } = data;
  const others = missing.filter((one) => one.loanId !== loanId);
  return parts?.length ? [...others, { loanId, since, parts }] : others;
};

/** Missing parts that some piece refers to, the latest up to the limit, and the pieces without references to others. */
const referred = (all: readonly PieceView[], entries: readonly MissingView[]): Pick<Stock, 'pieces' | 'missing'> => {
  const wanted = new Set(all.flatMap((piece) => piece.missing ?? []));
  const missing = entries.filter(({ loanId }) => wanted.has(loanId)).slice(-MOST_MISSING.offer);
  const known = new Set(missing.map(({ loanId }) => loanId));
  return { pieces: withoutLoans(all, (loanId) => !known.has(loanId)), missing };
};

/** Applies an event to the stock; also for the read model. */
export const evolveStock = ({ pieces, out, missing }: Stock, event: PiecesEvent): Stock => ({
  ...referred(evolvePieces(pieces, event), missingAfter(missing, event)),
  out: evolveOut(out, event),
});

/** True while a loan has pieces, which are out also without a record of the handover. */
export const hasPieces = ({ out }: Stock, loanId: string): boolean => out.some((one) => one.loanId === loanId);

/** Number of loans whose noted parts are remembered, so that a repeated record does not note them again. */
const MOST_NOTED = 200;

/**
 * `ownerId` is null before the first piece, and once erased. `lastLoans`: latest loan that each piece came back from, by
 * piece id. `noted`: parts noted as missing for the latest loans, also once the pieces are complete again.
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

const notedAfter = ({ noted }: Pieces, { type, data }: PiecesEvent): Pieces['noted'] => {
  if (type === 'PiecesErased') return {};
  if (type !== 'PiecesTakenBack' || data.missing === undefined) return noted;
  const others = Object.entries(noted).filter(([loanId]) => loanId !== data.loanId);
  return Object.fromEntries([...others.slice(1 - MOST_NOTED), [data.loanId, data.missing ?? []]]);
};

/** Stream `pieces-<offerId>`. */
export const piecesAggregate: Aggregate<Pieces, PiecesEvent> = {
  category: 'pieces',
  initialState: { ...noStock, ownerId: null, nextId: 1, lastLoans: {}, noted: {} },
  evolve(state, event) {
    return {
      ...evolveStock(state, event),
      lastLoans: lastLoansAfter(state, event),
      noted: notedAfter(state, event),
      ownerId: event.type === 'PiecesErased' ? null : event.data.ownerId,
      nextId: event.type === 'PiecesAdded' ? event.data.firstId + event.data.count : state.nextId,
    };
  },
};
