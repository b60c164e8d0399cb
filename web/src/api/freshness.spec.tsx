import { afterEach, describe, expect, it } from 'vitest';
import type { TakenShape } from '@lendring/contracts/http/offer.js';
import { addDays, dayIn } from '@lendring/contracts/kernel/days.js';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { Shortcuts } from '../features/account/components/OverviewPage.js';
import { fullProfile } from '../features/account/testing/samples.js';
import { BlockDialog } from '../parts/blocks/BlockDialog.js';
import { UnblockDialog } from '../features/calendar/UnblockDialog.js';
import { entriesOf } from '../features/calendar/model.js';
import { useRequestChoice } from '../features/offer/components/use-request.js';
import OwnOfferMenu from '../features/offer/components/OwnOfferMenu.js';
import { OwnOffersPage } from '../features/own-offers/OwnOffersPage.js';
import { createApi } from '../lib/api-client/api.js';
import { ApiContext } from '../lib/api-client/api-context.js';
import { createQueries } from '../lib/api-client/queries.js';
import { createSessionStore } from '../lib/session/session.js';
import { SessionContext } from '../lib/session/session-context.js';
import { demoOffers, ownOffer } from '../testing/demo-offers.js';
import { createFakeApi, type FakeHandler } from '../testing/fake-api.js';
import { render } from '../testing/render.js';
import { offerCard, wholeDays } from '../testing/samples.js';
import { text } from '../testing/texts.js';
import { userEvent } from '../testing/user-event.js';
import { BlockDays } from '../parts/blocks/BlockDays.js';

afterEach(cleanup);

const today = dayIn(new Date().toISOString(), 'UTC');
const first = addDays(today, 10);
const tent = ownOffer({
  offer_id: 'a000000001',
  status: 'active',
  title: 'Zelt',
  zone: 'UTC',
  pricing: offerCard().pricing,
});
const blockId = '33333333-3333-4333-8333-333333333333';
const block = (day: string): TakenShape => ({
  start: `${day}T00:00:00.000Z`,
  end: `${addDays(day, 1)}T00:00:00.000Z`,
  reason: 'blocked',
  request_id: null,
  block_id: blockId,
  counter_loan_id: null,
  entry_id: null,
  note: 'Urlaub',
  requesttype_id: 2,
  units: 1,
});

const days = (...given: readonly TakenShape[]): FakeHandler => {
  let taken = given;
  return ({ method, path, body }) => {
    if (path.startsWith('/v1/offer_calendar/')) return { data: taken };
    if (!path.startsWith('/v1/offer_unavailability')) return undefined;
    taken = method === 'DELETE' ? [] : [block((body as { date_from: string }).date_from)];
    return method === 'DELETE' ? { status: 204 } : { data: { block_id: blockId } };
  };
};

const visit = (pages: Readonly<Record<string, ReactElement>>, ...handlers: readonly FakeHandler[]) => {
  const api = createApi({ fetch: createFakeApi(...handlers).fetch, locale: 'de' });
  const session = createSessionStore({ api, token: { get: async () => null }, signOut: () => {} });
  function Visit() {
    const [page, setPage] = useState(Object.keys(pages)[0]!);
    return (
      <>
        {Object.keys(pages).map((name) => (
          <button key={name} type="button" onClick={() => setPage(name)}>
            {name}
          </button>
        ))}
        <main>{pages[page]}</main>
      </>
    );
  }
  const queries = createQueries();
  render(
    <QueryClientProvider client={queries}>
      <SessionContext value={session}>
        <ApiContext value={api}>
          <Visit />
        </ApiContext>
      </SessionContext>
    </QueryClientProvider>,
  );
  return (name: string) => userEvent.click(screen.getByRole('button', { name }));
};

