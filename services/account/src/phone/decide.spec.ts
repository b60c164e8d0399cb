import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { AccountEvent } from '@lendring/contracts/account/events.js';
import { phoneLimits } from '@lendring/contracts/account/phone.js';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import { opened, otherId, userId } from '../../testing/account.js';
import { accountAggregate, type AccountState } from '../account/account.aggregate.js';
import { askCode, freeNumber, noteUnsent, removeNumber, tryCode } from './decide.js';
import { phoneNumberAggregate, smsDayAggregate } from './phone.aggregate.js';

const began = Date.parse('2026-05-06T08:00:00.000Z');
const later = (seconds: number) => new Date(began + seconds * 1000).toISOString();
const at = later(0);
const tryId = 'c1a58e07-93d2-4b6f-8e14-6f0b7a2d9c43';
const idOf = (n: number) => `7f3c1d92-5b48-4e60-9a17-${String(n).padStart(12, '0')}`;

const world = (person = userId) => {
  let account: AccountState = accountAggregate.evolve(accountAggregate.initialState, {
    ...opened,
    data: { userId: person, email: 'lender@example.org', emailVerified: true, locale: 'de' },
  } as AccountEvent);
  const numbers = new Map<string, typeof phoneNumberAggregate.initialState>();
  let day = smsDayAggregate.initialState;
  let asks = 0;
  const its = (key: string) => numbers.get(key) ?? phoneNumberAggregate.initialState;
  return {
    state: () => account,
    its,
    ask: (key: string, when: string, smsADay = 1000) => {
      const data = {
        userId: person,
        askId: idOf((asks += 1)),
        key,
        number: `+49151${key}`,
        locale: 'de' as const,
        at: when,
      };
      const outcome = askCode({ account, number: its(key), day }, data, smsADay);
      if (isRefused(outcome)) return outcome.refusal.code;
      account = outcome.events.account.reduce(accountAggregate.evolve, account);
      numbers.set(key, outcome.events.number.reduce(phoneNumberAggregate.evolve, its(key)));
      day = outcome.events.day.reduce(smsDayAggregate.evolve, day);
      return outcome.events.account.length === 1 ? 'sent' : 'nothing';
    },
    type: (right: boolean, when: string) => {
      const key = account.verification.asked?.key ?? '';
      const outcome = tryCode(account, its(key), { userId: person, tryId, right, locale: 'de', at: when });
      if (isRefused(outcome)) return outcome.refusal.code;
      account = outcome.events.account.reduce(accountAggregate.evolve, account);
      if (key) numbers.set(key, outcome.events.number.reduce(phoneNumberAggregate.evolve, its(key)));
      return outcome.events.account[0]?.type ?? 'nothing';
    },
    unsent: (when: string) => {
      const { askId = '' } = account.verification.asked ?? {};
      const outcome = noteUnsent(account, { userId: person, askId, at: when });
      if (!isRefused(outcome)) account = outcome.events.reduce(accountAggregate.evolve, account);
    },
  };
};

