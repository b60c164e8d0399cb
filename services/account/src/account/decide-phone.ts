import type { AccountEvent } from '@lendring/contracts/account/events.js';
import { phoneLimits, type PhoneNumberEvent, type SmsDayEvent } from '@lendring/contracts/account/phone.js';
import type { AccountRefusal } from '@lendring/contracts/account/refusals.js';
import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { AccountState } from './account.js';
import { expiryOf, pauseLeft, since, type PhoneNumberState, type SmsDayState } from './phone.js';

type Account = Pick<AccountState, 'opened' | 'verification'>;

type Ask = Readonly<{ userId: string; askId: string; key: string; number: string; locale: Locale; at: string }>;

type Asked = Readonly<{
  account: readonly AccountEvent[];
  number: readonly PhoneNumberEvent[];
  day: readonly SmsDayEvent[];
}>;

const nothing = { account: [], number: [], day: [] };

/**
 * Somebody wants a code sent to a number. The brakes are those of the person, of the number and of the day, each from a
 * stream that is checked when this is stored: clicks at the same time do not get past them.
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
  // A click that comes twice is one.
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

/** Whether a right code would still count. */
const isOpen = (asked: Open, at: string): boolean =>
  at < expiryOf(asked) && asked.missed.length < phoneLimits.tries && !asked.unsent;

type Tried = Readonly<{ userId: string; tryId: string; right: boolean; at: string }>;

/**
 * Somebody typed a code. A wrong one is stored as well, so that a code is guessed five times at most. The right one
 * makes the number theirs, whoever's it was before: the newest proof counts.
 */
export const tryCode = (
  { verification: { held, asked } }: Account,
  number: PhoneNumberState,
  { userId, tryId, right, at }: Tried,
): Decision<Readonly<{ account: readonly AccountEvent[]; number: readonly PhoneNumberEvent[] }>, AccountRefusal> => {
  // The right code, once more.
  if (!asked && held) return decided(nothing);
  if (!asked) return refused('phone_not_asked');
  const { askId, key, missed } = asked;
  if (at >= expiryOf(asked)) return refused('phone_code_expired');
  if (missed.length >= phoneLimits.tries) return refused('phone_code_spent');
  if (!right)
    return decided({ account: [{ type: 'PhoneCodeMissed', data: { userId, askId, tryId, at } }], number: [] });
  return decided({
    account: [{ type: 'PhoneVerified', data: { userId, askId, key, number: asked.number, at } }],
    number: number.holder === userId ? [] : [{ type: 'NumberHeld', data: { userId, at } }],
  });
};

/** Their number is another's, or they want it removed. `key`: the number in question; null: whichever they have. */
export const removeNumber = (
  { verification: { held } }: Account,
  { userId, key, by, at }: Readonly<{ userId: string; key: string | null; by: 'owner' | 'taken'; at: string }>,
): readonly AccountEvent[] =>
  held && (key === null || key === held.key)
    ? [{ type: 'PhoneRemoved', data: { userId, key: held.key, number: held.number, by, at } }]
    : [];

/** Only the holder frees a number. */
export const freeNumber = ({ holder }: PhoneNumberState, userId: string, at: string): readonly PhoneNumberEvent[] =>
  holder === userId ? [{ type: 'NumberFreed', data: { userId, at } }] : [];

/** The gateway takes no SMS for this number: the person is told so, instead of waiting. */
export const noteUnsent = (
  { verification: { asked } }: Account,
  { userId, askId, at }: Readonly<{ userId: string; askId: string; at: string }>,
): Decision<readonly AccountEvent[], AccountRefusal> =>
  asked?.askId === askId && !asked.unsent
    ? decided([{ type: 'PhoneCodeUnsent', data: { userId, askId, at } }])
    : decided([]);
