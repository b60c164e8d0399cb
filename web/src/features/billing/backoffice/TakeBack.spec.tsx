import { afterEach, describe, expect, it } from 'vitest';
import type { AnyInvoiceShape } from '@lendring/contracts/http/invoices.js';
import { cleanup, screen, within } from '@testing-library/react';
import { anyInvoiceQuery } from '../../../api/bookkeeping.js';
import { createApi } from '../../../lib/api-client/api.js';
import { ApiContext, useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { createFakeApi } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { text, textLike } from '../../../testing/texts.js';
import { userEvent } from '../../../testing/user-event.js';
import { TakeBack } from './TakeBack.js';

afterEach(cleanup);

it.each([
  ['stripe', textLike('bookkeeping:invoices.takeBackOnline')],
  ['account', textLike('bookkeeping:invoices.takeBackTransfer')],
] as const)('explains the refund before cancelling an invoice paid by %s', async (way, words) => {
  const invoice = {
    invoice_id: '1',
    number: 'LR-2027-1',
    status: 'paid',
    paid_by: way,
    credited_in: null,
    plan: null,
  } as AnyInvoiceShape;
  render(
    <ApiContext value={createApi({ fetch: createFakeApi(() => undefined).fetch, locale: 'de' })}>
      <TakeBack invoice={invoice} email="jana@example.org" />
    </ApiContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: text('bookkeeping:invoices.takeBack') }));
  expect(await screen.findByText(words)).toBeTruthy();
});

it('links to the later invoice that already credits part of the cancelled invoice', async () => {
  const later = { invoice_id: '5b1f0c8e-0d55-4c0f-9a51-0b6f7f3b1c22', number: 'LR-2027-2' };
  const invoice = {
    invoice_id: '1',
    number: 'LR-2027-1',
    status: 'paid',
    paid_by: 'stripe',
    credited_in: later,
  } as AnyInvoiceShape;
  render(
    <ApiContext value={createApi({ fetch: createFakeApi(() => undefined).fetch, locale: 'de' })}>
      <TakeBack invoice={invoice} email="jana@example.org" />
    </ApiContext>,
  );
  const link = await screen.findByRole('link', { name: 'LR-2027-2' });
  expect(link.getAttribute('href')).toContain(later.invoice_id);
  expect(screen.queryByRole('button')).toBeNull();
});

describe('cancelling an invoice with a running plan', () => {
  const id = '5b1f0c8e-0d55-4c0f-9a51-0b6f7f3b1c22';
  const open = async (plan: AnyInvoiceShape['plan']) => {
    const invoice = {
      invoice_id: id,
      number: 'LR-2027-1',
      status: 'paid',
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
    await userEvent.click(screen.getByRole('button', { name: text('bookkeeping:invoices.takeBack') }));
    await userEvent.type(await screen.findByLabelText(textLike('bookkeeping:invoices.reason')), 'Doppelt');
    return {
      send: () =>
        userEvent.click(screen.getAllByRole('button', { name: text('bookkeeping:invoices.takeBack') }).at(-1)!),
      sent: () => fake.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body),
    };
  };

  it('requires a choice to end or keep the plan', async () => {
    const { send, sent } = await open({ renews_on: '2027-11-28', ends_on: null, resumes_until: null });
    expect(screen.queryByText(textLike('bookkeeping:invoices.takeBackKeeps'))).toBeNull();
    expect(screen.getByText(text('bookkeeping:invoices.planRenews', { day: '28. November 2027' }))).toBeTruthy();
    await send();
    expect(screen.getAllByText(text('bookkeeping:invoices.planMissing'))).not.toEqual([]);
    expect(sent()).toEqual([]);
    await userEvent.click(screen.getByLabelText(textLike('bookkeeping:invoices.planEnd')));
    await send();
    expect(sent()).toEqual([{ reason: 'Doppelt', plan: 'end' }]);
  });

  it('names the plan that resumes and the end of an already cancelled plan', async () => {
    await open({ renews_on: null, ends_on: '2027-11-27', resumes_until: '2027-06-30' });
    expect(screen.getByText(textLike('bookkeeping:invoices.planResumes', { day: '30. Juni 2027' }))).toBeTruthy();
    expect(screen.getByText(text('bookkeeping:invoices.planEnds', { day: '27. November 2027' }))).toBeTruthy();
  });

  it('requires no choice without a plan', async () => {
    const { send, sent } = await open(null);
    expect(screen.queryByText(text('bookkeeping:invoices.plan'))).toBeNull();
    await send();
    expect(sent()).toEqual([{ reason: 'Doppelt' }]);
  });

  it.each(['invoice_cancelled_plan_kept', 'invoice_credited'])(
    'shows the refusal instead of the plan choice: %s',
    async (code) => {
      const why = 'Diese Rechnung ist schon storniert, und der Tarif läuft weiter.';
      const invoice = {
        invoice_id: id,
        number: 'LR-2027-1',
        status: 'paid',
        paid_by: 'stripe',
        credited_in: null,
        plan: { renews_on: '2027-11-28', ends_on: null, resumes_until: null },
      } as AnyInvoiceShape;
      let now: AnyInvoiceShape = invoice;
      const { fetch } = createFakeApi(({ method }) => {
        if (method !== 'PATCH') return { data: now };
        now = { ...invoice, status: 'cancelled', plan: null };
        return {
          status: 409,
          error: 'conflict',
          msgcode: code,
          msgtext: why,
          fields: [{ path: 'plan', code, text: why }],
        };
      });
      const Page = () => {
        const { data } = useQuery(anyInvoiceQuery(useApi(), id));
        return (
          data && (
            <>
              <h1>{data.status}</h1>
              <TakeBack invoice={data} email="jana@example.org" />
            </>
          )
        );
      };
      render(
        <ApiContext value={createApi({ fetch, locale: 'de' })}>
          <Page />
        </ApiContext>,
      );
      await userEvent.click(await screen.findByRole('button', { name: text('bookkeeping:invoices.takeBack') }));
      await userEvent.type(await screen.findByLabelText(textLike('bookkeeping:invoices.reason')), 'Doppelt');
      await userEvent.click(screen.getByLabelText(textLike('bookkeeping:invoices.planEnd')));
      await userEvent.click(screen.getAllByRole('button', { name: text('bookkeeping:invoices.takeBack') }).at(-1)!);
      const dialog = within(await screen.findByRole('dialog'));
      expect(await dialog.findByRole('heading', { name: why })).toBeTruthy();
      expect(dialog.queryByText(/Angabe fehlt/)).toBeNull();
      expect(await screen.findByRole('heading', { name: 'cancelled', hidden: true })).toBeTruthy();
      expect(screen.queryAllByRole('button', { name: text('bookkeeping:invoices.takeBack'), hidden: true })).toEqual(
        [],
      );
      await userEvent.click(dialog.getByRole('button', { name: text('common:ui.close') }));
      expect(screen.queryByText(why)).toBeNull();
    },
  );
});
