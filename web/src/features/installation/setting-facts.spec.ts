import { describe, expect, it } from 'vitest';
import { settingDifference } from './setting-facts.js';

describe('the difference between two versions of a setting', () => {
  it('lists only changed, added and removed facts', () => {
    expect(
      settingDifference(
        [
          ['Name', 'One'],
          ['Phone', '1'],
          ['Email', 'a@example.org'],
        ],
        [
          ['Name', 'Two'],
          ['Email', 'a@example.org'],
          ['VAT', '3'],
        ],
      ),
    ).toEqual([
      { label: 'Name', before: 'One', after: 'Two' },
      { label: 'Phone', before: '1', after: '' },
      { label: 'VAT', before: '', after: '3' },
    ]);
  });
});
