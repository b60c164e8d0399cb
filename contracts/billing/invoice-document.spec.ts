import { describe, expect, it } from 'vitest';
import { problemsOf, type InvoiceDocument } from './invoice-document.js';

const seller = {
  name: 'Lendring GmbH',
  street: 'Weg 1',
  postal: '10435',
  city: 'Berlin',
  country: 'DE',
  email: 'a@lendring.example',
  phone: '1',
  vatId: 'DE1',
  taxNumber: '2',
  register: 'HRB 3',
  iban: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
  bank: 'Bank',
};
const right: InvoiceDocument = {
  number: 'R-1',
  kind: { is: 'invoice' },
  issuedOn: '2026-11-23',
  dueOn: '2026-12-07',
  service: { from: '2026-11-01', to: '2026-11-30' },
  locale: 'de',
  currency: 'EUR',
  seller,
  buyer: { name: 'Ada', street: 'Weg 2', postal: '04109', city: 'Leipzig', country: 'DE', email: 'ada@ada.example' },
  positions: [{ text: 'Plus', quantity: 3, unit: 'month', unitNet: 150, net: 450, vat: 'S', rate: 1900 }],
  vatBreakdown: [{ category: 'S', rate: 1900, net: 450, vat: 86 }],
  net: 450,
  vat: 86,
  gross: 536,
  prepaid: 36,
  due: 500,
  payment: { by: 'transfer', reference: 'R-1' },
};
const rulesOf = (change: Partial<InvoiceDocument>) => problemsOf({ ...right, ...change }).map(({ rule }) => rule);
const [position] = right.positions;
const [group] = right.vatBreakdown;

describe('invoice totals', () => {
  it('add up, with half a cent of VAT rounded up', () => {
    // VAT of 19 % on 4.50 is 85.5 cents.
    expect(problemsOf(right)).toEqual([]);
  });

  it('round decimal prices exactly: 0.35 × 1.50 rounds half a cent up', () => {
    const positions = [{ ...position!, quantity: 0.35, net: 53 }];
    const vatBreakdown = [{ ...group!, net: 53, vat: 10 }];
    expect(rulesOf({ positions, vatBreakdown, net: 53, vat: 10, gross: 63, prepaid: 0, due: 63 })).toEqual([]);
  });

  it.each([
    ['the net', { net: 451, gross: 537, due: 501 }, ['BR-CO-10', 'BR-CO-13']],
    ['the VAT', { vat: 85, gross: 535, due: 499 }, ['BR-CO-14']],
    ['the gross', { gross: 537, due: 501 }, ['BR-CO-15']],
    ['the amount due', { due: 536 }, ['BR-CO-16']],
    ['a group', { vatBreakdown: [{ ...group!, vat: 85 }], vat: 85, gross: 535, due: 499 }, ['BR-CO-17']],
    ['a position', { positions: [{ ...position!, unitNet: 151 }] }, ['position']],
    ['half cents', { prepaid: 35.5, due: 500.5 }, ['cents']],
    ['no position', { positions: [] }, ['BR-16', 'BR-CO-10', 'BR-S-08']],
    ['a group that is missing', { vatBreakdown: [] }, ['BR-CO-13', 'BR-CO-14', 'BR-CO-18']],
    ['a group twice', { vatBreakdown: [group!, { ...group!, net: 0, vat: 0 }] }, ['BR-CO-18', 'BR-S-08']],
  ] as const)('reject a wrong value: %s', (_, change, rules) => {
    expect(rulesOf(change as Partial<InvoiceDocument>)).toEqual(rules);
  });

  it('require a reason and both VAT numbers for reverse charge', () => {
    const untaxed = {
      positions: [{ ...position!, vat: 'AE', rate: 0 }],
      vatBreakdown: [{ category: 'AE', rate: 0, net: 450, vat: 0 }],
      vat: 0,
      gross: 450,
      due: 414,
    } as const;
    expect(rulesOf(untaxed)).toEqual(['BR-AE-10', 'BR-AE-02']);
    const reasoned = { ...untaxed, vatBreakdown: [{ ...untaxed.vatBreakdown[0], exemptionReason: 'Reverse charge' }] };
    expect(rulesOf({ ...reasoned, buyer: { ...right.buyer, vatId: 'NL1' } })).toEqual([]);
  });
});
