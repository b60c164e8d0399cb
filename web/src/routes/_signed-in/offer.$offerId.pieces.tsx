import { createFileRoute } from '@tanstack/react-router';
import { piecesQuery } from '../../api/pieces.js';
import { PiecesPage } from '../../features/pieces/PiecesPage.js';
import { load } from '../../lib/api-client/queries.js';
import { seo } from '../../seo/seo.js';

export const Route = createFileRoute('/_signed-in/offer/$offerId/pieces')({
  loader: async ({ context, params }) => {
    const [shape] = await Promise.all([
      load(context.queries, piecesQuery(context.api, params.offerId)),
      context.texts('pieces', 'blocks'),
    ]);
    return { title: shape.title };
  },
  head: ({ match, loaderData }) =>
    seo(match, { title: loaderData ? `${match.context.t('pieces:title')} · ${loaderData.title}` : '', noindex: true }),
  component: function OfferPieces() {
    return <PiecesPage offerId={Route.useParams().offerId} />;
  },
});
