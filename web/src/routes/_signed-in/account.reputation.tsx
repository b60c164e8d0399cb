import { createFileRoute, redirect } from '@tanstack/react-router';

/** Redirect from a former URL to the page that absorbed it. */
export const Route = createFileRoute('/_signed-in/account/reputation')({
  beforeLoad: () => {
    throw redirect({ to: '/account/takeout', hash: 'reputation', replace: true });
  },
});
