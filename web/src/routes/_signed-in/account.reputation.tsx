import { createFileRoute, redirect } from '@tanstack/react-router';

/** An address of before: the page is a part of another one. */
export const Route = createFileRoute('/_signed-in/account/reputation')({
  beforeLoad: () => {
    throw redirect({ to: '/account/takeout', hash: 'reputation', replace: true });
  },
});
