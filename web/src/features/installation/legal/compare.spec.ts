import { describe, expect, it } from 'vitest';
import { compare } from './compare.js';

describe('the difference between two versions', () => {
  it('is told word by word, and both texts are whole in it', () => {
    const [before, after] = ['Du kannst jederzeit kündigen.\n\nSchreib uns.', 'Du kannst kündigen.\n\nRuf uns an.'];
    const found = compare(before, after);
    const read = (...kinds: readonly string[]) =>
      found
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ text }) => text)
        .join('');
    expect([read('same', 'removed'), read('same', 'added')]).toEqual([before, after]);
    expect(read('removed')).toContain('jederzeit');
    expect(read('added')).toContain('Ruf');
  });

  it('is nothing where both say the same', () => {
    expect(compare('Gleich.', 'Gleich.').map(({ kind }) => kind)).toEqual(['same']);
    expect(compare('', '')).toEqual([]);
  });
});
