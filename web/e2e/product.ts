import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Product = Readonly<{ url: string; stop: () => Promise<void> }>;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/**
 * The built product with its demo data in a folder of its own, as `npm start` runs it.
 *
 * @param settings environment variables that differ
 * @param needs `people`: goes on before what they offer and ask for is there
 */
export const startProduct = async (
  settings: Readonly<Record<string, string>> = {},
  needs: 'everything' | 'people' = 'everything',
): Promise<Product> => {
  const main = fileURLToPath(new URL('../../deploy/dist/embedded/main.js', import.meta.url));
  if (!existsSync(main)) throw new Error('Build the product first: npm run build');
  const dataDir = await mkdtemp(join(tmpdir(), 'lendring-journeys-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['--enable-source-maps', '--max-semi-space-size=16', main], {
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      MAP_TILES_URL: 'off',
      WEBHOOK_TARGETS: 'any',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const peopleStand = needs === 'people' && / of \d+ offers/.test(output);
      if (peopleStand || output.includes('The demo stands.')) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => reject(new Error(`The product stopped with ${code}: ${output}`)));
  });
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => {
        child.once('exit', resolve);
      });
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
