import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

const API_VERSIONS = 18;
const METADATA = 3;

const int16 = (n: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(n);
  return bytes;
};
const int32 = (n: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(n);
  return bytes;
};
const text = (value: string): Buffer => Buffer.concat([int16(Buffer.byteLength(value)), Buffer.from(value)]);

const answerTo = (api: number, version: number, port: number): Buffer | null => {
  if (api === API_VERSIONS) {
    const known = [API_VERSIONS, 0, 2, METADATA, 0, 0].map(int16);
    return Buffer.concat([int16(0), int32(2), ...known, ...(version > 0 ? [int32(0)] : [])]);
  }
  if (api === METADATA) return Buffer.concat([int32(1), int32(1), text('127.0.0.1'), int32(port), int32(0)]);
  return null;
};

/**
 * Subset of Kafka that a starting process uses: a broker without topics. Any other request closes the connection, as
 * if the broker stopped.
 */
export const startKafkaStandIn = async (): Promise<Readonly<{ broker: string; stop: () => void }>> => {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    let received = Buffer.alloc(0);
    socket
      .on('close', () => open.delete(socket))
      .on('error', () => socket.destroy())
      .on('data', (chunk: Buffer) => {
        received = Buffer.concat([received, chunk]);
        while (received.length >= 4 && received.length >= 4 + received.readInt32BE()) {
          const asked = received.subarray(4, 4 + received.readInt32BE());
          received = received.subarray(4 + asked.length);
          const answer = answerTo(asked.readInt16BE(0), asked.readInt16BE(2), port);
          if (!answer) return void socket.destroy();
          const correlation = asked.subarray(4, 8);
          socket.write(Buffer.concat([int32(4 + answer.length), correlation, answer]));
        }
      });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    broker: `127.0.0.1:${port}`,
    stop: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
};
