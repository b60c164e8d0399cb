import { DAY_MS, MINUTE_MS } from '@lendring/contracts/kernel/time.js';
import type { AccountEvent } from '@lendring/contracts/account/events.js';
import { phoneLimits, type PhoneNumberEvent, type SmsDayEvent } from '@lendring/contracts/account/phone.js';
import type { Aggregate } from '@lendring/contracts/kernel/decider.js';

const withIn24Hours = (times: readonly string[], at: string): readonly string[] => [...since(times, at), at];

export const since = (times: readonly string[], at: string): readonly string[] =>
  times.filter((time) => Date.parse(at) - Date.parse(time) < DAY_MS);

/** Requested code. `missed`: ids of wrong attempts; `unsent`: the SMS was rejected. */
export type PhoneAsk = Readonly<{
  askId: string;
  key: string;
  number: string;
  at: string;
  missed: readonly string[];
  unsent: boolean;
}>;

/** Phone state of an account. `key`: id of the number's stream. */
export type PhoneState = Readonly<{
  held: Readonly<{ key: string; number: string; at: string }> | null;
  asked: PhoneAsk | null;
  asks: readonly string[];
}>;

export const noPhone: PhoneState = { held: null, asked: null, asks: [] };

type PhoneEvent = Extract<AccountEvent, { type: `Phone${string}` }>;

export const evolvePhone = (state: PhoneState, { type, data }: PhoneEvent): PhoneState => {
  const { asked } = state;
  switch (type) {
    case 'PhoneCodeAsked': {
      const { askId, key, number, at } = data;
      const ask = number === null ? null : { askId, key, number, at, missed: [], unsent: false };
      return { ...state, asked: ask, asks: withIn24Hours(state.asks, at) };
    }
    case 'PhoneCodeMissed':
      return asked?.askId === data.askId
        ? { ...state, asked: { ...asked, missed: [...asked.missed, data.tryId] } }
        : state;
    case 'PhoneCodeUnsent':
      return asked?.askId === data.askId ? { ...state, asked: { ...asked, unsent: true } } : state;
    case 'PhoneVerified': {
      const { key, number, at } = data;
      return { ...state, asked: null, held: number === null ? null : { key, number, at } };
    }
    case 'PhoneRemoved':
      return { ...state, held: null };
  }
};

export type PhoneNumberState = Readonly<{ holder: string | null; asks: readonly string[] }>;

/**
 * Stream `phone-<HMAC of the number>`: appended in the same transaction as the account, so that a number has one
 * holder at most.
 */
export const phoneNumberAggregate: Aggregate<PhoneNumberState, PhoneNumberEvent> = {
  category: 'phone',
  initialState: { holder: null, asks: [] },
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'NumberAsked':
        return { ...state, asks: withIn24Hours(state.asks, data.at) };
      case 'NumberHeld':
        return { ...state, holder: data.userId };
      case 'NumberFreed':
        return { ...state, holder: null };
    }
  },
};

export type SmsDayState = Readonly<{ count: number }>;

/** Stream `smsday-<day>`: all SMS requests of a UTC day. */
export const smsDayAggregate: Aggregate<SmsDayState, SmsDayEvent> = {
  category: 'smsday',
  initialState: { count: 0 },
  evolve: ({ count }) => ({ count: count + 1 }),
};

export const expiryOf = ({ at }: Pick<PhoneAsk, 'at'>): string =>
  new Date(Date.parse(at) + phoneLimits.codeMinutes * MINUTE_MS).toISOString();

export const pauseLeft = (asks: readonly string[], at: string): number => {
  const last = asks.at(-1);
  const left = last === undefined ? 0 : phoneLimits.pauseSeconds - (Date.parse(at) - Date.parse(last)) / 1000;
  return Math.max(0, Math.ceil(left));
};
