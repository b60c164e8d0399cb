import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { PiecesShape } from '@lendring/contracts/http/pieces.js';
import { addDays, dayIn } from '@lendring/contracts/kernel/days.js';
import { day } from '../../i18n/format.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createApi } from '../../lib/api-client/api.js';
import { createFakeApi, type FakeHandler } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { ownOffer } from '../../testing/demo-offers.js';
import { text, textLike } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { PiecePage } from './PiecePage.js';

afterEach(cleanup);

const offerId = 'a000000001';
const loanId = '00000000-0000-4000-8000-000000000071';
const dayOf = (value: string) => day(value, 'de', 'year');
const piece = (change: Partial<PiecesShape['pieces'][number]> = {}): PiecesShape['pieces'][number] => ({
  piece_id: 3,
  number: 'BK-003',
  condition: 'good',
  note: null,
  loan: null,
  ...change,
});
const task = (change: object) => ({
  task: 'handover',
  state: 'due',
  offer_id: offerId,
  request_id: null,
  counter_loan_id: null,
  name: 'Gerda',
  other: null,
  time: null,
  ...change,
});

const past = {
  loan_id: loanId,
  counter: true,
  piece_ids: [3],
  out_at: '2025-12-01T10:00:00.000Z',
  back_at: '2025-12-03T10:00:00.000Z',
};

const missing = { loan_id: loanId, since: past.back_at, parts: [{ name: 'Hering-Beutel', count: 1 }] };

const open = (
  pieces: PiecesShape['pieces'],
  tasks: readonly object[] = [],
  returned?: object,
  taken: readonly object[] = [],
) => {
  const answers: FakeHandler = ({ method, path }) => {
    if (method === 'DELETE') return { data: null };
    if (path.startsWith('/v1/offer_calendar/')) return { data: taken };
    if (path === `/v1/offer/${offerId}`) return { data: ownOffer({ offer_id: offerId, zone: 'UTC', quantity: 8 }) };
    if (method !== 'GET') return { data: { offer_id: offerId, title: 'Bierbank', quantity: 8, pieces } };
    if (path.startsWith('/v1/offer_pieces/'))
      return { data: { offer_id: offerId, title: 'Bierbank', quantity: 8, pieces, missing: [missing] } };
    if (path === '/v1/calendar_handovers') return { data: tasks };
    if (path === `/v1/counter_loan/${loanId}`)
      return {
        data: { loan_id: loanId, name: 'Heinz', other: null, period: { date_to: '2027-07-07' }, handovers: [returned] },
      };
    return path.startsWith('/v1/offer_piece_loans/') ? { data: returned ? [past] : [] } : undefined;
  };
  const fake = createFakeApi(answers);
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <PiecePage offerId={offerId} pieceId={3} />
    </ApiContext>,
  );
  return () => fake.calls.filter(({ method }) => method !== 'GET');
};

