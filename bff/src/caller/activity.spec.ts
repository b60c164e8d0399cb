import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import { START } from '@lendring/contracts/kernel/ids.js';
import { createActivity } from './activity.js';
import type { Caller } from './handlers.js';

const [ada, ben] = [randomUUID(), randomUUID()];
const callerAt = (userId: string | null, at: string): Caller => ({
  userId,
  session: null,
  roles: [],
  suspended: null,
  key: null,
  locale: 'de',
  at,
  requestId: 'spec',
  commandId: randomUUID(),
  address: '192.0.2.1',
});

const scene = (answer: () => Promise<CommandAnswer> = async () => ({ ok: true, position: START })) => {
  const told: string[] = [];
  const note = createActivity({
    commands: {
      noteActive: (_, { actor }) => {
        if (actor.kind === 'user') told.push(actor.userId);
        return answer();
      },
    },
  });
  return { told, note };
};
const noon = '2027-03-01T11:00:00.000Z';

describe('user activity', () => {
  it('is recorded once a day in Berlin time, ignoring automatic calls of open pages', () => {
    const { told, note } = scene();
    note('status', callerAt(ada, noon));
    note('offers', callerAt(null, noon));
    expect(told).toEqual([]);
    for (const userId of [ada, ada, ben]) note('offers', callerAt(userId, noon));
    expect(told).toEqual([ada, ben]);
    note('offers', callerAt(ada, '2027-03-01T22:59:00.000Z'));
    note('offers', callerAt(ada, '2027-03-01T23:01:00.000Z'));
    expect(told).toEqual([ada, ben, ada]);
  });

  it('is recorded again after a failure', async () => {
    const { told, note } = scene(() => Promise.reject(new Error('away')));
    note('offers', callerAt(ada, noon));
    await new Promise((resolve) => setImmediate(resolve));
    note('offers', callerAt(ada, noon));
    expect(told).toEqual([ada, ada]);
  });
});
