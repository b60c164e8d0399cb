import { describe, expect, it } from 'vitest';
import { bodyOf, newGroup } from './model.js';

describe('the request body of the group form', () => {
  it('limits a hidden group to invitations and private search requests', () => {
    const open = { ...newGroup, name: ' Hof ', joining: 'open' as const, publicSearchRequests: true };
    expect(bodyOf(open)).toMatchObject({ name: 'Hof', joining: 'open', public_search_requests: true });
    expect(bodyOf({ ...open, listed: false })).toMatchObject({ joining: 'invitation', public_search_requests: false });
  });
});
