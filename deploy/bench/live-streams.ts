import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { dayAhead } from '../driver/days.js';
import { openLive } from '../driver/live-stream.js';
import { accessToken } from '../tools/access-token.js';
import type { Product } from './children.js';
import { must, withConnections } from './connection.js';
import { atMost, forScale, type Figure } from './figures.js';
import { ownerIdOf, pricingIdOf, syntheticOfferId, syntheticOwnerOf } from './synthetic.js';
import { percentile } from './times.js';

const STREAMS = 2_000;
const EACH = 10;
const ASKS = 300;
const OPENED_AT_ONCE = 50;

const openBare = async (port: number, token: string): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1' });
  await once(socket, 'connect');
  socket.write(`GET /v1/live HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\n\r\n`);
  for (let seen = ''; !seen.includes('everything');) {
    const [bytes] = (await once(socket, 'data')) as [Buffer];
    seen += bytes.toString('latin1');
    if (!seen.startsWith('HTTP/1.1 200')) throw new Error(`A stream was refused: ${seen.slice(0, 300)}`);
  }
  socket.resume();
  return socket;
};

const openMany = async (port: number, tokens: readonly string[]): Promise<readonly Socket[]> => {
  const sockets: Socket[] = [];
  for (let n = 0; n < tokens.length; n += OPENED_AT_ONCE)
    sockets.push(...(await Promise.all(tokens.slice(n, n + OPENED_AT_ONCE).map((token) => openBare(port, token)))));
  return sockets;
};

/** Milliseconds from sending a request for an offer until the owner's stream delivers the notification. */
const newsTimes = async ({ config }: Product, offers: number, run: number): Promise<readonly number[]> => {
  const owners = syntheticOwnerOf(offers - 1) + 1;
  const times: number[] = [];
  await withConnections(config.port, 1, async ([connection]) => {
    for (let n = 0; n < ASKS; n += 1) {
      const offer = Math.floor((n * offers) / ASKS);
      const vendor = syntheticOwnerOf(offer);
      const creator = await accessToken(config, ownerIdOf((vendor + 1 + (n % 7)) % owners));
      const begun = Promise.withResolvers<void>();
      const told = Promise.withResolvers<void>();
      const stream = await openLive(config.publicUrl, await accessToken(config, ownerIdOf(vendor)), {
        told: ({ what }) => {
          if (what === 'everything') begun.resolve();
          if (what === 'notifications') told.resolve();
        },
      });
      await begun.promise;
      const from = performance.now();
      await must(connection!, {
        method: 'POST',
        path: '/v1/request',
        token: creator,
        body: {
          offer_id: syntheticOfferId(offer),
          pricing_id: pricingIdOf(offer),
          date_from: dayAhead(200 + 3 * run),
          date_to: dayAhead(201 + 3 * run),
          message: 'Darf ich es leihen?',
        },
      });
      await told.promise;
      times.push(performance.now() - from);
      stream.close();
    }
  });
  return times;
};

export const benchLive = async (
  product: Product,
  { offers, run }: Readonly<{ offers: number; run: number }>,
): Promise<readonly Figure[]> => {
  const { config, ask } = product;
  const people = await Promise.all(Array.from({ length: STREAMS / EACH }, () => accessToken(config, randomUUID())));
  const tokens = Array.from({ length: STREAMS }, (_, n) => people[n % people.length] ?? '');
  // Warm up: the first streams load modules, and the log's responses allocate memory.
  for (const socket of await openMany(config.port, tokens.slice(0, 200))) socket.destroy();
  await newsTimes(product, offers, 3 * run);
  const before = await ask('settledMemory');
  const sockets = await openMany(config.port, tokens);
  const after = await ask('settledMemory');
  const times = await newsTimes(product, offers, 3 * run + 1);
  for (const socket of sockets) socket.destroy();
  return [
    atMost('an open stream, of 2,000: memory', ((after - before) * 1024) / STREAMS, 25, 'kB'),
    forScale('somebody asks until the stream tells the owner, 2,000 streams open: p50', percentile(times, 0.5), 'ms'),
    atMost(
      'somebody asks until the stream tells the owner, 2,000 streams open: p99',
      percentile(times, 0.99),
      250,
      'ms',
    ),
  ];
};
