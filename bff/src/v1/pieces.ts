import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { PiecesShape } from '@lendring/contracts/http/pieces.js';
import type { OfferId, Position } from '@lendring/contracts/kernel/ids.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import { ApiError, found } from '../errors/api-error.js';

/** Pieces of an own offer. @throws ApiError `offer_not_found` or `not_owner` */
export const readPieces = async (
  apis: ServiceApis,
  caller: Caller,
  offerId: OfferId,
  after?: Position,
): Promise<Camel<PiecesShape> & Readonly<{ ownerId: string }>> => {
  const [offer, { pieces, out, missing }] = await Promise.all([
    apis.offer.queries.one({ offerId }, queryContext(caller)),
    apis.request.queries.pieces({ offerId }, queryContext(caller, after)),
  ]);
  const { title, quantity, ownerId } = found(offer, 'offer_not_found');
  if (ownerId !== caller.userId) throw new ApiError('not_owner');
  // Leave out the other pieces of a loan, which would be listed again for each of them.
  const loans = new Map(out.flatMap(({ pieceIds, ...loan }) => pieceIds.map((id) => [id, loan] as const)));
  return {
    offerId,
    ownerId,
    title,
    quantity,
    pieces: pieces.map((piece) => ({ ...piece, loan: loans.get(piece.pieceId) ?? null })),
    ...(missing.length > 0 && { missing }),
  };
};

export const pieceHandlers = (apis: ServiceApis): Handlers<'offerPieces'> => ({
  offerPieces: async ({ id }, caller, after) => {
    const { ownerId: _, ...shape } = await readPieces(apis, caller, id, after);
    return shape;
  },
});
