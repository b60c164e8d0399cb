import { createServer } from 'node:net';
import { ConfigError } from '@lendring/platform/runtime/settings/config.js';

/** Checks the port before the demo data is written. @throws ConfigError if the port is in use */
export const checkPortIsFree = (host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new ConfigError(
              `Lendring cannot start: port ${port} is in use. Stop the other program, or choose another port, for example PORT=${port + 1}.`,
            )
          : error,
      ),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });

/**
 * Checks that browsers connect to the port of the public address: the Fetch standard blocks ports of other protocols,
 * for example 4190. @throws ConfigError if the port is blocked
 */
export const checkPortIsAllowed = async (publicUrl: string): Promise<void> => {
  const { port } = new URL(publicUrl);
  if (!port) return;
  const refusal = await fetch(`http://127.0.0.1:${port}`, { method: 'HEAD', signal: AbortSignal.timeout(1_000) }).then(
    () => null,
    ({ cause }: Error) => (cause instanceof Error ? cause.message : null),
  );
  if (refusal === 'bad port')
    throw new ConfigError(
      `Lendring cannot start: browsers do not connect to port ${port}. Choose another port, for example PORT=3000.`,
    );
};
