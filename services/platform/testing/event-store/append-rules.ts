import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  AppendConsistencyViolationError,
  jsonEvent,
  KurrentDBClient,
  NO_STREAM,
  type AppendRecordInput,
  type ConsistencyCheck,
} from '@kurrent/kurrentdb-client';

type State = bigint | typeof NO_STREAM;

/**
 * Responses of KurrentDB 26.1.0 to appends, case by case, as observed on real servers: stream A has two events, B one,
 * C none. Runs on the fake server with each test run, and on a real server if there is one.
 */
export const appendRules = (open: () => Promise<string>): void => {
  let client: KurrentDBClient;
  beforeAll(async () => {
    client = KurrentDBClient.connectionString(await open());
  });
  afterAll(() => client.dispose());

  const record = (streamName: string, id: string = randomUUID()): AppendRecordInput => ({
    streamName,
    record: jsonEvent({ id, type: 'Ruled', data: {} }),
  });
  const check = (streamName: string, expectedState: State): ConsistencyCheck => ({
    type: 'stream_state',
    streamName,
    expectedState,
  });

  const given = async () => {
    const name = (letter: string): string => `rules${randomUUID().replaceAll('-', '')}-${letter}`;
    const [a, b, c] = [name('a'), name('b'), name('c')];
    const [first, second, only] = [randomUUID(), randomUUID(), randomUUID()];
    const { position } = await client.appendRecords(
      [record(a, first), record(a, second), record(b, only)],
      [check(a, NO_STREAM), check(b, NO_STREAM)],
    );
    const sizes = async (): Promise<readonly number[]> =>
      Promise.all(
        [a, b, c].map(async (stream) => {
          let size = 0;
          try {
            for await (const { event } of client.readStream(stream)) if (event) size += 1;
          } catch {}
          return size;
        }),
      );
    /** Position in the response, or the letters of the refused streams, with the number of stored records. */
    const append = async (records: readonly AppendRecordInput[], checks: readonly ConsistencyCheck[]) => {
      try {
        const answer = await client.appendRecords([...records], [...checks]);
        return [answer.position === position ? 'old position' : 'new position', ...(await sizes())];
      } catch (error) {
        if (!(error instanceof AppendConsistencyViolationError)) throw error;
        const named = error.violations.map(({ streamName }) => streamName.at(-1)).toSorted();
        return [`refused for ${named.join(' and ')}`, ...(await sizes())];
      }
    };
    return { a, b, c, first, second, only, append };
  };

  it('returns the old position if every written stream is a repeat, or a prefix of one', async () => {
    const { a, b, first, second, only, append } = await given();
    const whole = [record(a, first), record(a, second), record(b, only)];
    expect(await append(whole, [check(a, NO_STREAM), check(b, NO_STREAM)])).toEqual(['old position', 2, 1, 0]);
    const [answer, ...sizes] = await append([record(a, first)], [check(a, NO_STREAM)]);
    expect([answer, sizes]).toEqual([expect.stringContaining('position'), [2, 1, 0]]);
  });

  it('skips all other checks for a repeat, even violated ones', async () => {
    const { a, b, c, first, second, append } = await given();
    const repeat = [record(a, first), record(a, second)];
    for (const other of [check(b, 0n), check(b, 7n), check(c, 3n)])
      expect((await append(repeat, [check(a, NO_STREAM), other])).slice(1)).toEqual([2, 1, 0]);
  });

  it('refuses a repeat combined with new events, and names only the repeated stream', async () => {
    const { a, c, first, second, append } = await given();
    const mixed = [record(a, first), record(a, second), record(c)];
    expect(await append(mixed, [check(a, NO_STREAM), check(c, NO_STREAM)])).toEqual(['refused for a', 2, 1, 0]);
    expect(await append(mixed, [check(a, NO_STREAM)])).toEqual(['refused for a', 2, 1, 0]);
    expect(await append([record(a, first), record(a)], [check(a, NO_STREAM)])).toEqual(['refused for a', 2, 1, 0]);
  });

  it('names both a stream with another revision and a repeated one', async () => {
    const { a, b, only, append } = await given();
    const checks = [check(a, NO_STREAM), check(b, NO_STREAM)];
    expect(await append([record(a), record(b, only)], checks)).toEqual(['refused for a and b', 2, 1, 0]);
  });

  it('names a violated stream that is only checked, if the ids are new', async () => {
    const { a, b, append } = await given();
    expect(await append([record(a)], [check(a, 1n), check(b, 5n)])).toEqual(['refused for b', 2, 1, 0]);
  });

  it('stores a repeated id at the end of its stream', async () => {
    const { a, first, append } = await given();
    expect(await append([record(a, first)], [check(a, 1n)])).toEqual(['new position', 3, 1, 0]);
  });

  it('treats an id as a repeat when no revision is expected', async () => {
    const { a, first, append } = await given();
    expect((await append([record(a, first)], [])).slice(1)).toEqual([2, 1, 0]);
  });
};
