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
    requireAccess(me, matches, (access) => {
      if (preload) return;
      const isStaffPage = access !== 'commercial' && access !== 'staff' && me.usergroup.length > 0;
      // The overview of the backoffice says itself which role the page takes.
      if (!isStaffPage) toasts.show('info', context.t('frame.notYours') as string);
      // A failed note is not shown: the page stays closed all the same.
      else context.api.post('/audit_denied', { body: { right: access } }).catch(() => undefined);
    });
    return { me };
  },
});
