import { describe, expect, it } from 'vitest';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import type { TakeoutEvent } from '@lendring/contracts/account/takeout.js';
import { takeouts } from './projection.js';
import {
  advance,
  begin,
  drop,
  fail,
  finish,
  order,
  remove,
  takeoutAggregate,
  type TakeoutState,
} from './takeout.aggregate.js';

const userId = '7c1f0d52-93b6-4b0a-8f5e-2a6d9c3b4e11';
const [first, second] = ['9d2e4f60-1b73-4c85-a6e7-f8091a2b3c4d', '0b9a5f7e-6d1c-4f0e-9a34-5c2d7e8f1a20'];
const at = '2026-05-06T08:00:00.000Z';
const later = (minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString();
const which = { userId, takeoutId: first };
const wanted = { ...which, locale: 'de' as const };

const after = (...decisions: ((state: TakeoutState) => ReturnType<typeof order>)[]): TakeoutState =>
  decisions.reduce((state, decide) => {
    const outcome = decide(state);
    if (isRefused(outcome)) throw new Error(`Refused: ${outcome.refusal.code}`);
    return outcome.events.reduce(takeoutAggregate.evolve, state);
  }, takeoutAggregate.initialState);
const typesOf = (outcome: ReturnType<typeof order>) =>
  isRefused(outcome) ? outcome.refusal.code : outcome.events.map(({ type }) => type);

const ordered = (state: TakeoutState) => order(state, wanted, at);
const begun = (state: TakeoutState) => begin(state, which, at);
const finished = (state: TakeoutState) => finish(state, { ...which, size: 10 }, at);

describe('a data export', () => {
  it('is limited to one at a time and one a day', () => {
    const again = { ...wanted, takeoutId: second };
    expect(typesOf(order(after(ordered), again, at))).toEqual([]);
    expect(typesOf(order(after(ordered, begun), again, at))).toEqual([]);
    expect(typesOf(order(after(ordered, begun, finished), again, later(60)))).toBe('takeout_recent');
    expect(order(after(ordered, begun, finished), again, later(24 * 60))).toMatchObject({
      events: [{ type: 'TakeoutOrdered', data: { takeoutId: second, replaces: first } }],
    });
    expect(
      typesOf(
        order(
          after(ordered, begun, (state) => fail(state, which, at)),
          again,
          later(1),
        ),
      ),
    ).toEqual(['TakeoutOrdered']);
  });

  it('is built by one worker, and restarted if that worker stops responding', () => {
    expect(typesOf(begin(after(ordered, begun), which, later(1)))).toBe('takeout_unknown');
    expect(typesOf(begin(after(ordered, begun), which, later(2)))).toEqual(['TakeoutBegun']);
    const heard = after(ordered, begun, (state) => advance(state, { ...which, done: 1, total: 9 }, later(1)));
    expect(typesOf(begin(heard, which, later(2)))).toBe('takeout_unknown');
    expect(heard.last).toMatchObject({ stage: 'building', done: 1, total: 9, tries: 1 });
    expect(after(ordered, begun, (state) => begin(state, which, later(2))).last).toMatchObject({ tries: 2, done: 0 });
    for (const stage of [after(ordered, begun, finished), after()])
      expect(typesOf(begin(stage, which, later(5)))).toBe('takeout_unknown');
    expect(typesOf(finish(after(ordered), { userId, takeoutId: second, size: 1 }, at))).toBe('takeout_unknown');
  });

  it('is finished once even if the old and the new worker both finish, and its file stays', () => {
    const takenOver = (state: TakeoutState) => begin(state, which, later(2));
    const both = after(ordered, begun, takenOver, finished);
    expect(typesOf(finish(both, { ...which, size: 11 }, later(4)))).toEqual([]);
    expect(typesOf(advance(both, { ...which, done: 9, total: 9 }, later(4)))).toBe('takeout_unknown');
    expect(typesOf(finish(after(ordered, begun, finished), { userId, takeoutId: second, size: 1 }, at))).toBe(
      'takeout_unknown',
    );
  });

  it('is deleted with the account', () => {
    const events = (state: TakeoutState) => typesOf(drop(state, userId, later(1)));
    expect([after(ordered), after(ordered, begun), after(ordered, begun, finished)].map(events)).toEqual(
      Array.from({ length: 3 }, () => ['TakeoutDropped']),
    );
    expect(events(after())).toEqual([]);
    const gone = after(ordered, begun, (state) => drop(state, userId, later(1)));
    expect(typesOf(finish(gone, { ...which, size: 1 }, later(2)))).toBe('takeout_unknown');
    expect(typesOf(remove(gone, which, later(2)))).toEqual(['TakeoutRemoved']);
    const removed = after(
      ordered,
      begun,
      (state) => drop(state, userId, later(1)),
      (state) => remove(state, which, later(2)),
    );
    expect(typesOf(remove(removed, which, later(3)))).toEqual([]);
  });

  it('is kept for seven days, or until a newer export replaces it', () => {
    const state = after(ordered, begun, finished);
    expect(state.last).toMatchObject({ stage: 'ready', size: 10, expiresAt: '2026-05-13T08:00:00.000Z' });
    expect(typesOf(remove(state, which, later(1)))).toEqual(['TakeoutRemoved']);
    const events: TakeoutEvent[] = [
      { type: 'TakeoutOrdered', data: { ...wanted, replaces: null, at } },
      { type: 'TakeoutReady', data: { ...which, size: 1, expiresAt: later(9), at } },
      { type: 'TakeoutOrdered', data: { ...wanted, takeoutId: second, replaces: first, at } },
    ];
    const documents = new Map<string, ReturnType<typeof takeouts.evolve>>();
    for (const event of events) {
      const recorded = { ...event, id: 'e', stream: `takeout-${userId}`, position: '1', at, actor: 'test' };
      for (const id of takeouts.ids(recorded))
        documents.set(id, takeouts.evolve(documents.get(id) ?? null, recorded, id));
    }
    expect(documents.get(first)).toMatchObject({ stage: 'ready', replaced: true });
    expect(documents.get(second)).toMatchObject({ stage: 'waiting', replaced: false });
  });
});
