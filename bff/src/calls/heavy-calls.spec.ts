import { describe, expect, it } from 'vitest';
import type { Call } from '@lendring/contracts/http/call.js';
import { calls, type CallName } from '@lendring/contracts/http/calls.js';
import { heavyLimits } from '@lendring/contracts/http/heavy-limits.js';
import { statusOf } from '@lendring/contracts/http/messages.js';
import type { AllHandlers, Caller } from '../caller/handlers.js';
import type { ApiError } from '../errors/api-error.js';
import { createHeavyTurns, heavyInTurn } from './heavy-calls.js';

type Handle = (input: unknown, caller: Caller) => Promise<unknown>;

const by = (userId: string | null, address = '192.0.2.7') => ({ userId, address }) as Caller;

/** Handlers that run until they are let go; counts those that run at once. */
const scene = () => {
  const gate = Promise.withResolvers<void>();
  const seen = { running: 0, most: 0 };
  const slow: Handle = async () => {
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    await gate.promise;
    seen.running -= 1;
    return 'done';
  };
  const all = Object.fromEntries(Object.keys(calls).map((name) => [name, slow])) as unknown as AllHandlers;
  const handlers = heavyInTurn(all, createHeavyTurns()) as unknown as Readonly<Record<CallName, Handle>>;
  const ask = (name: CallName, caller: Caller) =>
    handlers[name]({}, caller).catch((error: ApiError) => [error.code, statusOf(error.code), error.params['seconds']]);
  return { seen, ask, letGo: gate.resolve };
};

const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
};

describe('heavy calls', () => {
  it('are marked in the table, and only read', () => {
    const heavy = Object.values<Call>(calls).filter(({ cost }) => cost === 'heavy');
    expect(heavy.length).toBeGreaterThan(3);
    for (const { method, reads } of heavy) expect(method === 'GET' || reads === true).toBe(true);
  });

  it('of one user run few at once, wait in a bounded line, and are refused beyond it', async () => {
    const { seen, ask, letGo } = scene();
    const most = heavyLimits.atOnce + heavyLimits.waiting;
    const names = ['offerTimeline', 'ownFigures', 'calendar', 'checkImport'] as const;
    const all = Array.from({ length: most + 5 }, (_, n) => ask(names[n % names.length]!, by('ada')));
    await settled();
    expect(seen.running).toBe(heavyLimits.atOnce);
    letGo();
    const answers = await Promise.all(all);
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(most);
    expect(answers.slice(most)).toEqual(
      Array.from({ length: 5 }, () => ['too_much_at_once', 429, heavyLimits.retrySeconds]),
    );
    expect(seen.most).toBe(heavyLimits.atOnce);
    expect(await ask('ownFigures', by('ada'))).toBe('done');
  });

  it('of all users run few at once, in the order in which they came', async () => {
    const { seen, ask, letGo } = scene();
    const { atOnce, waiting } = heavyLimits.everyone;
    const all = Array.from({ length: atOnce + waiting + 1 }, (_, n) => ask('ownFigures', by(`user ${n}`)));
    await settled();
    expect(seen.running).toBe(atOnce);
    letGo();
    const answers = await Promise.all(all);
    expect(answers.pop()).toEqual(['too_much_at_once', 429, heavyLimits.retrySeconds]);
    expect(new Set(answers)).toEqual(new Set(['done']));
    expect(seen.most).toBe(atOnce);
  });

  it('begin in different turns of the event loop, so that those of many users do not add up', async () => {
    const order: string[] = [];
    const turns = createHeavyTurns();
    const busy = ['ada', 'ben', 'cleo'].map((name) => turns(by(name), async () => void order.push('heavy')));
    const light = (async () => {
      for (let turn = 0; turn < 3; turn += 1) {
        await new Promise(setImmediate);
        order.push('light');
      }
    })();
    await Promise.all([...busy, light]);
    expect(order.join(' ')).not.toContain('heavy heavy');
  });

  it('let other requests in between, also when their work never waits', async () => {
    const order: string[] = [];
    const turns = createHeavyTurns();
    const busy = Array.from({ length: 4 }, (_, n) => turns(by('ada'), async () => void order.push(`heavy ${n}`)));
    const light = new Promise(setImmediate).then(() => order.push('light'));
    await Promise.all([...busy, light]);
    expect(order.indexOf('light')).toBeLessThan(3);
  });

  it('of one user neither delay other users nor other calls; visitors share the limit of their network', async () => {
    const { seen, ask, letGo } = scene();
    const all = [
      ...Array.from({ length: 4 }, () => ask('ownFigures', by('ada'))),
      ...Array.from({ length: 4 }, () => ask('calendarReasons', by(null))),
      ask('ownFigures', by('ben')),
      ask('calendarReasons', by(null, '192.0.2.8')),
      ...Array.from({ length: 4 }, () => ask('notifications', by('ada'))),
    ];
    await settled();
    expect(seen.running).toBe(2 * heavyLimits.atOnce + 2 + 4);
    letGo();
    expect(new Set(await Promise.all(all))).toEqual(new Set(['done']));
  });
});
