import { describe, expect, it } from 'vitest';
import { parseNewDraftSearch } from './search.js';

describe('the URL parameters of a new offer', () => {
  it('accept a draft or group id and drop invalid values', () => {
    expect(parseNewDraftSearch({ group: 'g4rt3nfr3n', draft: 'dr11000001' })).toEqual({
      group: 'g4rt3nfr3n',
      draft: 'dr11000001',
    });
    for (const wrong of [1, 'no', '../admin', undefined]) expect(parseNewDraftSearch({ group: wrong })).toEqual({});
  });
});
