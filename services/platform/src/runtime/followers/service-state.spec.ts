import { expect, it } from 'vitest';
import { openSqliteDocuments } from '../../read-models/sqlite.adapter.js';
import { BACKUP_VALUE, serviceState } from './service-state.js';

it('reports follower positions, waiting times, engine kinds, and the last backup', async () => {
  const documents = openSqliteDocuments(':memory:');
  let head = '0000000000000005';
  let time = 0;
  const state = serviceState(
    {
      ports: { documents, engines: { eventStore: 'sqlite' }, store: { head: async () => head } },
      health: () => ({
        service: 'offer',
        ok: true,
        parts: [{ kind: 'projection', name: 'offers@1', state: 'live', position: '0000000000000005' }],
      }),
    },
    () => time,
  );
  const offers = { kind: 'projection', name: 'offers@1', state: 'live' };
  expect(await state()).toEqual({
    engines: { eventStore: 'sqlite' },
    followers: [{ ...offers, behind: 0, seconds: 0 }],
    backupAt: null,
  });
  head = '0000000000000009';
  await state();
  time = 3_000;
  await documents.setValue(BACKUP_VALUE, '2027-02-01T10:00:00.000Z');
  expect(await state()).toMatchObject({
    followers: [{ ...offers, behind: 4, seconds: 3 }],
    backupAt: '2027-02-01T10:00:00.000Z',
  });
  await documents.setValue(BACKUP_VALUE, 'yesterday');
  expect((await state()).backupAt).toBeNull();
  await documents.close();
});
