import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import {
  type TakeoutEvent,
  nextTakeoutAt,
  TAKEOUT_DAYS,
  TAKEOUT_SILENCE_MS,
  type TakeoutView,
} from '@lendring/contracts/account/takeout.js';
import type { AccountRefusal } from '@lendring/contracts/account/refusals.js';
import { decided, refused, type Aggregate, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';

/**
 * Latest takeout of a user. `movedAt`: latest progress reported by the builder; `dropped`: no longer wanted, although
 * the file may exist.
 */
export type Takeout = TakeoutView & Readonly<{ locale: Locale; tries: number; movedAt: string; dropped: boolean }>;
export type TakeoutState = Readonly<{ last: Takeout | null }>;
type TakeoutDecision = Decision<readonly TakeoutEvent[], AccountRefusal>;

const evolve = ({ last }: TakeoutState, { type, data }: TakeoutEvent): TakeoutState => {
  if (type === 'TakeoutOrdered') {
    const { takeoutId, locale, at } = data;
    const begun = {
      stage: 'waiting' as const,
      done: 0,
      total: 0,
      size: null,
      expiresAt: null,
      tries: 0,
      dropped: false,
    };
    return { last: { takeoutId, locale, ...begun, orderedAt: at, movedAt: at } };
  }
  if (last?.takeoutId !== data.takeoutId) return { last };
  const moved = { ...last, movedAt: data.at };
  switch (type) {
    case 'TakeoutBegun':
      return { last: { ...moved, stage: 'building', tries: last.tries + 1, done: 0, total: 0 } };
    case 'TakeoutAdvanced':
      return { last: { ...moved, done: data.done, total: data.total } };
    case 'TakeoutReady':
      return { last: { ...moved, stage: 'ready', size: data.size, expiresAt: data.expiresAt } };
    case 'TakeoutFailed':
      return { last: { ...moved, stage: 'failed' } };
    case 'TakeoutDropped':
      return { last: { ...moved, stage: 'removed', dropped: true } };
    case 'TakeoutRemoved':
      return { last: { ...moved, stage: 'removed', dropped: false } };
  }
};

export const takeoutAggregate: Aggregate<TakeoutState, TakeoutEvent> = {
  category: 'takeout',
  initialState: { last: null },
  evolve,
};

type Which = Readonly<{ userId: string; takeoutId: string }>;

const isOpen = ({ stage }: Takeout): boolean => stage === 'waiting' || stage === 'building';

/** Orders a takeout, limited to one per day. A repeated order during a takeout in progress changes nothing. */
export const order = (
  { last }: TakeoutState,
  { userId, takeoutId, locale }: Which & Readonly<{ locale: Locale }>,
  at: string,
): TakeoutDecision => {
  if (last && isOpen(last)) return decided([]);
  const next = last && nextTakeoutAt(last);
  if (next && at < next) return refused('takeout_recent');
  const replaces = last?.stage === 'ready' ? last.takeoutId : null;
  return decided([{ type: 'TakeoutOrdered', data: { userId, takeoutId, locale, replaces, at } }]);
};

/** True if a builder has reported progress so recently that no other builder may start. */
export const isBeingBuilt = ({ stage, movedAt }: Pick<Takeout, 'stage' | 'movedAt'>, at: string): boolean =>
  stage === 'building' && Date.parse(at) - Date.parse(movedAt) < TAKEOUT_SILENCE_MS;

export const begin = ({ last }: TakeoutState, which: Which, at: string): TakeoutDecision =>
  last && last.takeoutId === which.takeoutId && isOpen(last) && !isBeingBuilt(last, at)
    ? decided([{ type: 'TakeoutBegun', data: { ...which, at } }])
    : refused('takeout_unknown');

const building =
  <Data extends Which>(eventOf: (data: Data & Readonly<{ at: string }>) => TakeoutEvent) =>
  ({ last }: TakeoutState, data: Data, at: string): TakeoutDecision =>
    last && last.takeoutId === data.takeoutId && isOpen(last)
      ? decided([eventOf({ ...data, at })])
      : refused('takeout_unknown');

export const advance = building<Which & Readonly<{ done: number; total: number }>>((data) => ({
  type: 'TakeoutAdvanced',
  data,
}));

const finishing = building<Which & Readonly<{ size: number }>>((data) => ({
  type: 'TakeoutReady',
  data: { ...data, expiresAt: new Date(Date.parse(data.at) + TAKEOUT_DAYS * DAY_MS).toISOString() },
}));

/**
 * Completes a takeout. Two builders may finish, but both have stored the same file, so the second call has no effect.
 */
export const finish: typeof finishing = (state, data, at) =>
  state.last?.takeoutId === data.takeoutId && state.last.stage === 'ready' ? decided([]) : finishing(state, data, at);

export const fail = building<Which>((data) => ({ type: 'TakeoutFailed', data }));

export const drop = ({ last }: TakeoutState, userId: string, at: string): TakeoutDecision =>
  last && (isOpen(last) || last.stage === 'ready')
    ? decided([{ type: 'TakeoutDropped', data: { userId, takeoutId: last.takeoutId, at } }])
    : decided([]);

export const remove = ({ last }: TakeoutState, which: Which, at: string): TakeoutDecision =>
  last?.takeoutId === which.takeoutId && last.stage !== 'ready' && !last.dropped
    ? decided([])
    : decided([{ type: 'TakeoutRemoved', data: { ...which, at } }]);
