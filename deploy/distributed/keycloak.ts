import { browser } from '../embedded/browser.js';
import { caller, must, type TestPerson } from '../embedded/testing.js';

type Env = Readonly<Record<string, string | undefined>>;
type Client = Readonly<{ id: string; redirectUris: readonly string[]; attributes: Readonly<Record<string, string>> }>;

/** Somebody who signs in at Keycloak and calls with a token of theirs; `renewed` has a fresh one. */
export type KeycloakPerson = Readonly<{ userId: string; renewed: () => Promise<TestPerson> }>;

/** Sets up people and our address in a Keycloak realm, by its admin's calls. */
export const openKeycloak = async (env: Env, productUrl: string) => {
  const [base = '', realm = ''] = (env['OIDC_ISSUER'] ?? '').split('/realms/');
  const token = await fetch(`${base}/realms/master/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', client_id: 'admin-cli', username: env['KEYCLOAK_ADMIN'] ?? '', password: env['KEYCLOAK_ADMIN_PASSWORD'] ?? '' }),
  }).then(async (answer) => (await answer.json() as { access_token: string }).access_token);
  const admin = async (method: string, path: string, body?: object): Promise<Response> => {
    const answer = await fetch(`${base}/admin/realms/${realm}${path}`, {
      method, headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`Keycloak answered ${answer.status} to ${method} ${path}: ${await answer.text()}`);
    return answer;
  };

  const [client] = await (await admin('GET', `/clients?clientId=${env['OIDC_CLIENT_ID']}`)).json() as readonly Client[];
  if (!client) throw new Error(`The realm ${realm} knows no client ${env['OIDC_CLIENT_ID']}`);
  await admin('PUT', `/clients/${client.id}`, {
    ...client, redirectUris: [...client.redirectUris, `${productUrl}/auth/signed-in`],
    attributes: { ...client.attributes, 'post.logout.redirect.uris': `${client.attributes['post.logout.redirect.uris']}##${productUrl}/auth/signed-out` },
  });

  /** Registers somebody and signs them in through the browser's way: login page, password, code, session. */
  const person = async (name: string): Promise<KeycloakPerson> => {
    const email = `${name}-${Date.now().toString(36)}@example.org`;
    const password = `a long password of ${name}`;
    await admin('POST', '/users', {
      username: email, email, emailVerified: true, enabled: true, firstName: name, lastName: `Geheim-${name}`, credentials: [{ type: 'password', value: password, temporary: false }],
    });
    const who = browser(productUrl);
    const page = await (await who.follow('/auth/login?return=/')).answer.text();
    const action = /<form[^>]*action="([^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&');
    if (!action) throw new Error(`Keycloak shows no form: ${page.slice(0, 500)}`);
    const sent = await who.send(action, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: new URLSearchParams({ username: email, password }).toString() });
    const { at } = await who.follow(sent.headers.get('location') ?? action);
    if (at.href !== `${productUrl}/`) throw new Error(`Signing in ended at ${at.href}: ${who.visited.join(' → ')}`);

    const renewed = async (userId: string): Promise<TestPerson> => {
      const { access_token: fresh } = await (await who.post('/auth/token', {})).json() as { access_token: string | null };
      return caller(productUrl, userId, fresh);
    };
    const first = await renewed('');
    const userId = must('init', await first.call('init')).data.profile.user_id;
    return { userId, renewed: () => renewed(userId) };
  };
  return { person };
};
