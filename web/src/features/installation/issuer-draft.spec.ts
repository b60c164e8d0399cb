import { describe, expect, it } from 'vitest';
import { sampleIssuer, settingOf } from '@lendring/contracts/billing/issuer.js';
import { comparableIssuer, draftOfIssuer, issuerOfDraft, problemsOfIssuer, type IssuerDraft } from './issuer-draft.js';

const sample = settingOf(sampleIssuer);
const problems = (change: Partial<IssuerDraft>) => problemsOfIssuer({ ...draftOfIssuer(sample), ...change });

describe('the draft of the invoice issuer', () => {
  it('round-trips a setting and trims its values', () => {
    expect(issuerOfDraft({ ...draftOfIssuer(sample), name: ` ${sample.name} `, country: 'de' })).toEqual(sample);
  });

  it('ignores the retention period in comparisons until the field contains a number', () => {
    const years = (retentionYears: string) =>
      comparableIssuer({ ...draftOfIssuer(sample), retentionYears }, sample).retentionYears;
    expect([years('x'), years('zehn'), years('12')]).toEqual([sample.retentionYears, sample.retentionYears, 12]);
  });

  it('reports missing and invalid fields', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ name: ' ' })).toEqual([['name', 'needed']]);
    expect(problems({ iban: 'DE1' })).toEqual([['iban', 'iban']]);
    expect(problems({ vatId: '' })).toEqual([['vatId', 'vatNeeded']]);
    expect(problems({ vatId: '', exempt: true, taxNumber: '' })).toEqual([['taxNumber', 'tax']]);
    expect(problems({ vatId: '', exempt: true, phone: '', register: '', bic: '', bank: '' })).toEqual([]);
    expect(problems({ retentionYears: 'acht' })).toEqual([['retentionYears', 'years']]);
    expect(problems({ retentionYears: '7' })).toEqual([['retentionYears', 'years']]);
    expect(problems({ country: 'XX' })).toEqual([['country', 'country']]);
    expect(problems({ vatId: 'FR12345678901' })).toEqual([['vatId', 'vatCountry']]);
    expect(problems({ country: 'GR', vatId: 'EL123456789' })).toEqual([]);
    expect(problems({ taxNumber: '<b>' })).toEqual([['taxNumber', 'taxForm']]);
    expect(problems({ retentionYears: '31' })).toEqual([['retentionYears', 'years']]);
  });
});
