import { describe, expect, it } from 'vitest';
import { openMongoSubjectKeys } from './mongodb.adapter.js';

describe('MongoDB keys', () => {
  it('require a master key of 32 bytes', () => {
    expect(() =>
      openMongoSubjectKeys({ url: 'mongodb://127.0.0.1:1', database: 'keys', masterKey: new Uint8Array(31) }),
    ).toThrow('31 bytes instead of 32');
  });

  it('are rejected within a time limit while the server is down', async () => {
    const keys = openMongoSubjectKeys({
      url: 'mongodb://127.0.0.1:1',
      database: 'keys',
      masterKey: new Uint8Array(32),
      maxWaitMs: 200,
    });
    await expect(keys.keyFor('anna')).rejects.toThrow('MongoDB at 127.0.0.1:1 does not answer');
    await keys.close();
  });
});
