import { describe, expect, it } from 'vitest';
import { readSettingsSearch } from './settings-search.js';

describe('the address parameters of the settings page', () => {
  it('accept only known parts, pages and legal texts', () => {
    expect(readSettingsSearch({ part: 'banner', page: 2 })).toEqual({ part: 'banner', page: 2 });
    expect(readSettingsSearch({ part: 'operator', page: 1 })).toEqual({});
    expect(readSettingsSearch({ part: 'legal', text: 'privacy' })).toEqual({ part: 'legal', text: 'privacy' });
    expect(readSettingsSearch({ part: 'legal', text: 'terms' })).toEqual({ part: 'legal' });
    expect(readSettingsSearch({ part: 'banner', text: 'privacy' })).toEqual({ part: 'banner' });
    for (const part of ['brand', 'opening']) expect(readSettingsSearch({ part })).toEqual({ part });
    expect(readSettingsSearch({ part: 'brands', page: '2' })).toEqual({});
  });
});
