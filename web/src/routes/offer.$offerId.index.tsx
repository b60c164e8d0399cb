import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import { MissingOfferPage } from '../app/OfferGonePage.js';
import { loadOffer } from '../features/offer/load-offer.js';
import { type Choice, readChoice } from '../features/offer/model/choice.js';
import { offerJsonLd } from '../features/offer/model/json-ld.js';
import { OfferPending } from '../features/offer/OfferPending.js';
import { OfferPage } from '../features/offer/OfferPage.js';
import { useKnownDistance } from '../lib/links/known-distance.js';
import { isPieceId } from '../lib/links/search-params.js';
import { useSession } from '../lib/session/session-context.js';
import { toLocal } from '../i18n/rewrite.js';
import { breadcrumbJsonLd } from '../seo/breadcrumbs.js';
import { seo } from '../seo/seo.js';

type Piece = Readonly<{ piece?: number }>;

/** Piece whose label was scanned (`/i/<offer>/<piece>`). */
const readPiece = ({ piece }: Readonly<Record<string, unknown>>): Piece =>
  typeof piece === 'number' && isPieceId(String(piece)) ? { piece } : {};

/** Leads the owner of the offer on to the scanned piece. */
const usePieceOfOwner = (offerId: string, ownerId: string | undefined, piece: number | undefined): void => {
  const session = useSession();
  const navigate = useNavigate();
  const isOwner = session.status === 'in' && session.profile.user_id === ownerId;
  useEffect(() => {
    if (piece === undefined || !isOwner) return;
    const params = { offerId, pieceId: String(piece) };
    void navigate({ to: '/offer/$offerId/pieces/$pieceId', params, replace: true });
  }, [offerId, isOwner, piece, navigate]);
};

export const Route = createFileRoute('/offer/$offerId/')({
  staticData: { forSome: true },
  validateSearch: (search: Readonly<Record<string, unknown>>) => ({ ...readChoice(search), ...readPiece(search) }),
  loader: ({ context, params }) => loadOffer(context, params.offerId),
  head: ({ match, loaderData }) => {
    if (!loaderData) return {};
    const { offer, trail } = loaderData;
    const { origin, locale } = match.context;
    const path = `/offer/${offer.offer_id}`;
    return seo(match, {
      title: offer.title,
      description: offer.short_description || offer.description.slice(0, 160),
      image: offer.images[0]?.large,
      noindex: offer.status !== 'active',
      jsonLd: BUILT_FOR_SERVER && [
        offerJsonLd(offer, origin + toLocal(path, locale), origin),
        breadcrumbJsonLd(
          [...trail.map(({ title, url }) => ({ name: title, path: `/category/${url}` })), { name: offer.title, path }],
          origin,
          locale,
        ),
      ],
    });
  },
  component: function Offer() {
    const navigate = Route.useNavigate();
    const search = Route.useSearch();
    // Memoize both, because parts that hydrate late need stable props (ui/later.tsx).
    const choice = useMemo(() => readChoice(search), [search]);
    const onChoice = useCallback(
      (next: Choice) => void navigate({ search: next, replace: true, resetScroll: false, state: true }),
      [navigate],
    );
    usePieceOfOwner(Route.useParams().offerId, Route.useLoaderData().offer.owner?.user_id, search.piece);
    return <OfferPage {...Route.useLoaderData()} known={useKnownDistance()} choice={choice} onChoice={onChoice} />;
  },
  pendingComponent: OfferPending,
  notFoundComponent: MissingOfferPage,
});
