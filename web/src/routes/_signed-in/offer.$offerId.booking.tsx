import { createFileRoute, useLocation } from '@tanstack/react-router';
import { BookingPage } from '../../features/offer/BookingPage.js';
import { loadOffer } from '../../features/offer/load-offer.js';
import { readChoice } from '../../features/offer/model/choice.js';
import { seo } from '../../seo/seo.js';

export const Route = createFileRoute('/_signed-in/offer/$offerId/booking')({
  validateSearch: readChoice,
  loader: ({ context, params }) => loadOffer(context, params.offerId),
  head: ({ match }) => seo(match, { title: match.context.t('offer:booking.pageTitle'), noindex: true }),
  component: function Booking() {
    const { me } = Route.useRouteContext();
    const here = useLocation({ select: ({ publicHref }) => publicHref });
    const navigate = Route.useNavigate();
    return (
      <BookingPage
        {...Route.useLoaderData()} choice={readChoice(Route.useSearch())} onChoice={(search) => void navigate({ search, replace: true, resetScroll: false })}
        profile={me.profile} here={here}
      />
    );
  },
});
