import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { PiecesEvent, PieceView } from '@lendring/contracts/request/pieces.js';

/** Pieces of one offer; `ownerId` is null before the first piece, and once erased. Texts are empty once erased. */
export type Pieces = Readonly<{ ownerId: string | null; nextId: number; pieces: readonly PieceView[] }>;

/** Applies an event to the pieces; also for the read model. */
export const evolvePieces = (pieces: readonly PieceView[], { type, data }: PiecesEvent): readonly PieceView[] => {
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
    case 'PiecesErased':
      return [];
  }
};

/** Stream `pieces-<offerId>`. */
export const piecesAggregate: Aggregate<Pieces, PiecesEvent> = {
  category: 'pieces',
  initialState: { ownerId: null, nextId: 1, pieces: [] },
  evolve: (state, event) => ({
    ownerId: event.type === 'PiecesErased' ? null : event.data.ownerId,
    nextId: event.type === 'PiecesAdded' ? event.data.firstId + event.data.count : state.nextId,
    pieces: evolvePieces(state.pieces, event),
  }),
};