describe('page of one piece', () => {
  it('leads to the return of the loan that the piece is out with', async () => {
    const loan = { loan_id: loanId, counter: true, piece_ids: [3], out_at: '2027-07-05T10:00:00.000Z', back_at: null };
    open([piece({ loan })]);
    expect(await screen.findByText(/Verliehen an Heinz · zurück bis/)).toBeTruthy();
    const back = screen.getByRole('link', { name: text('pieces:page.takeBack') });
    expect(back.getAttribute('href')).toContain(`${loanId}#handover-title`);
  });

  it('leads to the handovers of its offer that are due today', async () => {
    open(
      [piece()],
      [
        task({ counter_loan_id: loanId }),
        task({ name: 'Jana', offer_id: 'a000000002', counter_loan_id: loanId }),
        task({ name: 'Murat', state: 'done', counter_loan_id: loanId }),
      ],
    );
    expect(await screen.findByRole('link', { name: 'Übergeben an Gerda' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Jana|Murat/ })).toBeNull();
    expect(screen.getByRole('link', { name: text('pieces:page.enterLoan') }).getAttribute('href')).toContain(offerId);
  });

  it('changes the condition', async () => {
    const sent = open([piece()]);
    const condition = await screen.findByRole('combobox', { name: text('pieces:condition.label') });
    await userEvent.selectOptions(condition, 'defect');
    await userEvent.click(screen.getByRole('button', { name: text('pieces:save') }));
    expect(sent()[0]?.body).toEqual({ piece_id: 3, number: 'BK-003', condition: 'defect', note: null });
  });

  it('shows since when parts are missing, until the piece is complete again', async () => {
    const sent = open([piece({ missing: [loanId] })]);
    expect(await screen.findByText('Fehlt seit 3. Dezember 2025: 1 × Hering-Beutel')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: text('pieces:missing.complete') }));
    await userEvent.click(screen.getByRole('button', { name: text('pieces:save') }));
    expect(sent()[0]?.body).toMatchObject({ piece_id: 3, complete: true });
  });

  it('shows the note of the return after which it is defective', async () => {
    const returned = { moment: 'back', at: past.back_at, note: 'Spule klemmt' };
    open([piece({ condition: 'defect' })], [], returned);
    expect(await screen.findByText('Notiz zur Rückgabe am 3. Dezember 2025: Spule klemmt')).toBeTruthy();
    cleanup();
    open([piece()], [], returned);
    await screen.findByText(text('pieces:page.here'));
    expect(screen.queryByText(/Spule klemmt/)).toBeNull();
  });

  const today = dayIn(new Date().toISOString(), 'UTC');
  const period = (days: number) => ({
    start: `${today}T00:00:00.000Z`,
    end: `${addDays(today, days)}T00:00:00.000Z`,
    request_id: null,
    block_id: null,
    counter_loan_id: null,
    entry_id: null,
    note: null,
    requesttype_id: null,
  });
  const block = { ...period(9), reason: 'blocked', units: 1, block_id: loanId, note: 'BK-003', requesttype_id: 4 };

  it('is out of service while it is blocked, and ready again with one click', async () => {
    const sent = open([piece({ condition: 'defect' })], [], undefined, [block]);
    expect(await screen.findByText(text('pieces:calendar.out', { day: dayOf(addDays(today, 8)) }))).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: text('pieces:calendar.after') }), 'worn');
    await userEvent.click(screen.getByRole('button', { name: text('pieces:calendar.ready') }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[0]?.body).toEqual({ piece_id: 3, number: 'BK-003', condition: 'worn', note: null });
    expect(sent()[1]).toMatchObject({ method: 'DELETE', path: `/v1/offer_unavailability/${loanId}` });
  });

  it('is not out of service before its maintenance begins', async () => {
    const coming = { ...block, start: `${addDays(today, 2)}T00:00:00.000Z` };
    open([piece()], [], undefined, [coming]);
    await screen.findByText(text('pieces:page.here'));
    expect(screen.queryByRole('button', { name: text('pieces:calendar.ready') })).toBeNull();
  });

  it('is taken out of service until it is repaired, and names the loans that need all', async () => {
    const other = '00000000-0000-4000-8000-000000000072';
    const sent = open([piece({ condition: 'defect' })], [], undefined, [
      { ...period(4), start: `${addDays(today, 2)}T00:00:00.000Z`, reason: 'booked', units: 8, counter_loan_id: other },
    ]);
    const until = await screen.findByLabelText(textLike('pieces:calendar.until'));
    expect(screen.getByText(text('pieces:calendar.needed'))).toBeTruthy();
    expect(screen.getByRole('link', { name: /8 Stück$/ }).getAttribute('href')).toContain(other);
    fireEvent.change(until, { target: { value: addDays(today, 1) } });
    expect(screen.queryByText(text('pieces:calendar.needed'))).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: text('pieces:calendar.block') }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      path: '/v1/offer_unavailability',
      body: {
        offer_id: offerId,
        date_from: today,
        date_to: addDays(today, 1),
        units: 1,
        requesttype_id: 4,
        note: 'BK-003',
      },
    });
  });

  it('does not offer to hand out what is defective, and names a piece that is gone', async () => {
    open([piece({ condition: 'defect' })]);
    expect(await screen.findByText(text('pieces:page.notLent'))).toBeTruthy();
    expect(screen.queryByRole('link', { name: text('pieces:page.enterLoan') })).toBeNull();
    cleanup();
    open([piece({ piece_id: 4 })]);
    expect(await screen.findByText(text('pieces:page.gone'))).toBeTruthy();
  });
});
