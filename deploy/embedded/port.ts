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
              `Lendring cannot start: something listens on port ${port} already. Stop it, or choose another one, for example PORT=${port + 1}.`,
            )
          : error,
      ),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
