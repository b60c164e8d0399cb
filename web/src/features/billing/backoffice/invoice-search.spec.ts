import { expect, it } from '@jest/globals';
import { invoiceQuestion, readInvoiceSearch, readWanted } from './invoice-search.js';

const user = '5f0c6b1e-3a1d-4a53-9d5f-0a4c2b7d8e91';

it('reads from an address what it can, and asks for that alone', () => {
  const raw = {
    number: 'LR-2027-1',
    buyer: 'Meyer',
    user,
    status: 'paid',
    month: '2027-01',
    page: 3,
    other: 1,
    sort: '-gross',
    columns: 'net',
  };
  expect(invoiceQuestion(readInvoiceSearch(raw))).toEqual({
    number: 'LR-2027-1',
    buyer: 'Meyer',
    user_id: user,
    status: 'paid',
    month: '2027-01',
    sort: '-gross',
    page: 3,
  });
  expect(readInvoiceSearch(raw).columns).toBe('net');
  expect(
    readInvoiceSearch({
      number: 7,
      buyer: ['Meyer'],
      user: 'x',
      status: 'gone',
      month: '2027-13',
      page: -1,
      sort: 'name',
      columns: '<b>',
    }),
  ).toEqual({});
});

it('tells an account, the number of an invoice and a name apart', () => {
  expect(readWanted(` ${user.toUpperCase()} `)).toEqual({ user });
  expect(readWanted('lr-2027-12')).toEqual({ number: 'LR-2027-12' });
  expect(readWanted('LR\u20112027\u201012')).toEqual({ number: 'LR-2027-12' });
  expect(readWanted('  ')).toEqual({});
  expect(readWanted(' Zelt & Söhne ')).toEqual({ buyer: 'Zelt & Söhne' });
});
