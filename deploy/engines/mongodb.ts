import { cp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { answersBytes } from './answers.js';
import { startContainer } from './containers.js';
import type { Engine } from './engine.js';
import { run, serverFile } from './install.js';

/** OP_MSG `hello` to the database `admin`, a driver's first message: header, flags, one BSON section. */
const hello = (() => {
  const body = Buffer.concat([
    Buffer.from('1068656c6c6f0001000000', 'hex'),
    Buffer.from('02246462000600000061646d696e00', 'hex'),
    Buffer.from('00', 'hex'),
  ]);
  const document = Buffer.alloc(4 + body.length);
  document.writeInt32LE(document.length);
  body.copy(document, 4);
  const head = Buffer.alloc(21);
  head.writeInt32LE(head.length + document.length);
  head.writeInt32LE(1, 4);
  head.writeInt32LE(2013, 12);
  return Buffer.concat([head, document]);
})();

/**
 * Builds FerretDB with a patch for MongoDB's behaviour that the adapters rely on: updates are atomic, one request may
 * contain many changes, and a filter for null matches missing values in lists.
 */
const buildFerretDb = async (folder: string): Promise<void> => {
  await cp(serverFile('ferretdb'), folder, { recursive: true });
  await run('go', ['mod', 'vendor'], { cwd: folder });
  // Stop `git apply` from finding an enclosing repository, whose root it would resolve paths from.
  await run('git', ['apply', 'as-mongodb.patch'], { cwd: folder, env: { GIT_CEILING_DIRECTORIES: dirname(folder) } });
  await run('go', ['build', '-mod=vendor', '-o', 'ferretdb', '.'], { cwd: folder, env: { CGO_ENABLED: '0' } });
  await rm(join(folder, 'vendor'), { recursive: true });
};

/**
 * Server with MongoDB's wire protocol. From Go: FerretDB 1.24.2 (Apache-2.0) over SQLite, without transactions and
 * partial indexes, which the product does not use. In Docker: MongoDB itself (SSPL).
 */
export const mongodb: Engine = {
  name: 'mongodb',
  alsoCalled: ['documents', 'keys', 'ferretdb'],
  variables: ['MONGODB_URL'],
  local: {
    version: 'ferretdb-1.24.2-as-mongodb',
    needs: ['go', 'git'],
    usualPorts: [27017],
    install: buildFerretDb,
    start: async ({ installed, directory, ports: [port = 0], processes }) => {
      const server = processes.start(join(installed, 'ferretdb'), [`127.0.0.1:${port}`, directory], { directory });
      await server.healthy(answersBytes(port, hello));
      return { addresses: { MONGODB_URL: `mongodb://127.0.0.1:${port}` }, stop: server.stop };
    },
  },
  startContainer: () =>
    startContainer('mongodb', {
      ports: [27017],
      healthy: { log: /Waiting for connections/ },
      addresses: ({ host, port }) => ({ MONGODB_URL: `mongodb://${host}:${port(27017)}` }),
    }),
};
