import { describe, expect, it } from 'vitest';
import { statusForReader } from './for-some.js';

describe('the HTTP status of a page that only some users can see', () => {
  const group = [{ staticData: {} }, { staticData: { forSome: true as const } }];

  it('is 404 for a visitor, and 200 for a browser with a session if members may see more', () => {
    expect(statusForReader(404, group, false)).toBe(404);
    expect(statusForReader(404, group, true)).toBe(200);
    expect(statusForReader(404, [{ staticData: {} }], true)).toBe(404);
    expect(statusForReader(410, group, true)).toBe(410);
    expect(statusForReader(200, group, true)).toBe(200);
  });
});
