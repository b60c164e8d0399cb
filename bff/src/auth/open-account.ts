import type { Clock } from '@lendring/platform/base/clock.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import type { Settings } from '../settings/settings.js';
import type { Auth } from './auth.controller.js';
import { accountIdOf } from '../caller/bearer.js';
import type { Issuer } from '../caller/issuer.js';

type Account = ServiceApis['account'];
type Deps = Readonly<{
  apis: Readonly<{
    account: Readonly<{ commands: Pick<Account['commands'], 'open'>; queries: Pick<Account['queries'], 'profile'> }>;
  }>;
  issuer: Pick<Issuer, 'url' | 'builtIn'>;
  clock: Clock;
  termsOfRegistration: Settings['termsOfRegistration'];
}>;

const PROFILE_TRIES = 4;

export const openAccount =
  ({ apis: { account }, issuer, clock, termsOfRegistration }: Deps): Auth['welcome'] =>
  async ({ sub, email, emailVerified }, locale) => {
    const userId = accountIdOf(issuer, sub);
    const at = clock.now();
    if (!email) throw new Error('The issuer sent no email address. Add the scope "email" to its client.');
    const terms = issuer.builtIn ? termsOfRegistration() : null;
    const opened = await account.commands.open(
      { userId, email, emailVerified, ...(terms !== null && { terms }) },
      {
        commandId: derivedId(userId, `welcome ${at}`),
        actor: { kind: 'system', name: 'sign-in' },
        at,
        locale,
        requestId: derivedId(userId, at),
      },
    );
    if (!opened.ok) return;
    // Wait for a lagging read model, because the first page needs the profile.
    const actor = { kind: 'user' as const, userId, roles: [] };
    for (let tries = 0; tries < PROFILE_TRIES; tries += 1) {
      const asked = account.queries.profile({}, { actor, at, after: opened.position });
      if (await asked.catch(() => null)) return;
    }
  };
