import { describe, expect, it } from 'vitest';
import { sampleIssuer, IssuerSetting, issuerOf, settingOf } from './issuer.js';
import { installationCalls } from '../http/installation.js';

const entered = settingOf(sampleIssuer);
const problemsOf = (change: Partial<IssuerSetting>): readonly string[] =>
  IssuerSetting.safeParse({ ...entered, ...change }).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('issuer entered by an admin', () => {
  it('keeps the series and time zone of the configuration file', () => {
    expect(issuerOf(sampleIssuer, entered)).toEqual(sampleIssuer);
    expect(issuerOf(sampleIssuer, null)).toBe(sampleIssuer);
    expect(issuerOf(sampleIssuer, { ...entered, phone: '' }).phone).toBeUndefined();
  });

  it('rejects invalid values and names the field', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ iban: 'DE02120300000000202052' })).toEqual(['iban']);
    expect(problemsOf({ vatId: '-' })).toEqual(['vatId']);
    expect(problemsOf({ bic: 'bank' })).toEqual(['bic']);
    expect(problemsOf({ vatId: '' })).toEqual(['vatId']);
    expect(problemsOf({ vatId: '', exempt: true })).toEqual([]);
    expect(problemsOf({ vatId: '', taxNumber: '', exempt: true })).toEqual(['taxNumber']);
    expect(problemsOf({ retentionYears: 0 })).toEqual(['retentionYears']);
  });

  it('rejects new values that break the law, but accepts older stored versions', () => {
    const newProblems = (change: Partial<IssuerSetting>) =>
      installationCalls.changeSetting.body
        .safeParse({ setting: { part: 'issuer', value: { ...entered, ...change } }, reason: 'New', after: 0 })
        .error?.issues.map(({ path }) => path.join('.'));
    expect(newProblems({})).toBeUndefined();
    expect(problemsOf({ retentionYears: 7 })).toEqual([]);
    for (const [field, change] of [
      ['country', { country: 'XX', vatId: '', exempt: true }],
      ['vatId', { vatId: 'FR12345678901' }],
      ['taxNumber', { taxNumber: '<b>' }],
    ] as const) {
      expect(problemsOf(change)).toEqual([]);
      expect(newProblems(change)).toEqual([`setting.value.${field}`]);
    }
    expect(newProblems({ retentionYears: 7 })).toEqual(['setting.value.retentionYears']);
  });
});
