import { expect, it } from 'vitest';
import { actsToChoose, auditQuestion, readAuditSearch } from './audit-list.js';

const by = '5f0c6b1e-3a1d-4a53-9d5f-0a4c2b7d8e91';

it('reads known audit filters from the address and ignores other parameters', () => {
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

it('queries actions by default, and filters by a given action of either kind', () => {
  expect(auditQuestion({})).toEqual({ manner: 'deed' });
  expect(auditQuestion(readAuditSearch({ show: 'looks' }))).toEqual({ manner: 'look' });
  expect(auditQuestion(readAuditSearch({ show: 'all' }))).toEqual({});
  expect(auditQuestion({ act: 'case_read' })).toEqual({ act: 'case_read' });
  expect(readAuditSearch({ show: 'deeds' })).toEqual({});
  expect(readAuditSearch({ show: 'none' })).toEqual({});
});

it('offers logged actions of the displayed kind', () => {
  const codes = ['case_read', 'case_decided', 'word_listed'] as const;
  expect(actsToChoose(codes, {})).toEqual(['case_decided', 'word_listed']);
  expect(actsToChoose(codes, { show: 'looks' })).toEqual(['case_read']);
  expect(actsToChoose(codes, { show: 'all' })).toEqual(['case_read', 'case_decided', 'word_listed']);
  expect(actsToChoose([], { act: 'statement_read' })).toEqual(['statement_read']);
});
