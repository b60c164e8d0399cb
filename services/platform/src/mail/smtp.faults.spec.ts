import { afterAll, beforeAll } from 'vitest';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { engineFaults } from '../../testing/engines/faults.js';
import { aMail } from '../../testing/mail/contract.js';
import { openSmtpMailer } from './smtp.adapter.js';

let server: SMTPServer;
let port: number;
beforeAll(async () => {
  server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onAuth: ({ password }, _session, done) =>
      password === 'secret' ? done(null, { user: 'lendring' }) : done(new Error('Invalid username or password')),
    onData: (stream, _session, done) => {
      stream.on('end', () => done());
      stream.resume();
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  port = (listening.address() as AddressInfo).port;
});
afterAll(
  () =>
    new Promise<void>((closed) => {
      server.close(closed);
    }),
);

engineFaults({
  engine: 'mail server',
  server: () => ({ host: '127.0.0.1', port }),
  open: ({ host, port: at, tls, password, watch }) => {
    const login = `lendring:${password === 'right' ? 'secret' : 'guessed'}`;
    const { send, close } = openSmtpMailer({
      url: `${tls ? 'smtps' : 'smtp'}://${login}@${host}:${at}`,
      from: 'Lendring <hello@lend.example.org>',
      timeoutMs: 4_000,
      watch,
    });
    return { call: () => send(aMail()), close };
  },
  wrongPassword: /refuses this process \(.*Invalid username or password.*\): check SMTP_URL/,
  wrongTls: /TLS .*: check SMTP_URL/,
});
