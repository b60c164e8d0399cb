import { browser } from '../driver/browser.js';
import { caller, must, type TestPerson } from '../driver/people.js';
import { keycloakAdmin } from '../engines/keycloak-admin.js';
import { retrying } from './retrying-client.js';

/** Retries without a limit for Keycloak's response times. */
const insist = retrying({ ms: 0 });

type Env = Readonly<Record<string, string | undefined>>;

export type KeycloakPerson = Readonly<{ userId: string; renewed: () => Promise<TestPerson> }>;

export const openKeycloak = async (env: Env, productUrl: string) => {
  const { allow, addPerson } = keycloakAdmin(env);
  await allow(productUrl);

  /** Registers a user and signs them in like a browser: login page, password, code, session. */
  const person = async (name: string): Promise<KeycloakPerson> => {
    const email = `${name}-${Date.now().toString(36)}@example.org`;
    const password = `a long password of ${name}`;
    await addPerson({ email, password, firstName: name, lastName: `Geheim-${name}` });
    const who = browser(productUrl);
    const page = await (await who.follow('/auth/login?return=/')).answer.text();
    const action = /<form[^>]*action="([^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&');
    if (!action) throw new Error(`Keycloak shows no form: ${page.slice(0, 500)}`);
    const sent = await who.send(action, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ username: email, password }).toString(),
    });
    const { at } = await who.follow(sent.headers.get('location') ?? action);
    if (at.href !== `${productUrl}/`) throw new Error(`Signing in ended at ${at.href}: ${who.visited.join(' → ')}`);

    const renewed = async (userId: string): Promise<TestPerson> => {
      // On a busy machine, Keycloak may exceed the BFF's timeout: retry on 503, as a browser would.
      const { text } = await insist(async () => {
        const answer = await who.post('/auth/token', {});
        return { status: answer.status, text: await answer.text() };
      });
      const { access_token: fresh } = JSON.parse(text) as { access_token: string | null };
      if (!fresh) throw new Error(`The session has ended: ${text}, ${who.visited.join(' → ')}`);
      return caller(productUrl, userId, fresh);
    };
    const first = await renewed('');
    const userId = must('init', await first.call('init')).data.profile.user_id;
    return { userId, renewed: () => renewed(userId) };
  };
  return { person };
};
