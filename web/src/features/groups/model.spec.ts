import { describe, expect, it } from 'vitest';
import { bodyOf, newGroup } from './model.js';

describe('what the form about a group sends', () => {
  it('of a hidden group lets nobody in without an invitation, and nothing be public', () => {
    const open = { ...newGroup, name: ' Hof ', joining: 'open' as const, publicSearchRequests: true };
    expect(bodyOf(open)).toMatchObject({ name: 'Hof', joining: 'open', public_search_requests: true });
    expect(bodyOf({ ...open, listed: false })).toMatchObject({ joining: 'invitation', public_search_requests: false });
  });
});
