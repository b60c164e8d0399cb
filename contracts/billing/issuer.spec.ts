import { describe, expect, it } from 'vitest';
import { Issuer, sampleIssuer } from './issuer.js';

const { vatId: _, register: __, phone: ___, bic: ____, bank: _____, ...club } = { ...sampleIssuer, exempt: true };
const problemsOf = (issuer: object): readonly string[] =>
  Issuer.safeParse(issuer).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('invoice issuer', () => {
  it('needs neither VAT id nor register, telephone, BIC or bank when exempt', () => {
    expect(Issuer.parse(club)).toEqual(club);
    const empty = { ...club, vatId: '', register: ' ', phone: '', bic: '', bank: '' };
    expect(JSON.parse(JSON.stringify(Issuer.parse(empty)))).toEqual(club);
  });

  it('needs a tax number or a VAT id (§ 14(4) no. 2 UStG)', () => {
    const { taxNumber: ______, ...without } = club;
    expect(problemsOf(without)).toEqual(['taxNumber']);
    expect(problemsOf({ ...without, vatId: 'DE123456788' })).toEqual([]);
  });

  it('needs a VAT id with its country prefix when it shows VAT', () => {
    expect(problemsOf({ ...club, exempt: false })).toEqual(['vatId']);
    expect(problemsOf({ ...club, vatId: '-' })).toEqual(['vatId']);
    expect(problemsOf(sampleIssuer)).toEqual([]);
  });
});
