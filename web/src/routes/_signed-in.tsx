import { createFileRoute } from '@tanstack/react-router';
import { requireSignIn } from '../app/guards.js';

/** Pages behind sign-in: never rendered on the server (README.md); the page asked for is remembered. */
export const Route = createFileRoute('/_signed-in')({
  ssr: false,
  beforeLoad: ({ context, location }) => requireSignIn(context.session, location.publicHref, context.locale),
});
