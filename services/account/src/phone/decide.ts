import type { AccountEvent } from '@lendring/contracts/account/events.js';
import { phoneLimits, type PhoneNumberEvent, type SmsDayEvent } from '@lendring/contracts/account/phone.js';
import type { AccountRefusal } from '@lendring/contracts/account/refusals.js';
import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { AccountState } from '../account/account.aggregate.js';
import { expiryOf, pauseLeft, since, type PhoneNumberState, type SmsDayState } from './phone.aggregate.js';

type Account = Pick<AccountState, 'opened' | 'verification'>;

type Ask = Readonly<{ userId: string; askId: string; key: string; number: string; locale: Locale; at: string }>;

type Asked = Readonly<{
  account: readonly AccountEvent[];
  number: readonly PhoneNumberEvent[];
  day: readonly SmsDayEvent[];
}>;

const nothing = { account: [], number: [], day: [] };

/**
 * Requests a verification code by SMS. Rate limits per user, number and day use streams checked in the same
 * transaction, so concurrent requests cannot bypass them.
 */
export const askCode = (
  { account, number, day }: Readonly<{ account: Account; number: PhoneNumberState; day: SmsDayState }>,
  { userId, askId, key, number: to, locale, at }: Ask,
  smsADay: number,
): Decision<Asked, AccountRefusal> => {
  const { held, asked, asks } = account.verification;
  if (!account.opened) return refused('account_not_found');
  if (held?.key === key) return decided(nothing);
  const seconds = Math.max(pauseLeft(asks, at), pauseLeft(number.asks, at));
  // Treat a repeated click as success.
  if (seconds > 0 && asked?.key === key && isOpen(asked, at)) return decided(nothing);
  if (seconds > 0) return refused('phone_too_soon', { seconds });
  if ([asks, number.asks].some((times) => since(times, at).length >= phoneLimits.codesADay))
    return refused('phone_too_many');
  if (day.count >= smsADay) return refused('phone_day_full');
  return decided({
    account: [{ type: 'PhoneCodeAsked', data: { userId, askId, key, number: to, locale, at } }],
    number: [{ type: 'NumberAsked', data: { userId, at } }],
    day: [{ type: 'SmsCounted', data: { at } }],
  });
};

type Open = NonNullable<Account['verification']['asked']>;

const isOpen = (asked: Open, at: string): boolean =>
  at < expiryOf(asked) && asked.missed.length < phoneLimits.tries && !asked.unsent;

type Tried = Readonly<{ userId: string; tryId: string; right: boolean; locale: Locale; at: string }>;

/**
 * Checks a code. Wrong codes are stored too, which limits guessing to five attempts. The right code moves the number
 * to this user, even from another user, because the latest proof wins.
 */
export const tryCode = (
  { verification: { held, asked } }: Account,
  number: PhoneNumberState,
  { userId, tryId, right, locale, at }: Tried,
): Decision<Readonly<{ account: readonly AccountEvent[]; number: readonly PhoneNumberEvent[] }>, AccountRefusal> => {
  if (!asked && held) return decided(nothing);
  if (!asked) return refused('phone_not_asked');
  const { askId, key, missed } = asked;
  if (at >= expiryOf(asked)) return refused('phone_code_expired');
  if (missed.length >= phoneLimits.tries) return refused('phone_code_spent');
  if (!right)
    return decided({ account: [{ type: 'PhoneCodeMissed', data: { userId, askId, tryId, at } }], number: [] });
  return decided({
    account: [{ type: 'PhoneVerified', data: { userId, askId, key, number: asked.number, locale, at } }],
    number: number.holder === userId ? [] : [{ type: 'NumberHeld', data: { userId, at } }],
  });
};

/**
 * Removes a verified number: on the owner's request, or because another user has verified it. `key`: the number's
 * stream; null: any number.
 */
export const removeNumber = (
  { verification: { held } }: Account,
  {
    userId,
    key,
    at,
    ...why
  }: Readonly<{ userId: string; key: string | null; by: 'owner' | 'taken'; locale?: Locale; at: string }>,
): readonly AccountEvent[] =>
  held && (key === null || key === held.key)
    ? [{ type: 'PhoneRemoved', data: { userId, key: held.key, number: held.number, ...why, at } }]
    : [];

export const freeNumber = ({ holder }: PhoneNumberState, userId: string, at: string): readonly PhoneNumberEvent[] =>
  holder === userId ? [{ type: 'NumberFreed', data: { userId, at } }] : [];

/** Records that the SMS gateway rejected the number, so that the user sees an error instead of waiting. */
export const noteUnsent = (
  { verification: { asked } }: Account,
  { userId, askId, at }: Readonly<{ userId: string; askId: string; at: string }>,
): Decision<readonly AccountEvent[], AccountRefusal> =>
  asked?.askId === askId && !asked.unsent
    ? decided([{ type: 'PhoneCodeUnsent', data: { userId, askId, at } }])
    : decided([]);
