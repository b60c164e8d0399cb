import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { PiecesShape } from '@lendring/contracts/http/pieces.js';
import type { LabelFormat } from '@lendring/contracts/rules/labels.js';
import type { Api } from '../lib/api-client/api.js';

export const piecesQuery = (api: Api, offerId: string) =>
  queryOptions({
    queryKey: ['pieces', offerId],
    queryFn: ({ signal }) => api.get('/offer_pieces/{id}', { id: offerId }, { signal }),
    staleTime: 5_000,
  });

export const pieceLoansQuery = (
  api: Api,
  offerId: string,
  of: Readonly<{ piece_id: number }> | Readonly<{ loan_id: string }>,
) =>
  queryOptions({
    queryKey: ['piece-loans', offerId, of],
    queryFn: ({ signal }) => api.get('/offer_piece_loans/{id}', { id: offerId, query: of }, { signal }),
    staleTime: 5_000,
  });

export const putPieces = (queries: QueryClient, pieces: PiecesShape): void => {
  queries.setQueryData(['pieces', pieces.offer_id], pieces);
};

export type LabelChoice = Readonly<{
  format: LabelFormat;
  start: number;
  /** Null: all pieces. */
  pieceIds: readonly number[] | null;
  count: number;
  owner: boolean;
}>;

/** Labels of several own offers as PDF (`GET /v1/offer_labels`): one for each piece, or for an offer without pieces. */
export const labelsOfMany = (
  api: Api,
  offerIds: readonly string[],
  { format, start, owner }: Pick<LabelChoice, 'format' | 'start' | 'owner'>,
) => {
  const query = new URLSearchParams({
    offers: offerIds.join(','),
    format,
    start: String(start),
    owner: owner ? '1' : '0',
  });
  return api.file(`/offer_labels?${query.toString()}`);
};

/** Labels of an own offer as PDF (`GET /v1/offer_labels/{id}`). A plain link cannot send the access token. */
export const labelsFile = (api: Api, offerId: string, { format, start, pieceIds, count, owner }: LabelChoice) => {
  const query = new URLSearchParams({ format, start: String(start), count: String(count), owner: owner ? '1' : '0' });
  if (pieceIds) query.set('pieces', pieceIds.join(','));
  return api.file(`/offer_labels/${offerId}?${query.toString()}`);
};
