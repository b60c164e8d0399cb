import { createFileRoute, redirect } from '@tanstack/react-router';

/** Redirect from a former URL to the page that absorbed it. */
export const Route = createFileRoute('/_signed-in/account/picture')({
  beforeLoad: () => {
    throw redirect({ to: '/account/profile', hash: 'picture', replace: true });
  },
});
