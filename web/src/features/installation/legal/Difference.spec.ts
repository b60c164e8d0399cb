import { describe, expect, it } from 'vitest';
import { compare } from './Difference.js';

describe('the comparison of two legal texts', () => {
  it('marks changed words and contains both texts in full', () => {
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

  it('has no changes for identical texts', () => {
    expect(compare('Gleich.', 'Gleich.').map(({ kind }) => kind)).toEqual(['same']);
    expect(compare('', '')).toEqual([]);
  });
});
