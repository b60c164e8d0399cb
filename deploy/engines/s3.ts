import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { answersHttp } from './answers.js';
import { startContainer } from './containers.js';
import type { Addresses, Engine } from './engine.js';
import { run } from './install.js';

const VERSION = 'v0.0.0-20260212201848-7aac2a2c5b7c';

const newUser = () => {
  const [key, secret] = ['lendring', randomBytes(24).toString('base64url')];
  return {
    env: { MINIO_ROOT_USER: key, MINIO_ROOT_PASSWORD: secret, MINIO_BROWSER: 'off', MINIO_UPDATE: 'off' },
    at: (url: string): Addresses => ({ S3_URL: url, S3_ACCESS_KEY: key, S3_SECRET_KEY: secret }),
  };
};

/** MinIO (AGPL; only executed, never part of the product) from its Go module. */
export const s3: Engine = {
  name: 's3',
  alsoCalled: ['blobs', 'minio'],
  variables: ['S3_URL', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
  local: {
    version: `minio-${VERSION}`,
    needs: ['go'],
    usualPorts: [9000],
    install: (folder) =>
      run('go', ['install', `github.com/minio/minio@${VERSION}`], { env: { GOBIN: folder, CGO_ENABLED: '0' } }),
    start: async ({ installed, directory, ports: [port = 0], processes }) => {
      const [user, url] = [newUser(), `http://127.0.0.1:${port}`];
      const server = processes.start(
        join(installed, 'minio'),
        ['server', join(directory, 'data'), '--address', `127.0.0.1:${port}`],
        { directory, env: user.env },
      );
      await server.healthy(answersHttp(`${url}/minio/health/ready`));
      return { addresses: user.at(url), stop: server.stop };
    },
  },
  startContainer: () => {
    const user = newUser();
    return startContainer('s3', {
      command: ['server', '/data'],
      env: user.env,
      ports: [9000],
      healthy: { path: '/minio/health/ready', port: 9000 },
      addresses: ({ host, port }) => user.at(`http://${host}:${port(9000)}`),
    });
  },
};