describe('requesting a code', () => {
  it('sends one SMS, and no second SMS for a repeated click within the pause', () => {
    const { ask } = world();
    expect(ask('1', at)).toBe('sent');
    expect(ask('1', at)).toBe('nothing');
    expect(ask('1', later(phoneLimits.pauseSeconds - 1))).toBe('nothing');
    expect(ask('1', later(phoneLimits.pauseSeconds))).toBe('sent');
  });

  it('returns the wait before another number, even when the current code is used up', () => {
    const spent = world();
    spent.ask('1', at);
    expect(spent.ask('2', later(10))).toBe('phone_too_soon');
    for (let n = 0; n < phoneLimits.tries; n += 1) spent.type(false, later(1));
    expect(spent.ask('1', later(10))).toBe('phone_too_soon');
    const unsent = world();
    unsent.ask('1', at);
    unsent.unsent(later(1));
    expect(unsent.ask('1', later(10))).toBe('phone_too_soon');
  });

  it('does nothing for a number that is already verified', () => {
    const { ask, type } = world();
    ask('1', at);
    type(true, later(1));
    expect(ask('1', later(600))).toBe('nothing');
    expect(ask('2', later(600))).toBe('sent');
  });

  it('is refused once the daily SMS limit is reached', () => {
    const { ask } = world();
    expect(ask('1', at, 1)).toBe('sent');
    expect(ask('1', later(100), 1)).toBe('phone_day_full');
  });

  it('requires an account', () => {
    const account = accountAggregate.initialState;
    const ask = { userId, askId: idOf(1), key: '1', number: '+491511', locale: 'de' as const, at };
    expect(askCode({ account, number: { holder: null, asks: [] }, day: { count: 0 } }, ask, 10)).toEqual({
      refusal: { code: 'account_not_found' },
    });
  });

  it('never exceeds the limits for any numbers and times', () => {
    const clicks = fc.array(fc.tuple(fc.constantFrom('1', '2', '3'), fc.integer({ min: 0, max: 40_000 })), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(clicks, (steps) => {
        const { ask } = world();
        const sent: { key: string; time: number }[] = [];
        let time = 0;
        for (const [key, wait] of steps) {
          time += wait;
          if (ask(key, later(time)) === 'sent') sent.push({ key, time });
        }
        for (const [index, one] of sent.entries()) {
          const before = sent.slice(0, index);
          if (before.some((other) => one.time - other.time < phoneLimits.pauseSeconds)) return false;
          if (before.filter((other) => one.time - other.time < 86_400).length >= phoneLimits.codesADay) return false;
        }
        return true;
      }),
    );
  });

  it('counts SMS to one number across accounts', () => {
    const [mine, theirs] = [world(), world(otherId)];
    mine.ask('1', at);
    const ask = { userId: otherId, askId: idOf(9), key: '1', number: '+491511', locale: 'de' as const };
    const number = mine.its('1');
    const day = smsDayAggregate.initialState;
    const asked = (when: string) => askCode({ account: theirs.state(), number, day }, { ...ask, at: when }, 100);
    expect(asked(later(30))).toEqual({ refusal: { code: 'phone_too_soon', params: { seconds: 30 } } });
    const full = { ...number, asks: Array.from({ length: phoneLimits.codesADay }, (_, n) => later(n * 100)) };
    const late = { ...ask, at: later(3_600) };
    expect(askCode({ account: theirs.state(), number: full, day }, late, 100)).toEqual({
      refusal: { code: 'phone_too_many' },
    });
  });
});

describe('an SMS code', () => {
  it('verifies the number for ten minutes, and a retry changes nothing', () => {
    const { ask, type, state } = world();
    expect(type(true, at)).toBe('phone_not_asked');
    ask('1', at);
    expect(type(true, later(phoneLimits.codeMinutes * 60))).toBe('phone_code_expired');
    expect(type(true, later(phoneLimits.codeMinutes * 60 - 1))).toBe('PhoneVerified');
    expect(state().verification.held).toMatchObject({ key: '1', number: '+491511' });
    expect(type(true, later(700))).toBe('nothing');
  });

  it('allows five wrong attempts, after which only a new code works', () => {
    const { ask, type } = world();
    ask('1', at);
    for (let n = 0; n < phoneLimits.tries; n += 1) expect(type(false, later(n))).toBe('PhoneCodeMissed');
    expect(type(true, later(9))).toBe('phone_code_spent');
    expect(ask('1', later(60))).toBe('sent');
    expect(type(true, later(61))).toBe('PhoneVerified');
  });

  it('is invalidated by a failed SMS only if the failed code is the newest', () => {
    const { ask, unsent, state } = world();
    ask('1', at);
    unsent(later(1));
    expect(state().verification.asked?.unsent).toBe(true);
    ask('1', later(60));
    expect(state().verification.asked?.unsent).toBe(false);
  });
});

describe('a verified number', () => {
  const verified = () => {
    const own = world();
    own.ask('1', at);
    own.type(true, later(1));
    return own;
  };

  it('is removed by its owner, or when another account verifies the same number', () => {
    const own = verified();
    expect(removeNumber(own.state(), { userId, key: '2', by: 'taken', at })).toEqual([]);
    expect(removeNumber(own.state(), { userId, key: '1', by: 'taken', at })).toMatchObject([
      { type: 'PhoneRemoved', data: { by: 'taken', number: '+491511' } },
    ]);
    expect(removeNumber(world().state(), { userId, key: null, by: 'owner', at })).toEqual([]);
  });

  it('is released by its holder only', () => {
    const held = verified().its('1');
    expect(held.holder).toBe(userId);
    expect(freeNumber(held, otherId, at)).toEqual([]);
    expect(freeNumber(held, userId, at)).toEqual([{ type: 'NumberFreed', data: { userId, at } }]);
  });
});
