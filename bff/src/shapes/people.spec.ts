import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PublicProfile } from '@lendring/contracts/account/profile.js';
import type { Caller } from '../caller/handlers.js';
import { peopleOf, type PeopleApi } from './people.js';

const caller: Caller = {
  userId: null,
  session: null,
  roles: [],
  suspended: null,
  key: null,
  locale: 'de',
  at: '2026-11-23T10:00:00.000Z',
  requestId: 'spec',
  commandId: '00000000-0000-4000-8000-000000000001',
  address: '::1',
};
const profileOf = (userId: string): PublicProfile => ({
  userId,
  nickname: `n${userId}`,
  color: '#007a7e',
  imageId: null,
  commercial: false,
  organisation: null,
  company: null,
  companyDescription: null,
  legalHints: null,
  homepage: null,
  openingHours: null,
  city: null,
  cityId: null,
  registeredAt: caller.at,
  ratingAsVendor: { sum: 0, count: 0 },
  ratingAsCreator: { sum: 0, count: 0 },
  lentCount: null,
  answerMinutes: null,
  verified: { email: false, phone: false },
  searchEngines: false,
});

describe('users in a response', () => {
  it('get their names in batches of a hundred, each user once', async () => {
    const asked: number[] = [];
    const apis: PeopleApi = {
      place: { queries: { names: async () => Promise.resolve({}) } },
      account: {
        queries: {
          cards: async ({ userIds }) => {
            asked.push(userIds.length);
            return Promise.resolve(userIds.map(profileOf));
          },
        },
      },
    };
    const ids = Array.from({ length: 201 }, () => randomUUID());
    const people = await peopleOf(apis, caller, [null, ...ids, ...ids]);
    expect(asked).toEqual([100, 100, 1]);
    expect(ids.map((id) => people.get(id)?.nickname)).toEqual(ids.map((id) => `n${id}`));
    expect((await peopleOf(apis, caller, [null])).size).toBe(0);
    expect(asked).toHaveLength(3);
  });
});
