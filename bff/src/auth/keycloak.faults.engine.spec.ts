import { describeEngine } from '@lendring/platform/testing/engines/engine.js';
import { engineFaults } from '@lendring/platform/testing/engines/faults.js';
import { createIssuer } from '../caller/issuer.js';
import { createSignIn } from './sign-in.js';

describeEngine('oidc', 'a real issuer', (address) => {
  const { hostname, port, protocol, pathname } = new URL(address);
  // Skip https issuers: behind the fault proxy, Keycloak must build its URLs from the requested host name, which a
  // Keycloak with a certificate does not do.
  if (protocol !== 'http:') return;

  engineFaults({
    engine: 'sign-in issuer',
    server: () => ({ host: hostname, port: Number(port || 80) }),
    open: ({ host, port: at, tls, password, watch }) => {
      const issuer = createIssuer({
        external: {
          url: `${tls ? 'https' : 'http'}://${host}:${at}${pathname}`,
          clientId: process.env['OIDC_CLIENT_ID'] ?? 'lendring',
          clientSecret: password === 'right' ? (process.env['OIDC_CLIENT_SECRET'] ?? '') : 'guessed',
          audience: null,
        },
        publicUrl: 'http://lendring.localhost',
        localUrl: () => '',
        builtInSecret: '',
        watch,
        timeoutMs: 2_000,
      });
      const signIn = createSignIn(issuer, 'http://lendring.localhost');
      let token = 0;
      return { call: () => signIn.refresh(`refresh-${(token += 1)}`), close: async () => undefined };
    },
    wrongPassword: /refuses this process \(.*\): check OIDC_CLIENT_ID and OIDC_CLIENT_SECRET/,
    wrongTls: /TLS .*: check OIDC_ISSUER/,
  });
});
