import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { AnyInvoiceRow } from '@lendring/contracts/http/invoices.js';
import { render } from '../../../testing/render.js';
import { text } from '../../../testing/texts.js';
import { InvoiceTable } from './AllInvoicesPage.js';

afterEach(cleanup);

const invoice = {
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

it('shows the status below the invoice number on narrow screens', () => {
  render(<InvoiceTable invoices={[invoice]} shown={['status', 'issued', 'gross']} sort="-issued" onSort={() => {}} />);
  const below = within(screen.getByRole('rowheader')).getByText(text('billing:status.credit_note'));
  expect(below.parentElement?.className).toContain('md:hidden');
  expect(screen.getByRole('columnheader', { name: text('bookkeeping:invoices.status') }).className).toContain(
    'max-md:hidden',
  );
});

it('hides the status together with its column', () => {
  render(<InvoiceTable invoices={[invoice]} shown={['issued', 'gross']} sort="-issued" onSort={() => {}} />);
  expect(screen.queryByText(text('billing:status.credit_note'))).toBeNull();
});
