import { expect, it } from 'vitest';
import {
  invoiceQuestion,
  invoicesTarget,
  readInvoiceSearch,
  readShownSearch,
  readTransferSearch,
  readWanted,
  shownQuestion,
} from './search.js';

const user = '5f0c6b1e-3a1d-4a53-9d5f-0a4c2b7d8e91';

it('reads valid invoice filters from the address and queries with those alone', () => {
  const raw = {
    text: 'Meyer',
    user,
    status: 'paid',
    month: '2027-01',
    page: 3,
    other: 1,
    sort: '-gross',
    columns: 'net',
  };
  expect(invoiceQuestion(readInvoiceSearch(raw))).toEqual({
    text: 'Meyer',
    user_id: user,
    status: 'paid',
    month: '2027-01',
    sort: '-gross',
    page: 3,
  });
  expect(readInvoiceSearch(raw).columns).toBe('net');
  expect(
    readInvoiceSearch({
      text: ['Meyer'],
      user: 'x',
      status: 'gone',
      month: '2027-13',
      page: -1,
      sort: 'name',
      columns: '<b>',
    }),
  ).toEqual({});
});

it('distinguishes an account id from search text', () => {
  expect(readWanted(` ${user.toUpperCase()} `)).toEqual({ user });
  expect(readWanted('  ')).toEqual({});
  expect(readWanted(' Zelt & Söhne ')).toEqual({ text: 'Zelt & Söhne' });
  expect(readInvoiceSearch({ text: 7 })).toEqual({ text: '7' });
});

it('keeps an email address in the history state and out of the URL', () => {
  const search = { text: 'ada@example.org', status: 'paid' } as const;
  const target = invoicesTarget(search);
  expect(JSON.stringify(target.search)).not.toContain('ada');
  expect(readInvoiceSearch(target.search, target.state.sought)).toEqual(search);
  expect(invoicesTarget({ text: '2026-8' })).toMatchObject({ search: { text: '2026-8' }, state: {} });
});

it('reads the transfer filters from the address, or null on another tab', () => {
  expect(readTransferSearch({ number: 'LR-2027-1' })).toBeNull();
  expect(readTransferSearch({ part: 'transfers', state: 'waiting', text: ' ', page: 0 })).toEqual({
    part: 'transfers',
  });
  expect(readTransferSearch({ part: 'transfers', state: 'given_up', text: 1234, page: 2 })).toEqual({
    part: 'transfers',
    state: 'given_up',
    text: '1234',
    page: 2,
  });
});

it('reads valid ad filters from the address and queries with those alone', () => {
  const raw = { state: 'over', kind: 'house', sort: '-views', columns: 'views', page: 2, other: 1 };
  expect(shownQuestion(readShownSearch(raw))).toEqual({ state: 'over', kind: 'house', sort: '-views', page: 2 });
  expect(readShownSearch(raw).columns).toBe('views');
  expect(readShownSearch({ state: 'gone', kind: 7, sort: 'title', page: 'x' })).toEqual({});
  expect(readShownSearch({ state: 'current' })).toEqual({});
  expect(shownQuestion({})).toEqual({ page: 1 });
});
