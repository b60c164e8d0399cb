import { cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { AnyInvoiceRow } from '@lendring/contracts/http/invoices.js';
import type { TransferShape } from '@lendring/contracts/http/transfers.js';
import type { Role } from '@lendring/contracts/kernel/roles.js';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import { createApi } from '../../../lib/api-client/api.js';
import { SessionContext } from '../../../lib/session/session-context.js';
import { DataTable } from '../../../parts/table/DataTable.js';
import { demoProfile } from '../../../testing/demo-api.js';
import { createFakeApi } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { userCard } from '../../../testing/samples.js';
import { sessionOf } from '../../../testing/session.js';
import { testTexts } from '../../../testing/texts.js';
import { AnyInvoicePage } from './AnyInvoicePage.js';
import { TransferItem } from './TransferItem.js';
import { invoiceList } from './invoice-list.js';

afterEach(cleanup);

const userId = '00000000-0000-4000-8000-000000000002';
const invoice = {
  invoice_id: '00000000-0000-4000-8000-000000000001',
  number: 'MUSTER-2027-1',
  status: 'paid',
  issued_on: '2027-01-31',
  due_on: '2027-02-14',
  paid_on: '2027-01-31',
  paid_by: 'stripe',
  term: null,
  buyer: null,
  owner: { user_id: userId, user: userCard({ nickname: 'birte_petersen' }) },
  lines: [],
  net: 490,
  vat: 93,
  gross: 583,
  cancels: null,
  credit_note_id: null,
  reason: null,
  noted: null,
  withdrawn_on: null,
} as unknown as AnyInvoiceRow;
const transfer = {
  payment_id: '00000000-0000-4000-8000-000000000003',
  owner: invoice.owner,
  name: 'Birte Petersen',
  what: 'Tarif Plus, 1 Monat',
  way: 'account',
  amount: 583,
  reference: 'RF18LR',
  status: 'paid',
  asked_at: '2027-01-31T10:00:00.000Z',
  owed: null,
  given_up_at: null,
  reminded_at: null,
  unmatched: [],
} as unknown as TransferShape;

const show = (role: Role, page: ReactElement): void => {
  const { fetch } = createFakeApi(({ path }) => (path.includes('/invoice_all/') ? { data: invoice } : undefined));
  const session = { status: 'in', profile: demoProfile, usergroup: [role], unread: 0, news: 0 } as const;
  render(
    <SessionContext value={sessionOf(session)}>
      <ApiContext value={createApi({ fetch, locale: 'de' })}>{page}</ApiContext>
    </SessionContext>,
  );
};
const texts = testTexts('de');
const words = {
  t: texts.getFixedT('de', 'bookkeeping'),
  status: texts.getFixedT('de', 'billing'),
  office: texts.getFixedT('de', 'backoffice'),
  locale: 'de',
} as const;
const table = (rows: readonly AnyInvoiceRow[] = [invoice]) => (
  <DataTable
    {...invoiceList}
    {...invoiceList.table(words, { columns: 'customer,gross' })}
    caption=""
    rows={rows}
    onSort={() => {}}
  />
);
const linked = async () => (await screen.findByRole('link', { name: 'birte_petersen' })).getAttribute('href');

describe.each([
  ['the list of invoices', () => table()],
  ['an invoice', () => <AnyInvoicePage invoiceId={invoice.invoice_id} />],
  ['a transfer', () => <TransferItem transfer={transfer} />],
] as const)('the customer in %s', (_, page) => {
  it('links to the admin page of the user for an admin', async () => {
    show('admin', page());
    expect(await linked()).toBe(`/backoffice/benutzer/${userId}?occasion=payment`);
  });

  it('links to the public profile for a bookkeeper', async () => {
    show('bookkeeper', page());
    expect(await linked()).toMatch(/\/birte_petersen$/);
  });
});

it('shows a customer with a deleted account without a link', () => {
  const former = { ...invoice, owner: { user_id: userId, user: userCard({ former: true }) } };
  show('admin', table([former]));
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
