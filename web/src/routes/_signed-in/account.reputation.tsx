import { createFileRoute, redirect } from '@tanstack/react-router';

/** Old URL, now part of another page. */
export const Route = createFileRoute('/_signed-in/account/reputation')({
  beforeLoad: () => {
    throw redirect({ to: '/account/takeout', hash: 'reputation', replace: true });
  },
});
