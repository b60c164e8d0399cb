import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { AnyInvoiceRow } from '@lendring/contracts/http/invoices.js';
import { DataTable } from '../../../parts/table/DataTable.js';
import { render } from '../../../testing/render.js';
import { testTexts, text } from '../../../testing/texts.js';
import { invoiceList, invoiceQuestion, invoicesTarget, readInvoiceSearch, readWanted } from './invoice-list.js';

const user = '5f0c6b1e-3a1d-4a53-9d5f-0a4c2b7d8e91';

it('reads valid invoice filters from the address and sends only these in the query', () => {
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

const invoice = {
  number: 'MUSTER-2026-8',
  status: 'paid',
  issued_on: '2026-11-28',
  paid_on: null,
  buyer: null,
  owner: { user_id: 'u', user: null },
  lines: [{ vat_rate: 1900 }, { vat_rate: 1900 }],
  other_number: 'MUSTER-2026-10',
  net: 900,
  vat: 171,
  gross: 34_510,
} as unknown as AnyInvoiceRow;

it.each([
  ['de', ['9,00', '1,71', '345,10']],
  ['en', ['9.00', '1.71', '345.10']],
] as const)('exports amounts with two decimals, the VAT rate and the related invoice in %s', (locale, amounts) => {
  const texts = testTexts(locale);
  const [t, status] = [texts.getFixedT(locale, 'bookkeeping'), texts.getFixedT(locale, 'billing')];
  const { heads, cells } = invoiceList.file({ t, status, office: texts.getFixedT(locale, 'backoffice'), locale });
  const [net, rate, vat, gross] = cells(invoice).slice(-4);
  expect([net, vat, gross]).toEqual(amounts);
  expect([rate, cells(invoice)[2], heads.length]).toEqual(['19', 'MUSTER-2026-10', cells(invoice).length]);
  const other = { ...invoice, lines: [{ vat_rate: 810 }] } as unknown as AnyInvoiceRow;
  expect(cells(other)).toContain(locale === 'en' ? '8.1' : '8,1');
});

it.each([
  ['de', ['USt-IdNr. des Empfängers', 'Land des Empfängers', 'Konto', 'Kennung des Kontos']],
  ['en', ['Recipient’s VAT ID', 'Recipient’s country', 'Account', 'Account ID']],
  ['nl', ['Btw-nummer van de ontvanger', 'Land van de ontvanger', 'Account', 'Kenmerk van het account']],
] as const)('exports recipient, VAT id, country and account in %s', (locale, names) => {
  const texts = testTexts(locale);
  const { heads, cells } = invoiceList.file({
    t: texts.getFixedT(locale, 'bookkeeping'),
    status: texts.getFixedT(locale, 'billing'),
    office: texts.getFixedT(locale, 'backoffice'),
    locale,
  });
  const buyer = { company: 'Ofner Verleih e.U.', name: 'Ida Ofner', vatId: 'ATU12345675', country: 'AT' };
  const owner = { user_id: 'u', user: { former: false, company: null, nickname: 'ida' } };
  const row = cells({ ...invoice, buyer, owner } as unknown as AnyInvoiceRow);
  const from = heads.indexOf(names[0]);
  expect(heads.slice(from, from + names.length)).toEqual(names);
  expect(row.slice(from - 1, from + names.length)).toEqual(['Ofner Verleih e.U.', 'ATU12345675', 'AT', 'ida', 'u']);
});

afterEach(cleanup);

const creditNote = {
  invoice_id: '00000000-0000-4000-8000-000000000001',
  number: 'MUSTER-2026-10',
  status: 'credit_note',
  issued_on: '2026-11-28',
  paid_on: null,
  buyer: null,
  owner: { user_id: '00000000-0000-4000-8000-000000000002', user: null },
  net: -2410,
  vat: -458,
  gross: -2868,
} as unknown as AnyInvoiceRow;

const texts = testTexts('de');
const words = {
  t: texts.getFixedT('de', 'bookkeeping'),
  status: texts.getFixedT('de', 'billing'),
  office: texts.getFixedT('de', 'backoffice'),
  locale: 'de',
} as const;
const Table = ({ columns }: { columns: string }) => (
  <DataTable
    {...invoiceList}
    {...invoiceList.table(words, { columns })}
    caption=""
    rows={[creditNote]}
    onSort={() => {}}
  />
);

it('shows the status below the invoice number on narrow screens', () => {
  render(<Table columns="status,issued,gross" />);
  const below = within(screen.getByRole('rowheader')).getByText(text('billing:status.credit_note'));
  expect(below.parentElement?.className).toContain('md:hidden');
  expect(screen.getByRole('columnheader', { name: text('bookkeeping:invoices.status') }).className).toContain(
    'max-md:hidden',
  );
});

it('hides the status when the table has no status column', () => {
  render(<Table columns="issued,gross" />);
  expect(screen.queryByText(text('billing:status.credit_note'))).toBeNull();
});
