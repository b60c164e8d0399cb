import { afterEach, describe, expect, it } from '@jest/globals';
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
  const invoice = {
    invoice_id: '1',
    number: 'LR-2027-1',
    paid_by: way,
    credited_in: null,
    plan: null,
  } as AnyInvoiceShape;
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

describe('the plan that runs by an invoice', () => {
  const id = '5b1f0c8e-0d55-4c0f-9a51-0b6f7f3b1c22';
  const open = async (plan: AnyInvoiceShape['plan']) => {
    const invoice = {
      invoice_id: id,
      number: 'LR-2027-1',
      paid_by: 'stripe',
      credited_in: null,
      plan,
    } as AnyInvoiceShape;
    const fake = createFakeApi(({ method, path }) =>
      method === 'PATCH' && path === `/v1/invoice_take_back/${id}` ? { data: { ...invoice, plan: null } } : undefined,
    );
    render(
      <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
        <TakeBack invoice={invoice} email="jana@example.org" />
      </ApiContext>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Stornieren' }));
    await userEvent.type(await screen.findByLabelText(/^Grund/), 'Doppelt');
    return {
      send: () => userEvent.click(screen.getAllByRole('button', { name: 'Stornieren' }).at(-1)!),
      sent: () => fake.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body),
    };
  };

  it('is ended or kept by an answer that is asked for', async () => {
    const { send, sent } = await open({ renews_on: '2027-11-28', ends_on: null, resumes_until: null });
    expect(screen.queryByText(/Was damit gebucht ist, läuft weiter/)).toBeNull();
    expect(screen.getByText('Er verlängert sich am 28. November 2027; dann kommt eine neue Rechnung.')).toBeTruthy();
    await send();
    expect(screen.getAllByText('Wähl, was mit dem Tarif geschieht.')).not.toEqual([]);
    expect(sent()).toEqual([]);
    await userEvent.click(screen.getByLabelText(/^Sofort beenden/));
    await send();
    expect(sent()).toEqual([{ reason: 'Doppelt', plan: 'end' }]);
  });

  it('says what applies after it, and that a cancelled one ends by itself', async () => {
    await open({ renews_on: null, ends_on: '2027-11-27', resumes_until: '2027-06-30' });
    expect(screen.getByText(/gilt wieder der Tarif davor, bezahlt bis zum 30. Juni 2027/)).toBeTruthy();
    expect(screen.getByText('Er ist gekündigt und endet mit dem 27. November 2027.')).toBeTruthy();
  });

  it('is not asked about where there is none', async () => {
    const { send, sent } = await open(null);
    expect(screen.queryByText('Und der Tarif?')).toBeNull();
    await send();
    expect(sent()).toEqual([{ reason: 'Doppelt' }]);
  });
});
