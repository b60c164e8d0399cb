import { createFileRoute, redirect } from '@tanstack/react-router';
import { returnSearch } from '../../lib/session/return-to.js';

/** Old URL, now part of another page. */
export const Route = createFileRoute('/_signed-in/account/trader')({
  validateSearch: returnSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/account/company', search, hash: 'trader', replace: true });
  },
});
