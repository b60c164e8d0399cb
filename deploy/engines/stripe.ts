import { join } from 'node:path';
import { answersHttp } from './answers.js';
import { startContainer } from './containers.js';
import type { Engine } from './engine.js';
import { run } from './install.js';

const VERSION = 'v0.203.0';

/**
 * Stripe's official API mock (MIT): validates calls against the OpenAPI document, stores nothing, sends no webhooks.
 */
export const stripe: Engine = {
  name: 'stripe',
  alsoCalled: ['payments', 'stripe-mock'],
  variables: ['STRIPE_MOCK_URL'],
  local: {
    version: `stripe-mock-${VERSION}`,
    needs: ['go'],
    usualPorts: [12111],
    install: (folder) => run('go', ['install', `github.com/stripe/stripe-mock@${VERSION}`], { env: { GOBIN: folder } }),
    start: async ({ installed, directory, ports: [port = 0], processes }) => {
      const server = processes.start(join(installed, 'stripe-mock'), ['-http-addr', `127.0.0.1:${port}`], {
        directory,
      });
      await server.healthy(answersHttp(`http://127.0.0.1:${port}/v1/charges`, 401));
      return { addresses: { STRIPE_MOCK_URL: `http://127.0.0.1:${port}` }, stop: server.stop };
    },
  },
  startContainer: () =>
    startContainer('stripe', {
      ports: [12111],
      healthy: { path: '/v1/charges', port: 12111, status: 401 },
      addresses: ({ host, port }) => ({ STRIPE_MOCK_URL: `http://${host}:${port(12111)}` }),
    }),
};
