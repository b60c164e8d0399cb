import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

const API_VERSIONS = 18;
const METADATA = 3;
const METADATA_VERSION = 12;

const int8 = (n: number): Buffer => Buffer.from([n]);
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
// Compact types of flexible versions (KIP-482): lengths are one byte here, plus one, so that 0 is null.
const array = (items: readonly Buffer[]): Buffer => Buffer.concat([int8(items.length + 1), ...items]);
const text = (value: string): Buffer => Buffer.concat([int8(Buffer.byteLength(value) + 1), Buffer.from(value)]);
const nothing = int8(0);
const noTags = int8(0);

/** Answers of flexible versions; the header of all but `ApiVersions` ends with tags. */
const answerTo = (api: number, port: number): Buffer | null => {
  if (api === API_VERSIONS) {
    const known = [
      [API_VERSIONS, 0, 4],
      [METADATA, METADATA_VERSION, METADATA_VERSION],
    ].map((versions) => Buffer.concat([...versions.map(int16), noTags]));
    return Buffer.concat([int16(0), array(known), int32(0), noTags]);
  }
  if (api === METADATA) {
    const broker = Buffer.concat([int32(1), text('127.0.0.1'), int32(port), nothing, noTags]);
    return Buffer.concat([noTags, int32(0), array([broker]), nothing, int32(1), array([]), noTags]);
  }
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
          const answer = answerTo(asked.readInt16BE(0), port);
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
