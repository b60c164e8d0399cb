import { describe, expect, it } from 'vitest';
import { Issuer, sampleIssuer } from './issuer.js';

const { vatId: _, register: __, phone: ___, bic: ____, bank: _____, ...club } = { ...sampleIssuer, exempt: true };
const problemsOf = (issuer: object): readonly string[] =>
  Issuer.safeParse(issuer).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('an issuer of invoices', () => {
  it('that is exempt needs neither VAT id nor register, telephone, BIC or bank', () => {
    expect(Issuer.parse(club)).toEqual(club);
    const empty = { ...club, vatId: '', register: ' ', phone: '', bic: '', bank: '' };
    expect(JSON.parse(JSON.stringify(Issuer.parse(empty)))).toEqual(club);
  });

  it('needs the tax number or the VAT id (§ 14(4) no. 2 UStG)', () => {
    const { taxNumber: ______, ...without } = club;
    expect(problemsOf(without)).toEqual(['taxNumber']);
    expect(problemsOf({ ...without, vatId: 'DE123456788' })).toEqual([]);
  });

  it('that shows VAT has a VAT id, which begins with its country', () => {
    expect(problemsOf({ ...club, exempt: false })).toEqual(['vatId']);
    expect(problemsOf({ ...club, vatId: '-' })).toEqual(['vatId']);
    expect(problemsOf(sampleIssuer)).toEqual([]);
  });
});
