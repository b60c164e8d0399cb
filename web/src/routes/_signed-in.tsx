import { createFileRoute } from '@tanstack/react-router';
import { requireAccess, requireSignIn } from '../app/guards.js';
import { toasts } from '../ui/toasts.js';

/**
 * Pages behind sign-in: never rendered on the server (README.md); the page asked for is remembered. A page that is not
 * for everybody says so in its `staticData.access`.
 */
export const Route = createFileRoute('/_signed-in')({
  ssr: false,
  beforeLoad: async ({ context, location, matches, preload }) => {
    const { me } = await requireSignIn(context.session, location.publicHref, context.locale);
    requireAccess(me, matches, () => {
      if (!preload) toasts.show('info', context.t('frame.notYours') as string);
    });
    return { me };
  },
});
