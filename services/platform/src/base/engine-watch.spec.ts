import { beforeEach, describe, expect, it } from 'vitest';
import { EngineUnavailable } from './engine-unavailable.js';
import { createEngineWatches, watchEngine, type EngineWatch } from './engine-watch.js';

describe('engine watch', () => {
  let now: number;
  let lines: (readonly [level: string, fields: object, message: string])[];
  let watch: EngineWatch;
  const say =
    (level: string) =>
    (fields: object, message: string): void => {
      lines.push([level, fields, message]);
    };
  const log = { info: say('info'), warn: say('warn'), error: say('error') };

  beforeEach(() => {
    [now, lines] = [0, []];
    watch = watchEngine('document store', { at: 'db:27017', log, now: () => now });
  });

  const fails = async (): Promise<unknown> =>
    watch
      .call(() => Promise.reject(new EngineUnavailable('document store', new Error('connect ECONNREFUSED'))))
      .catch((error: unknown) => error);
  const works = (): Promise<number> => watch.call(async () => 7);

  it('logs nothing while the engine answers, even with errors', async () => {
    expect(await works()).toBe(7);
    await expect(watch.call(() => Promise.reject(new Error('taken')))).rejects.toThrow('taken');
    expect(lines).toEqual([]);
  });

  it('logs one outage and one recovery with duration and number of failed calls', async () => {
    for (let call = 0; call < 1_000; call += 1) {
      now += 2;
      expect(await fails()).toBeInstanceOf(EngineUnavailable);
    }
    expect(watch.away()).toBe('The document store does not answer');
    now += 500;
    await works();
    await works();
    expect(watch.away()).toBeNull();
    expect(lines).toEqual([
      [
        'warn',
        { engine: 'document store', at: 'db:27017', error: 'connect ECONNREFUSED' },
        'The document store does not answer. Dependent work waits or answers 503 until it is available again.',
      ],
      [
        'warn',
        { engine: 'document store', at: 'db:27017', awayMs: 2_498, calls: 1_000 },
        'The document store is available again',
      ],
    ]);
  });

  it('treats an error from the server as an answer', async () => {
    await fails();
    now += 10;
    await expect(watch.call(() => Promise.reject(new Error('taken')))).rejects.toThrow('taken');
    expect(lines.map(([, , message]) => message)).toEqual([
      expect.stringContaining('until it is available again'),
      'The document store is available again',
    ]);
  });

  it('counts an error once, regardless of how many calls rethrow it', async () => {
    const error = new EngineUnavailable('document store');
    await expect(watch.call(() => watch.call(() => Promise.reject(error)))).rejects.toBe(error);
    now += 10;
    watch.answered();
    expect(lines.at(-1)?.[1]).toMatchObject({ calls: 1 });
  });

  it('ignores a success of a call that started before the last failure', async () => {
    const slow = Promise.withResolvers<number>();
    const early = watch.call(() => slow.promise);
    now += 10;
    await fails();
    slow.resolve(1);
    await early;
    expect(lines).toHaveLength(1);
  });

  it('logs a flapping engine at most once a minute, with the total of failures', async () => {
    for (now = 0; now <= 61_000; now += 1_000) await (now % 2_000 === 0 ? fails() : works());
    expect(lines.map(([, fields]) => ('calls' in fields ? fields.calls : 'away'))).toEqual(['away', 1, 'away', 30]);
  });

  it('is shared by all users of one engine and separate per engine and address', () => {
    const watches = createEngineWatches(log);
    expect(watches('document store', 'a')).toBe(watches('document store', 'a'));
    expect(watches('document store', 'a')).not.toBe(watches('document store', 'b'));
    expect(watches('document store', 'a')).not.toBe(watches('key store', 'a'));
    expect([...watches.all()].map(({ engine }) => engine)).toEqual(['document store', 'document store', 'key store']);
  });
});
