import { createFileRoute, useLocation } from '@tanstack/react-router';
import { requireSignIn } from '../app/guards.js';
import { MissingOfferPage } from '../app/OfferGonePage.js';
import { UnlessSuspended, useSignedIn } from '../app/signed-in.js';
import { BookingPage, bookingParts } from '../features/offer/BookingPage.js';
import { loadBooking } from '../features/offer/load-offer.js';
import { readChoice } from '../features/offer/model/choice.js';
import { profileStepSearch } from '../lib/session/return-to.js';
import { useOnceSignedIn } from '../app/use-once-signed-in.js';
import { seo } from '../seo/seo.js';

/** Requires sign-in, although the server renders the offer; only the user's own data is loaded in the browser. */
export const Route = createFileRoute('/offer/$offerId/booking')({
  staticData: { forSome: true },
  validateSearch: (search) => ({ ...readChoice(search), ...profileStepSearch(search) }),
  beforeLoad: async ({ context, location }) => {
    if (typeof document !== 'undefined') await requireSignIn(context.session, location.publicHref, context.locale);
  },
  loader: async ({ context, params }) => {
    const isIn = context.session.get().status === 'in';
    const [booked] = await Promise.all([
      loadBooking(context, params.offerId),
      context.texts('suspended'),
      isIn && bookingParts.load(),
    ]);
    return booked;
  },
  head: ({ match }) => seo(match, { title: match.context.t('offer:booking.pageTitle'), noindex: true }),
  component: function Booking() {
    const me = useSignedIn();
    const isReady = useOnceSignedIn(bookingParts);
    const here = useLocation({ select: ({ publicHref }) => publicHref });
    const navigate = Route.useNavigate();
    const search = Route.useSearch();
    return (
      <UnlessSuspended>
        <BookingPage
          {...Route.useLoaderData()}
          choice={readChoice(search)}
          onChoice={(choice) =>
            void navigate({ search: { ...choice, ...profileStepSearch(search) }, replace: true, resetScroll: false })
          }
          profile={(isReady ? me?.profile : null) ?? null}
          here={here}
        />
      </UnlessSuspended>
    );
  },
  notFoundComponent: MissingOfferPage,
});
