import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll } from 'vitest';
import { MongoClient } from 'mongodb';
import { describeEngine } from '../../testing/engines/engine.js';
import { engineFaults, type Way } from '../../testing/engines/faults.js';
import { openMongoSubjectKeys } from '../keys/mongodb.adapter.js';
import { openMongoDocuments } from './mongodb.adapter.js';

describeEngine('mongodb', 'MongoDB', (url) => {
  const database = `test_faults_${randomUUID().slice(0, 8)}`;
  const address = new URL(url.replace(/^mongodb:/, 'http:').replace(/,.*?(?=\/|$)/, ''));
  const server = () => ({ host: address.hostname, port: Number(address.port || 27_017) });
  const through = ({ host, port, tls, password }: Way): string => {
    const own = address.username ? `${address.username}:${address.password}@` : '';
    const login = password === 'right' ? own : 'lendring:guessed@';
    return `mongodb://${login}${host}:${port}/?directConnection=true&tls=${tls}`;
  };
  const optionsOf = (way: Way) => ({ url: through(way), database, watch: way.watch, maxWaitMs: 600 });
  const wrongPassword = /refuses this process \(.*\): check \w*MONGODB_URL/;
  const wrongTls = /TLS .*: check \w*MONGODB_URL/;
  afterAll(async () => {
    const raw = new MongoClient(url);
    await raw.db(database).dropDatabase();
    await raw.close();
  });

  engineFaults({
    engine: 'document store',
    server,
    open: (way) => {
      const { setValue, close } = openMongoDocuments(optionsOf(way));
      return { call: () => setValue('key', randomUUID()), close };
    },
    wrongPassword,
    wrongTls,
  });

  const masterKey = randomBytes(32);
  engineFaults({
    engine: 'key store',
    server,
    open: (way) => {
      const { keyFor, close } = openMongoSubjectKeys({ ...optionsOf(way), masterKey });
      return { call: () => keyFor(randomUUID()), close };
    },
    wrongPassword,
    wrongTls,
  });
});
