import { once } from 'node:events';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Port range below the ephemeral ports (Linux: from 32,768), so that no outgoing connection takes a port before its
 * server does.
 */
const [FIRST, LAST] = [20_000, 32_000];
const TRIES = 50;
/** Ports already handed out, which look free until their server listens. */
const given = new Set<number>();

export const freePort = async (): Promise<number> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FIRST, LAST);
    if (given.has(port)) continue;
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    await new Promise((resolve) => {
      probe.close(resolve);
    });
    given.add(port);
    return port;
  }
  throw new Error(`None of ${TRIES} ports between ${FIRST} and ${LAST} is free. Stop programs that listen there.`);
};
