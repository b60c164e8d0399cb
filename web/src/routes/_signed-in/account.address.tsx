import { createFileRoute, redirect } from '@tanstack/react-router';
import { returnSearch } from '../../lib/session/return-to.js';

/** Old URL, now part of another page. */
export const Route = createFileRoute('/_signed-in/account/address')({
  validateSearch: returnSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/account/places', search, replace: true });
  },
});
