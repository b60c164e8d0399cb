import { createFileRoute, redirect } from '@tanstack/react-router';

/** Old URL, now part of another page. */
export const Route = createFileRoute('/_signed-in/account/picture')({
  beforeLoad: () => {
    throw redirect({ to: '/account/profile', hash: 'picture', replace: true });
  },
});
