import { describe, expect, it } from 'vitest';
import '../testing/web-api.js';
import { mayReload } from './browser.js';
import { requireAccess, requireSignIn, type Access, type SignedIn } from './guards.js';
import { demoHandler, demoProfile } from '../testing/demo-api.js';
import { routerAt } from '../testing/page.js';
import { sessionOf } from '../testing/session.js';

describe('the sign-in guard', () => {
  it('sends a visitor to sign-in with a document load and stores the page for return', async () => {
    const outcome: unknown = await requireSignIn(sessionOf({ status: 'out' }), '/anfrage/1?x=2#y', 'de').catch(
      (thrown: unknown) => thrown,
    );
    expect(outcome).toMatchObject({
      options: { href: '/auth/login?return=%2Fanfrage%2F1%3Fx%3D2%23y&locale=de', reloadDocument: true },
    });
  });
});

describe('a page that needs a role', () => {
  let told = 0;
  const goesTo = (access: Access | undefined, commercial: boolean, usergroup: SignedIn['usergroup']): unknown => {
    const me = { status: 'in', profile: { ...demoProfile, commercial }, usergroup, unread: 0, news: 0 } as const;
    const matches = [{ staticData: {} }, { staticData: access ? { access } : {} }];
    try {
      return requireAccess(me, matches, () => (told += 1)) ?? null;
    } catch (thrown) {
      return (thrown as { options: { to: unknown } }).options.to;
    }
  };

  it('redirects users without a role home, other staff to their area, and private users to their account', () => {
    expect([goesTo('admin', true, []), goesTo('admin', false, ['admin'])]).toEqual(['/', null]);
    expect([goesTo('staff', true, []), goesTo('staff', true, ['support'])]).toEqual(['/', null]);
    expect([goesTo('reports', true, ['moderator']), goesTo('invoices', true, ['moderator'])]).toEqual([
      null,
      '/backoffice',
    ]);
    expect(goesTo('plans', true, ['admin'])).toBeNull();
    expect([goesTo('commercial', false, ['admin']), goesTo('commercial', true, [])]).toEqual(['/account', null]);
    expect(goesTo(undefined, false, [])).toBeNull();
  });

  it('reports the denial to redirected users only', () => {
    told = 0;
    goesTo('invoices', true, ['moderator']);
    goesTo('reports', true, ['moderator']);
    expect(told).toBe(1);
  });

  it('shows a denial on the backoffice overview and reports the denial to the audit log', async () => {
    const staff = demoHandler(true);
    const noted: unknown[] = [];
    const { router, session } = await routerAt('/en/backoffice/invoices?page=2', 'en', (call) => {
      if (call.path === '/v1/audit_denied') noted.push(call.body);
      const answer = staff(call);
      return call.path === '/v1/init' ? { data: { profile: demoProfile, usergroup: ['support'] } } : answer;
    });
    await router.load();
    session.stop();
    expect(router.state.location).toMatchObject({ pathname: '/backoffice', search: { needs: 'invoices' } });
    expect(noted).toMatchObject([{ right: 'invoices' }]);
  });

  it('redirects before it loads any data', async () => {
    const { router, session } = await routerAt('/benutzerkonto/firma', 'de', demoHandler(true));
    await router.load();
    session.stop();
    expect(router.state.location.pathname).toBe('/account');
  });
});

describe('a page whose code chunk is missing', () => {
  it('reloads at most once a minute', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        kept.set(key, value);
      },
    };
    expect([mayReload(storage, 100_000), mayReload(storage, 130_000), mayReload(storage, 160_001)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
