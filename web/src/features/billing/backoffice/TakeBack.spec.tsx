import { afterEach, expect, it } from '@jest/globals';
import type { AnyInvoiceShape } from '@lendring/contracts/http/invoices.js';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApi } from '../../../lib/api.js';
import { ApiContext } from '../../../lib/api-context.js';
import { createFakeApi } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { TakeBack } from './TakeBack.js';

afterEach(cleanup);

it.each([
  ['stripe', /Das Geld gibt euer Zahlungsdienst von selbst zurück/],
  ['account', /Überweise das Geld zurück/],
] as const)('says before it cancels an invoice paid by %s how the money goes back', async (way, words) => {
  const invoice = { invoice_id: '1', number: 'LR-2027-1', paid_by: way, credited_in: null } as AnyInvoiceShape;
  render(
    <ApiContext value={createApi({ fetch: createFakeApi(() => undefined).fetch, locale: 'de' })}>
      <TakeBack invoice={invoice} email="jana@example.org" />
    </ApiContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Stornieren' }));
  expect(await screen.findByText(words)).toBeTruthy();
});

it('leads first to the later invoice that has credited a part of it', async () => {
  const later = { invoice_id: '5b1f0c8e-0d55-4c0f-9a51-0b6f7f3b1c22', number: 'LR-2027-2' };
  const invoice = { invoice_id: '1', number: 'LR-2027-1', paid_by: 'stripe', credited_in: later } as AnyInvoiceShape;
  render(
    <ApiContext value={createApi({ fetch: createFakeApi(() => undefined).fetch, locale: 'de' })}>
      <TakeBack invoice={invoice} email="jana@example.org" />
    </ApiContext>,
  );
  const link = await screen.findByRole('link', { name: 'LR-2027-2' });
  expect(link.getAttribute('href')).toContain(later.invoice_id);
  expect(screen.queryByRole('button')).toBeNull();
});
