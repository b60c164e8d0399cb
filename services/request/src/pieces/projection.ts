import type { PieceLoanView, PiecesEvent } from '@lendring/contracts/request/pieces.js';
import { comparedNumber } from '@lendring/contracts/rules/pieces.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';
import { evolveStock, type Stock } from './pieces.aggregate.js';

/** Pieces of an offer, with their numbers for comparison. `count` is zero once all were removed or erased. */
export type PiecesDocument = Stock &
  Readonly<{ offerId: string; ownerId: string; count: number; numbers: readonly string[] }>;

export const pieces: Projection<PiecesDocument, PiecesEvent> = {
  name: 'pieces',
  version: 4,
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
    const stock = evolveStock(document ?? { pieces: [], out: [] }, event);
    const numbers = stock.pieces.map(({ number }) => comparedNumber(number));
    return { offerId, ownerId, count: stock.pieces.length, numbers, ...stock };
  },
};

/** Loan that has or had pieces of an offer. */
export type PieceLoanDocument = PieceLoanView & Readonly<{ offerId: string; ownerId: string }>;

export const pieceLoans: Projection<PieceLoanDocument, PiecesEvent> = {
  name: 'piece-loans',
  version: 1,
  prefixes: ['pieces-'],
  indexes: [
    [
      ['offerId', 1],
      ['outAt', -1],
    ],
  ],
  ids: ({ type, data }) => (type === 'PiecesHandedOut' || type === 'PiecesTakenBack' ? [data.loanId] : []),
  evolve(document, { type, data }) {
    if (type === 'PiecesHandedOut') {
      const { offerId, ownerId, loanId, counter, pieceIds, at } = data;
      if (pieceIds.length === 0) return null;
      return {
        offerId,
        ownerId,
        loanId,
        counter,
        pieceIds,
        outAt: document?.backAt === null ? document.outAt : at,
        backAt: null,
      };
    }
    return type === 'PiecesTakenBack' && document ? { ...document, backAt: document.backAt ?? data.at } : document;
  },
};
