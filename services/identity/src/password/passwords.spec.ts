import { afterAll, describe, expect, it } from 'vitest';
import { openPasswords } from './passwords.adapter.js';
import { TooMany } from '@lendring/platform/base/short-queue.js';

describe('passwords', () => {
  const passwords = openPasswords();
  afterAll(() => passwords.close());

  it('match their hash in any Unicode normalisation', async () => {
    const hash = await passwords.hash('Brücke am Fluss', 'next');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.check(hash, 'Bru\u0308cke am Fluss', 'next')).toBe(true);
    expect(await passwords.check(hash, 'Brücke am Meer', 'next')).toBe(false);
    expect(await passwords.check(null, 'no password has this hash', 'next')).toBe(false);
  });

  it('are checked a few at a time under load, with priority checks first', async () => {
    const crowd = await Promise.allSettled(Array.from({ length: 60 }, () => passwords.check(null, 'a guess', 'next')));
    const refused = crowd.filter((one) => one.status === 'rejected' && one.reason instanceof TooMany);
    expect(crowd.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(10);
    expect(refused.length).toBeGreaterThanOrEqual(50);
    const late = Promise.allSettled(Array.from({ length: 10 }, () => passwords.check(null, 'a guess', 'next')));
    expect(await passwords.check(null, 'mine', 'first')).toBe(false);
    await late;
  });
});
