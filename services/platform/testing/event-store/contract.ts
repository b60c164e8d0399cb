import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { START, type Position } from '@lendring/contracts/kernel/ids.js';
import { anEvent, events, newCategory, write } from './contract-examples.js';
import { followContract } from './contract-follow.js';
import {
  EventIdReused,
  RevisionConflict,
  type EventStore,
  type ExpectedRevision,
  type NewEvent,
} from '../../src/event-store/event-store.port.js';

/** Contract of all `EventStore` adapters. `open` opens the same store each time. */
export const eventStoreContract = (open: () => Promise<EventStore>): void => {
  let store: EventStore;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(async () => {
    await store.close();
  });
  const aStream = (): string => `${newCategory()}-1`;

  describe('appending', () => {
    it('returns stored events in order, with revision and position', async () => {
      const stream = aStream();
      const given = events(3);
      const position = await store.append([write(stream, 'absent', ...given)]);
      const read = await store.read(stream);
      expect(read).toEqual(
        given.map((event, revision) => ({
          ...event,
          version: 1,
          stream,
          revision,
          position: read[revision]?.position,
        })),
      );
      expect(read.map((event) => event.position)).toEqual(read.map((event) => event.position).toSorted());
      expect(read[0]?.position).toMatch(/^\d{16}$/);
      expect(read.at(-1)?.position).toBe(position);
      expect(position > START).toBe(true);
    });

    it('keeps the version of an event', async () => {
      const stream = aStream();
      await store.append([write(stream, 'absent', { ...anEvent(1), version: 3 })]);
      expect((await store.read(stream))[0]?.version).toBe(3);
    });

    it('reads a stream from a given revision on, and returns no events for a missing stream', async () => {
      const stream = aStream();
      await store.append([write(stream, 'absent', ...events(5))]);
      expect((await store.read(stream, 3)).map(({ revision }) => revision)).toEqual([3, 4]);
      expect(await store.read(stream, 5)).toEqual([]);
      expect(await store.read(aStream())).toEqual([]);
    });

    it('returns the end position of an append, whatever else the log contains', async () => {
      const [a, b] = [aStream(), aStream()];
      const [{ metadata }, other] = [anEvent(1), anEvent(2)];
      const ends: Position[] = [];
      for (const [size, of] of [
        [5, metadata],
        [2, other.metadata],
        [5, metadata],
      ] as const) {
        const [first, ...rest] = events(size + 1).map((event) => ({ ...event, metadata: of }));
        ends.push(
          await store.append([
            write(a, (await store.read(a)).at(-1)?.revision ?? 'absent', first ?? anEvent(0)),
            write(b, (await store.read(b)).at(-1)?.revision ?? 'absent', ...rest),
          ]),
        );
      }
      const told = async (stream: string): Promise<readonly Position[]> =>
        Promise.all((await store.read(stream)).map((event) => store.endOf(event)));
      expect(await told(a)).toEqual(ends);
      expect(await told(b)).toEqual(ends.flatMap((end, n) => Array.from({ length: [5, 2, 5][n] ?? 0 }, () => end)));
    });

    it('finds every stored id of any stream and no others', async () => {
      const [first, second, never] = [anEvent(1), anEvent(2), anEvent(3)];
      await store.append([write(aStream(), 'absent', first), write(aStream(), 'absent', second)]);
      await expect(store.append([write(aStream(), 4, never)])).rejects.toThrow(RevisionConflict);
      expect(await Promise.all([first, second, never].map(({ id }) => store.holds(id)))).toEqual([true, true, false]);
    });

    it('refuses an append with an unexpected stream revision', async () => {
      const stream = aStream();
      await store.append([write(stream, 'absent', anEvent(1))]);
      for (const expected of ['absent', 1, 7] as const) {
        await expect(store.append([write(stream, expected, anEvent(2))])).rejects.toThrow(RevisionConflict);
      }
      await expect(store.append([write(aStream(), 0, anEvent(2))])).rejects.toThrow(RevisionConflict);
      await store.append([write(stream, 0, anEvent(2))]);
      expect(await store.read(stream)).toHaveLength(2);
    });

    it('names the conflicting stream', async () => {
      const [calm, moved] = [aStream(), aStream()];
      await store.append([write(moved, 'absent', anEvent(1))]);
      await expect(
        store.append([write(calm, 'absent', anEvent(1)), write(moved, 'absent', anEvent(2))]),
      ).rejects.toMatchObject({ stream: moved });
    });

    it('writes to all streams or to none', async () => {
      const [a, b] = [aStream(), aStream()];
      await store.append([write(b, 'absent', anEvent(1))]);
      await expect(store.append([write(a, 'absent', anEvent(1)), write(b, 'absent', anEvent(2))])).rejects.toThrow(
        RevisionConflict,
      );
      expect(await store.read(a)).toEqual([]);
      await store.append([write(a, 'absent', anEvent(1), anEvent(2)), write(b, 0, anEvent(3))]);
      expect(await store.read(a)).toHaveLength(2);
      expect(await store.read(b)).toHaveLength(2);
    });

    it('only checks the revision of a stream without new events', async () => {
      const [a, checked] = [aStream(), aStream()];
      await store.append([write(a, 'absent', anEvent(1)), write(checked, 'absent')]);
      await store.append([write(checked, 'absent', anEvent(1))]);
      await expect(store.append([write(a, 0, anEvent(2)), write(checked, 'absent')])).rejects.toMatchObject({
        stream: checked,
      });
      await store.append([write(a, 0, anEvent(2)), write(checked, 0)]);
      expect(await store.read(a)).toHaveLength(2);
      expect(await store.read(checked)).toHaveLength(1);
    });

    it('stores exactly one of many concurrent appends for each revision', async () => {
      const stream = aStream();
      for (let expected: ExpectedRevision = 'absent', round = 0; round < 5; expected = round, round += 1) {
        const at = expected;
        const tried = await Promise.allSettled(
          Array.from({ length: 20 }, (_, n) => store.append([write(stream, at, anEvent(n))])),
        );
        expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        for (const outcome of tried)
          if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(RevisionConflict);
      }
      expect((await store.read(stream)).map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4]);
    });

    it('stores exactly one of many concurrent appends that span two crossing streams', async () => {
      const [a, b] = [aStream(), aStream()];
      const tried = await Promise.allSettled(
        Array.from({ length: 20 }, (_, n) => {
          const both = [write(a, 'absent', anEvent(n)), write(b, 'absent', anEvent(n))];
          return store.append(n % 2 === 0 ? both : [...both].reverse());
        }),
      );
      expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect((await store.read(a))[0]?.data).toEqual((await store.read(b))[0]?.data);
    });
  });

  describe('repeated append', () => {
    it('changes nothing and returns the first position, whatever the current revisions are', async () => {
      const [a, b] = [aStream(), aStream()];
      const writes = [write(a, 'absent', anEvent(1), anEvent(2)), write(b, 'absent', anEvent(3))];
      const position = await store.append(writes);
      expect(await store.append(writes)).toBe(position);
      await store.append([write(a, 1, anEvent(4))]);
      expect(await store.append(writes)).toBe(position);
      expect(await store.read(a)).toHaveLength(3);
    });

    it('is stored once when two equal appends run concurrently', async () => {
      const stream = aStream();
      const writes = [write(stream, 'absent', anEvent(1))];
      const [first, second] = await Promise.all([store.append(writes), store.append(writes)]);
      expect(first).toBe(second);
      expect(await store.read(stream)).toHaveLength(1);
    });

    it('is refused if its id was used in another stream, with other content or as part of another append', async () => {
      const stream = aStream();
      const event = anEvent(1);
      await store.append([write(stream, 'absent', event)]);
      await expect(store.append([write(aStream(), 'absent', event)])).rejects.toThrow(EventIdReused);
      await expect(store.append([write(stream, 0, anEvent(1, event.id, 'another hash'))])).rejects.toThrow(
        EventIdReused,
      );
      await expect(store.append([write(stream, 0, anEvent(2), event)])).rejects.toThrow(EventIdReused);
      expect(await store.read(stream)).toEqual([expect.objectContaining({ id: event.id })]);
    });
  });

  describe('append with a cached revision', () => {
    const memory = (stream: string, expected: number, remembered: string, ...added: readonly NewEvent[]) => ({
      ...write(stream, expected, ...added),
      remembered,
    });
    const takenForAbsent = (stream: string, ...added: readonly NewEvent[]) => ({
      ...write(stream, 'absent', ...added),
      remembered: null,
    });

    it('appends to an absent stream that was never read', async () => {
      const [a, b] = [aStream(), aStream()];
      const one = anEvent(1);
      await store.append([takenForAbsent(a, one), takenForAbsent(b)]);
      expect((await store.read(a)).map(({ id }) => id)).toEqual([one.id]);
      expect(await store.read(b)).toEqual([]);
      for (const writes of [
        [takenForAbsent(a, anEvent(2))],
        [takenForAbsent(b, anEvent(2)), takenForAbsent(a)],
        [takenForAbsent(a, one)],
      ])
        await expect(store.append(writes)).rejects.toMatchObject({ stream: a, expected: 'absent' });
      expect(await store.read(b)).toEqual([]);
    });

    it('appends if the stream still ends with the cached event', async () => {
      const [a, b] = [aStream(), aStream()];
      const [one, two, three] = [anEvent(1), anEvent(2), anEvent(3)];
      await store.append([write(a, 'absent', one, two), write(b, 'absent', three)]);
      const position = await store.append([memory(a, 1, two.id, anEvent(4)), memory(b, 0, three.id)]);
      expect((await store.read(a)).at(-1)).toMatchObject({ revision: 2, position });
    });

    it('refuses if the stream ends with another event, even for a stream that is only checked', async () => {
      const [a, b] = [aStream(), aStream()];
      const [one, two] = [anEvent(1), anEvent(2)];
      await store.append([write(a, 'absent', one), write(b, 'absent', two)]);
      await expect(store.append([memory(a, 0, anEvent(1).id, anEvent(3))])).rejects.toMatchObject({ stream: a });
      await expect(store.append([memory(a, 0, one.id, anEvent(3)), memory(b, 0, anEvent(1).id)])).rejects.toMatchObject(
        { stream: b },
      );
      await expect(store.append([memory(b, 0, anEvent(1).id)])).rejects.toThrow(RevisionConflict);
      expect(await store.read(a)).toHaveLength(1);
    });

    it('never counts as a repeat, so that stored events must be read first', async () => {
      const stream = aStream();
      const [first, second, third] = [anEvent(1), anEvent(2), anEvent(3)];
      await store.append([write(stream, 'absent', first)]);
      const stored = await store.append([write(stream, 0, second, third)]);
      // Repeat the complete append and part of it, as another process would after deciding again.
      for (const again of [[second, third], [second]]) {
        await expect(store.append([memory(stream, 0, first.id, ...again)])).rejects.toThrow(RevisionConflict);
        await expect(store.append([memory(stream, 2, third.id, ...again)])).rejects.toThrow(RevisionConflict);
        await store.append([write(stream, 2, anEvent(4))]).catch(() => undefined);
      }
      expect(await store.append([write(stream, 0, second, third)])).toBe(stored);
      expect(await store.read(stream)).toHaveLength(4);
    });
  });

  it('returns the head of the log', async () => {
    const position = await store.append([write(aStream(), 'absent', anEvent(1))]);
    expect((await store.head()) >= position).toBe(true);
  });

  it('returns all events after reopening', async () => {
    const stream = aStream();
    const given = events(3);
    const position: Position = await store.append([write(stream, 'absent', ...given)]);
    await store.close();
    store = await open();
    expect((await store.read(stream)).map(({ id }) => id)).toEqual(given.map(({ id }) => id));
    expect((await store.head()) >= position).toBe(true);
    await expect(store.append([write(stream, 'absent', anEvent(9))])).rejects.toThrow(RevisionConflict);
    expect((await store.append([write(stream, 2, anEvent(9))])) > position).toBe(true);
  });

  followContract(() => store);
};
