import { describe, expect, it } from 'vitest';
import { parseNewDraftSearch } from './search.js';

describe('the address of a new offer', () => {
  it('names a draft or a group, and nothing that is no id', () => {
    expect(parseNewDraftSearch({ group: 'g4rt3nfr3n', draft: 'dr11000001' })).toEqual({
      group: 'g4rt3nfr3n',
      draft: 'dr11000001',
    });
    for (const wrong of [1, 'no', '../admin', undefined]) expect(parseNewDraftSearch({ group: wrong })).toEqual({});
  });
});
