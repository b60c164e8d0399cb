import { createFileRoute, redirect } from '@tanstack/react-router';
import { returnSearch } from '../../lib/return-to.js';

/** An address of before: the page is a part of another one. */
export const Route = createFileRoute('/_signed-in/account/address')({
  validateSearch: returnSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/account/places', search, replace: true });
  },
});
