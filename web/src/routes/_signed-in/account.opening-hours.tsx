import { createFileRoute } from '@tanstack/react-router';
import { openingDaysQuery } from '../../api/account.js';
import { ownPlacesQuery } from '../../api/own-offers.js';
import { OpeningHoursPage } from '../../features/account/opening-days/OpeningHoursPage.js';
import { returnSearch } from '../../lib/session/return-to.js';

export const Route = createFileRoute('/_signed-in/account/opening-hours')({
  staticData: { title: 'openingDays:title' },
  validateSearch: returnSearch,
  loader: ({ context }) => {
    void context.queries.prefetchQuery(openingDaysQuery(context.api));
    void context.queries.prefetchQuery(ownPlacesQuery(context.api));
    return context.texts('account', 'openingDays');
  },
  component: function OpeningHours() {
    return <OpeningHoursPage returnTo={Route.useSearch().return} />;
  },
});
