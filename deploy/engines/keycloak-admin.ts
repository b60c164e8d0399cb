export type KeycloakAdmin = Readonly<{
  allow: (publicUrl: string) => Promise<void>;
  addPerson: (person: {
    readonly email: string;
    readonly password: string;
    readonly emailVerified?: boolean;
    readonly firstName?: string;
    readonly lastName?: string;
  }) => Promise<void>;
}>;

type Client = Readonly<{ id: string; redirectUris: readonly string[]; attributes: Readonly<Record<string, string>> }>;

/** @param env with OIDC_ISSUER, KEYCLOAK_ADMIN, KEYCLOAK_ADMIN_PASSWORD, as printed by `npm run engines` */
export const keycloakAdmin = (env: Readonly<Record<string, string | undefined>>): KeycloakAdmin => {
  const {
    OIDC_ISSUER: issuer = '',
    OIDC_CLIENT_ID: clientId = 'lendring',
    KEYCLOAK_ADMIN: username = '',
    KEYCLOAK_ADMIN_PASSWORD: password = '',
  } = env;
  const [server = '', realm = ''] = issuer.split('/realms/');

  const checked = async (answer: Response): Promise<Response> => {
    if (!answer.ok) throw new Error(`Keycloak answered ${answer.status} to ${answer.url}: ${await answer.text()}`);
    return answer;
  };
  const token = async (): Promise<string> => {
    const answer = await checked(
      await fetch(`${server}/realms/master/protocol/openid-connect/token`, {
        method: 'POST',
        body: new URLSearchParams({ grant_type: 'password', client_id: 'admin-cli', username, password }),
      }),
    );
    return ((await answer.json()) as { access_token: string }).access_token;
  };
  const ask = async (method: string, path: string, body?: object): Promise<Response> =>
    checked(
      await fetch(`${server}/admin/realms/${realm}/${path}`, {
        method,
        headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    );

  return {
    allow: async (publicUrl) => {
      const [client] = (await (await ask('GET', `clients?clientId=${clientId}`)).json()) as Client[];
      if (!client) throw new Error(`Keycloak has no client ${clientId}: import deploy/keycloak/lendring-realm.json`);
      const after = 'post.logout.redirect.uris';
      await ask('PUT', `clients/${client.id}`, {
        ...client,
        redirectUris: [...client.redirectUris, `${publicUrl}/auth/signed-in`],
        attributes: {
          ...client.attributes,
          [after]: [client.attributes[after], `${publicUrl}/auth/signed-out`].join('##'),
        },
      });
    },
    addPerson: async ({ email, password: secret, emailVerified = true, ...name }) => {
      await ask('POST', 'users', {
        username: email,
        email,
        emailVerified,
        enabled: true,
        ...name,
        credentials: [{ type: 'password', value: secret, temporary: false }],
      });
    },
  };
};
