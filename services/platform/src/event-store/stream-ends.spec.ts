import { describe, expect, it } from 'vitest';
import { eventsOf, type Row } from './event-rows.js';
import { createStreamEnds } from './stream-ends.js';

const row = (stream: string, revision: number, letters = 10): Row => [
  revision + 1,
  stream,
  revision,
  `id-${revision}`,
  'Noted',
  1,
  JSON.stringify({ text: 'x'.repeat(letters) }),
  '{}',
];

describe('ends of streams', () => {
  const opened = (mostLetters?: number) => {
    const file = { version: 1 };
    const ends = createStreamEnds({
      version: () => file.version,
      read: eventsOf,
      ...(mostLetters !== undefined && { mostLetters }),
    });
    return { file, ends };
  };

  it('answer from their revision on', () => {
    const { ends } = opened();
    ends.set('a-1', row('a-1', 3));
    expect(ends.since('a-1', 3)?.map(({ revision }) => revision)).toEqual([3]);
    expect(ends.since('a-1', 4)).toEqual([]);
    expect(ends.since('a-1', 2)).toBeUndefined();
    expect(ends.since('a-2', 0)).toBeUndefined();
    ends.set('a-2', null);
    expect(ends.since('a-2', 0)).toEqual([]);
  });

  it('are discarded after a write of another connection', () => {
    const { file, ends } = opened();
    ends.set('a-1', row('a-1', 0));
    ends.refresh();
    expect(ends.of('a-1')?.[2]).toBe(0);
    file.version = 2;
    ends.refresh();
    expect(ends.of('a-1')).toBeUndefined();
  });

  it('take limited memory, and none for a large event', () => {
    const { ends } = opened(10_000);
    for (let n = 0; n < 100; n += 1) ends.set(`a-${n}`, row(`a-${n}`, 0, 100));
    const known = Array.from({ length: 100 }, (_, n) => ends.of(`a-${n}`)).filter((end) => end !== undefined);
    expect(known.length).toBeGreaterThan(10);
    expect(known.length).toBeLessThan(50);
    ends.set('a-99', row('a-99', 1, 5_000));
    expect(ends.of('a-99')).toBeUndefined();
  });
});
