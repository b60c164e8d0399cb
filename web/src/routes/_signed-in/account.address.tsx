import { createFileRoute, redirect } from '@tanstack/react-router';
import { returnSearch } from '../../lib/session/return-to.js';

/** Redirect from a former URL to the page that absorbed it. */
export const Route = createFileRoute('/_signed-in/account/address')({
  validateSearch: returnSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/account/places', search, replace: true });
  },
});
