import { createFileRoute } from '@tanstack/react-router';
import { requireAccess, requireSignIn } from '../app/guards.js';
import { toasts } from '../ui/toasts.js';

/**
 * Pages behind sign-in: never rendered on the server (README.md). Sign-in returns to the requested page. A page with
 * restricted access names it in `staticData.access`.
 */
export const Route = createFileRoute('/_signed-in')({
  ssr: false,
  beforeLoad: async ({ context, location, matches, preload }) => {
    const { me } = await requireSignIn(context.session, location.publicHref, context.locale);
    requireAccess(me, matches, (access) => {
      if (preload) return;
      const isStaffPage = access !== 'commercial' && access !== 'staff' && me.usergroup.length > 0;
      // Show no toast for staff pages, because the backoffice overview itself names the role that the page requires.
      if (!isStaffPage) toasts.show('info', context.t('frame.notYours') as string);
      // Ignore a failed audit entry: the page stays closed either way.
      else context.api.post('/audit_denied', { body: { right: access } }).catch(() => undefined);
    });
    return { me };
  },
});
