import type { PieceLoanView, PiecesEvent } from '@lendring/contracts/request/pieces.js';
import { comparedNumber } from '@lendring/contracts/rules/pieces.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';
import { evolveStock, noStock, type Stock } from './pieces.aggregate.js';

/** Pieces of an offer. `count` is zero once all were removed or erased. */
export type PiecesDocument = Stock & Readonly<{ offerId: string; ownerId: string; count: number }>;

export const pieces: Projection<PiecesDocument, PiecesEvent> = {
  name: 'pieces',
  version: 5,
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
    const stock = evolveStock(document ?? noStock, event);
    return { offerId, ownerId, count: stock.pieces.length, ...stock };
  },
};

type NumberedPiece = Readonly<{ pieceId: number; number: string; compared: string }>;

/** Numbers of the pieces of an offer alone, so that a look-up by number reads no more. `compared`: for comparison. */
export type PieceNumbersDocument = Readonly<{ offerId: string; ownerId: string; numbers: readonly NumberedPiece[] }>;

const numberedPiece = (pieceId: number, number: string | null = ''): NumberedPiece => ({
  pieceId,
  number: number ?? '',
  compared: comparedNumber(number ?? ''),
});

const numbersAfter = (numbers: readonly NumberedPiece[], { type, data }: PiecesEvent): readonly NumberedPiece[] => {
  switch (type) {
    case 'PiecesAdded':
      return [
        ...numbers,
        ...Array.from({ length: data.count }, (_, n) => numberedPiece(data.firstId + n, data.numbers?.[n])),
      ];
    case 'PieceChanged':
      return numbers.map((one) => (one.pieceId === data.pieceId ? numberedPiece(one.pieceId, data.number) : one));
    case 'PiecesRemoved':
      return numbers.filter(({ pieceId }) => !data.pieceIds.includes(pieceId));
    case 'PiecesErased':
      return [];
    case 'PiecesHandedOut':
    case 'PiecesTakenBack':
      return numbers;
  }
};

export const pieceNumbers: Projection<PieceNumbersDocument, PiecesEvent> = {
  name: 'piece-numbers',
  version: 1,
  prefixes: ['pieces-'],
  indexes: [
    [
      ['ownerId', 1],
      ['offerId', 1],
    ],
  ],
  ids: ({ type, data }) => (type === 'PiecesHandedOut' || type === 'PiecesTakenBack' ? [] : [data.offerId]),
  evolve(document, event) {
    const { offerId, ownerId } = event.data;
    return { offerId, ownerId, numbers: numbersAfter(document?.numbers ?? [], event) };
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
