import { describe, expect, it } from 'vitest';
import type { Profile } from '@lendring/contracts/account/profile.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import { ServiceUnavailable } from '@lendring/platform/rpc/api-errors.js';
import { openAccount } from './open-account.js';

const person = { sub: 'jana', email: 'jana@example.org', emailVerified: true, refreshToken: '', idToken: '' };
const position = '7' as Position;
const profile = {} as Profile;

const signIn = async (answers: readonly (Profile | null)[], isOpened = true) => {
  const waited: (Position | undefined)[] = [];
  const welcome = openAccount({
    issuer: { url: 'https://lend.example', builtIn: false },
    clock: { now: () => '2027-01-31T10:00:00.000Z' },
    termsOfRegistration: () => null,
    apis: {
      account: {
        commands: {
          open: async () => (isOpened ? { ok: true, position } : { ok: false, refusal: { code: 'account_deleted' } }),
        },
        queries: {
          profile: async (_, { after }) => {
            const answer = answers[waited.push(after) - 1];
            if (!answer) throw new ServiceUnavailable('account');
            return answer;
          },
        },
      },
    },
  });
  await welcome(person, 'de');
  return waited;
};

describe('a first sign-in', () => {
  it('waits until the profile just written can be read', async () => {
    expect(await signIn([profile])).toEqual([position]);
    expect(await signIn([null, null, profile])).toEqual([position, position, position]);
  });

  it('limits the wait for a lagging service, and does not wait for a deleted account', async () => {
    expect(await signIn([])).toHaveLength(4);
    expect(await signIn([], false)).toEqual([]);
  });
});
