import type { PiecesEvent, PieceView } from '@lendring/contracts/request/pieces.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';
import { evolvePieces } from './pieces.aggregate.js';

/** Pieces of an offer. `count` is zero once all were removed or erased. */
export type PiecesDocument = Readonly<{
  offerId: string;
  ownerId: string;
  count: number;
  pieces: readonly PieceView[];
}>;

export const pieces: Projection<PiecesDocument, PiecesEvent> = {
  name: 'pieces',
  version: 1,
  prefixes: ['pieces-'],
  indexes: [
    [
      ['ownerId', 1],
      ['offerId', 1],
    ],
  ],
  ids: ({ data }) => [data.offerId],
  evolve(document, event) {
    const { offerId, ownerId } = event.data;
    const next = evolvePieces(document?.pieces ?? [], event);
    return { offerId, ownerId, count: next.length, pieces: next };
  },
};
