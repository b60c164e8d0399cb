import { describe, expect, it } from 'vitest';
import { createStreamEnds } from './kurrent-ends.js';

const end = (revision: number) => ({ revision, id: `id ${revision}` });
const added = (stream: string, revision: number) => ({ stream, ...end(revision) });

describe('ends of streams in memory', () => {
  it('are those of reads and of events, whichever is newer', () => {
    const ends = createStreamEnds();
    expect(ends.of('a')).toBeUndefined();
    ends.reading('a')('absent');
    expect(ends.of('a')).toBe('absent');
    ends.added([added('a', 0), added('a', 1)]);
    ends.added([added('a', 0)]);
    expect(ends.of('a')).toEqual(end(1));
    ends.reading('a')(end(7));
    expect(ends.of('a')).toEqual(end(7));
  });

  it('are not replaced by a read that an event overtook', () => {
    const ends = createStreamEnds();
    const read = ends.reading('a');
    ends.added([added('a', 0)]);
    read('absent');
    expect(ends.of('a')).toEqual(end(0));
  });

  it('are limited in number, and then unknown rather than old', () => {
    const ends = createStreamEnds(10);
    const read = ends.reading('a');
    ends.added([added('a', 0)]);
    for (let n = 0; n < 10; n += 1) ends.added([added(`b${n}`, 0)]);
    read('absent');
    expect(ends.of('a')).toBeUndefined();
    expect(ends.of('b9')).toEqual(end(0));
  });
});
