import { expect, it } from '@jest/globals';
import { readAuditSearch } from './audit-search.js';

const by = '5f0c6b1e-3a1d-4a53-9d5f-0a4c2b7d8e91';

it('reads from an address what it can, and leaves the rest', () => {
  const whole = {
    by,
    about: by,
    act: 'case_read',
    from: '2027-02-01',
    to: '2027-02-28',
    before: `2027-02-01T10:00:00.000Z_${by}`,
  };
  expect(readAuditSearch({ ...whole, other: 1 })).toEqual(whole);
  expect(
    readAuditSearch({ by: 'me', about: 7, act: 'all', from: '2027-02-31', to: '1.2.2027', before: 'now' }),
  ).toEqual({});
});
