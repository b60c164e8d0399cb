import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { connect } from 'node:tls';
import { describe, expect, it } from 'vitest';
import { awayFor } from './engine-errors.js';

describe('message about an unavailable engine', () => {
  it('mentions TLS when a server without TLS closes the connection', async () => {
    const plain = createServer((socket) => void socket.once('data', () => socket.end())).listen(0, '127.0.0.1');
    await once(plain, 'listening');
    const socket = connect({ host: '127.0.0.1', port: (plain.address() as AddressInfo).port });
    const [error] = (await once(socket, 'error').catch((thrown: unknown) => [thrown])) as [unknown];
    plain.close();
    expect(awayFor({ engine: 'event bus', name: 'Kafka at here', settings: 'KAFKA_TLS' }, error).message).toMatch(
      /^Kafka at here and this process cannot agree on TLS \(.*\): check KAFKA_TLS and the server's certificate$/,
    );
  });
});
