import { createFileRoute, redirect } from '@tanstack/react-router';

/** An address of before: the page is a part of another one. */
export const Route = createFileRoute('/_signed-in/account/picture')({
  beforeLoad: () => {
    throw redirect({ to: '/account/profile', hash: 'picture', replace: true });
  },
});
