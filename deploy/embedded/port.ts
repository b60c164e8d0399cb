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