function Days() {
  const { calendar } = useRequestChoice(tent, {}, today);
  return <p>{`${calendar.days.size} vergeben`}</p>;
}
const entry = entriesOf(
  [
    {
      type: 'unavailability',
      side: 'vendor',
      request_id: null,
      block_id: blockId,
      counter_loan_id: null,
      counter_name: null,
      note: null,
      entry_id: null,
      offers: null,
      repeat: null,
      offer_id: tent.offer_id,
      title: tent.title,
      status: null,
      vendor_accepted: false,
      handed_out: false,
      overdue: false,
      date_from: first,
      date_to: first,
      time_from: null,
      duration: null,
      renttype_id: null,
      requesttype_id: 2,
      start: `${first}T00:00:00.000Z`,
      end: `${addDays(first, 1)}T00:00:00.000Z`,
      period: wholeDays(first),
      units: 1,
      quantity: null,
      stock: null,
      preparation: null,
      other: null,
    },
  ],
  `${first}T00:00:00.000Z`,
)[0]!;
const chooseDay = async () => {
  const dialog = within(screen.getByRole('main'));
  fireEvent.change(await dialog.findByLabelText(text('common:ui.from')), { target: { value: first } });
  fireEvent.change(dialog.getByLabelText(text('common:ui.until')), { target: { value: first } });
  await userEvent.click(dialog.getByRole('button', { name: text('blocks:action') }));
};

describe('cache freshness across pages', () => {
  it('shows newly blocked days as taken on the offer at once', async () => {
    const go = visit({ Angebot: <Days />, Sperren: <BlockDays offer={tent} /> }, days(), demoOffers(tent));
    await screen.findByText('0 vergeben');
    await go('Sperren');
    await chooseDay();
    expect(await screen.findByText(text('blocks:done'))).toBeTruthy();
    await go('Angebot');
    expect(await screen.findByText('1 vergeben')).toBeTruthy();
  });

  it('shows days freed in the calendar as free on the offer', async () => {
    const go = visit(
      {
        Sperren: <BlockDays offer={tent} />,
        Angebot: <Days />,
        Freigeben: <UnblockDialog entry={entry} onClose={() => {}} />,
      },
      days(block(first)),
      demoOffers(tent),
    );
    expect(await screen.findByText(text('blocks:existing'))).toBeTruthy();
    await go('Angebot');
    await screen.findByText('1 vergeben');
    await go('Freigeben');
    expect(await screen.findByText(/Urlaub/)).toBeTruthy();
    await userEvent.click(
      within(screen.getByRole('dialog', { hidden: true })).getByRole('button', {
        name: text('calendar:unblock.action'),
        hidden: true,
      }),
    );
    await go('Angebot');
    expect(await screen.findByText('0 vergeben')).toBeTruthy();
    await go('Sperren');
    await screen.findByLabelText(text('common:ui.from'));
    await waitFor(() => expect(screen.queryByText(text('blocks:existing'))).toBeNull());
  });

  it('updates the count of own offers in the overview after changes in the list or on the offer', async () => {
    const go = visit(
      {
        Konto: <Shortcuts profile={fullProfile} />,
        Inserate: <OwnOffersPage search={{ tab: 'all', q: '', sort: 'changed', page: 1 }} />,
        Angebot: <OwnOfferMenu offer={{ ...tent, status: 'inactive' }} />,
      },
      demoOffers(tent),
    );
    expect(await screen.findByText(text('account:card.online', { count: 1 }))).toBeTruthy();
    await go('Inserate');
    const row = within((await screen.findByRole('heading', { name: 'Zelt' })).closest('li')!);
    await userEvent.click(row.getByRole('button', { name: text('ownOffers:action.deactivate'), hidden: true }));
    await waitFor(() => expect(row.getByText(text('ownOffers:status.inactive'))).toBeTruthy());
    await go('Konto');
    expect(await screen.findByText(text('account:card.paused', { count: 1 }))).toBeTruthy();
    await go('Angebot');
    await userEvent.click(screen.getByRole('button', { name: text('offer:own.activate') }));
    await go('Konto');
    expect(await screen.findByText(text('account:card.online', { count: 1 }))).toBeTruthy();
  });

  it('deletes an offer after the calendar has listed the offers available for blocking', async () => {
    const go = visit(
      {
        Kalender: <BlockDialog onClose={() => {}} />,
        Inserate: <OwnOffersPage search={{ tab: 'all', q: '', sort: 'changed', page: 1 }} />,
      },
      days(),
      demoOffers(tent),
    );
    await screen.findByLabelText(text('common:ui.from'));
    await go('Inserate');
    const row = within((await screen.findByRole('heading', { name: 'Zelt' })).closest('li')!);
    await userEvent.click(row.getByRole('button', { name: text('ownOffers:action.remove'), hidden: true }));
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: text('ownOffers:remove.action') }),
    );
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Zelt' })).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
