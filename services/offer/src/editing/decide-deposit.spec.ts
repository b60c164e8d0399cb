import { describe, expect, it } from 'vitest';
import type { OfferChanges } from '@lendring/contracts/offer/editing.js';
import { depositAfter, type Deposit } from './decide-deposit.js';

const euro = (amount: number) => ({ minor: 100 * amount, currency: 'EUR' }) as const;
const once = { depositPerUnit: false };
const none: Deposit = { deposit: null, depositKind: null, ...once };
const cash: Deposit = { deposit: euro(50), depositKind: 'cash', ...once };
const unstated: Deposit = { deposit: euro(50), depositKind: null, ...once };
const document: Deposit = { deposit: null, depositKind: 'document', ...once };
const perUnit: Deposit = { ...cash, depositPerUnit: true };

describe('the deposit after an edit', () => {
  it.each<[string, Deposit, OfferChanges, ReturnType<typeof depositAfter>]>([
    ['stays without a change', cash, {}, cash],
    ['is given in cash', none, { deposit: euro(50), depositKind: 'cash' }, cash],
    [
      'changes how it is given',
      cash,
      { depositKind: 'transfer' },
      { deposit: euro(50), depositKind: 'transfer', ...once },
    ],
    ['is a document instead of money', cash, { deposit: null, depositKind: 'document' }, document],
    ['is a document without an amount', cash, { depositKind: 'document' }, document],
    ['ends', cash, { depositKind: null }, none],
    ['ends for a client that knows amounts only', document, { deposit: null }, none],
    [
      'keeps its kind with a new amount',
      cash,
      { deposit: euro(80) },
      { deposit: euro(80), depositKind: 'cash', ...once },
    ],
    ['states no kind for an amount alone', none, { deposit: euro(50) }, unstated],
    ['replaces a document by an amount alone', document, { deposit: euro(50) }, unstated],
    ['needs an amount', none, { depositKind: 'cash' }, 'deposit_amount_needed'],
    ['needs more than zero', none, { deposit: euro(0), depositKind: 'transfer' }, 'deposit_amount_needed'],
    ['takes no amount with a document', none, { deposit: euro(5), depositKind: 'document' }, 'deposit_amount_unused'],
    ['is money or a document, with an amount', cash, { depositKind: 'either' }, { ...cash, depositKind: 'either' }],
    ['needs an amount beside a document', document, { depositKind: 'either' }, 'deposit_amount_needed'],
    ['is for each unit', cash, { depositPerUnit: true }, perUnit],
    ['stays for each unit with a new amount', perUnit, { deposit: euro(80) }, { ...perUnit, deposit: euro(80) }],
    ['is never for each unit without money', perUnit, { depositKind: 'document' }, document],
    ['states no kind with null', none, { deposit: euro(50), depositKind: null }, unstated],
  ])('%s', (_, before, changes, after) => expect(depositAfter(before, changes)).toEqual(after));
});
