import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { serverFile } from './install.js';

const text = readFileSync(serverFile('../../keycloak/lendring-realm.json'), 'utf8');
const realm = JSON.parse(text) as {
  supportedLocales: string[];
  clients: {
    clientId: string;
    secret: string;
    redirectUris: string[];
    attributes: Record<string, string>;
    directAccessGrantsEnabled: boolean;
  }[];
};

describe('the Keycloak realm', () => {
  it('contains only variables instead of secrets and addresses', () => {
    expect(
      [...text.matchAll(/"(?:secret|password|value|clientSecret)": "([^"]*)"/g)].map(([, value]) => value),
    ).toEqual(['${LENDRING_OIDC_SECRET}']);
    for (const { redirectUris } of realm.clients)
      for (const uri of redirectUris) expect(uri).toMatch(/^\$\{LENDRING_PUBLIC_URL:[^}]*\}\/auth\/signed-in$/);
    expect(text).not.toMatch(/"users"|"keys"|privateKey/);
  });

  it('allows only the code flow with PKCE, in the languages of the product', () => {
    expect(realm.clients.map(({ clientId }) => clientId)).toEqual(['lendring']);
    expect(realm.clients[0]).toMatchObject({
      standardFlowEnabled: true,
      implicitFlowEnabled: false,
      directAccessGrantsEnabled: false,
      attributes: { 'pkce.code.challenge.method': 'S256' },
    });
    expect(realm.supportedLocales).toEqual(['de', 'en', 'nl']);
  });
});
