import { createFileRoute, redirect } from '@tanstack/react-router';
import { returnSearch } from '../../lib/session/return-to.js';

/** Redirect from a former URL to the page that absorbed it. */
export const Route = createFileRoute('/_signed-in/account/trader')({
  validateSearch: returnSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/account/company', search, hash: 'trader', replace: true });
  },
});
