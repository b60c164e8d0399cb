import { createFileRoute, notFound } from '@tanstack/react-router';
import { piecesQuery } from '../../api/pieces.js';
import { PiecePage } from '../../features/pieces/PiecePage.js';
import { load } from '../../lib/api-client/queries.js';
import { isPieceId } from '../../lib/links/search-params.js';
import { seo } from '../../seo/seo.js';

export const Route = createFileRoute('/_signed-in/offer/$offerId/pieces_/$pieceId')({
  loader: async ({ context, params }) => {
    if (!isPieceId(params.pieceId)) throw notFound();
    const [shape] = await Promise.all([
      load(context.queries, piecesQuery(context.api, params.offerId)),
      context.texts('pieces', 'blocks'),
    ]);
    const piece = shape.pieces.find(({ piece_id: id }) => id === Number(params.pieceId));
    return { title: piece ? `${piece.number} · ${shape.title}` : shape.title };
  },
  head: ({ match, loaderData }) => seo(match, { title: loaderData?.title ?? '', noindex: true }),
  component: function OfferPiece() {
    const { offerId, pieceId } = Route.useParams();
    return <PiecePage offerId={offerId} pieceId={Number(pieceId)} />;
  },
});
