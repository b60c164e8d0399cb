import { SMTPServer } from 'smtp-server';
import { startContainer } from './containers.js';
import type { Engine } from './engine.js';

/** A server that accepts and discards mail: npm's `smtp-server` in this process, Mailpit in Docker. */
export const smtp: Engine = {
  name: 'smtp',
  alsoCalled: ['mail', 'mailpit'],
  variables: ['SMTP_URL'],
  local: {
    version: 'smtp-server',
    needs: [],
    usualPorts: [1025],
    install: async () => undefined,
    start: async ({ ports: [port = 0] }) => {
      const server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        logger: false,
        onData: (stream, _session, done) => {
          stream.on('end', () => done());
          stream.resume();
        },
      });
      await new Promise<void>((resolve, reject) => {
        server.on('error', reject);
        server.listen(port, '127.0.0.1', resolve);
      });
      return {
        addresses: { SMTP_URL: `smtp://127.0.0.1:${port}` },
        stop: () =>
          new Promise((resolve) => {
            server.close(resolve);
          }),
      };
    },
  },
  startContainer: () =>
    startContainer('smtp', {
      env: { MP_SMTP_AUTH_ACCEPT_ANY: '1', MP_SMTP_AUTH_ALLOW_INSECURE: '1' },
      ports: [1025, 8025],
      healthy: { path: '/readyz', port: 8025 },
      addresses: ({ host, port }) => ({ SMTP_URL: `smtp://${host}:${port(1025)}` }),
    }),
};
