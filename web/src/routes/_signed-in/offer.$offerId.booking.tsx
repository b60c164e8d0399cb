import { createFileRoute, useLocation } from '@tanstack/react-router';
import { BookingPage } from '../../features/offer/BookingPage.js';
import { loadOffer } from '../../features/offer/load-offer.js';
import { readChoice } from '../../features/offer/model/choice.js';
import { profileStepSearch } from '../../lib/asking-steps.js';
import { seo } from '../../seo/seo.js';

export const Route = createFileRoute('/_signed-in/offer/$offerId/booking')({
  validateSearch: (search) => ({ ...readChoice(search), ...profileStepSearch(search) }),
  loader: ({ context, params }) => loadOffer(context, params.offerId),
  head: ({ match }) => seo(match, { title: match.context.t('offer:booking.pageTitle'), noindex: true }),
  component: function Booking() {
    const { me } = Route.useRouteContext();
    const here = useLocation({ select: ({ publicHref }) => publicHref });
    const navigate = Route.useNavigate();
    const search = Route.useSearch();
    return (
      <BookingPage
        {...Route.useLoaderData()}
        choice={readChoice(search)}
        onChoice={(choice) =>
          void navigate({ search: { ...choice, ...profileStepSearch(search) }, replace: true, resetScroll: false })
        }
        profile={me.profile}
        here={here}
      />
    );
  },
});
