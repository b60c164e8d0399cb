import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { TimelineBarShape, TimelineRowShape } from '@lendring/contracts/http/timeline.js';
import { addDays, dayIn } from '@lendring/contracts/kernel/days.js';
import { localZone } from '../../i18n/format.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createApi } from '../../lib/api-client/api.js';
import { createFakeApi, type FakeHandler } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { text, textLike } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { HandoversPage } from './HandoversPage.js';
import { TimelinePage } from './TimelinePage.js';

afterEach(cleanup);

const today = dayIn(new Date().toISOString(), localZone());
const block: TimelineBarShape = {
  request_id: null,
  counter_loan_id: null,
  block_id: '11111111-1111-4111-8111-111111111111',
  entry_id: null,
  offers: null,
  repeat: null,
  requesttype_id: 4,
  preparation: false,
  status: null,
  vendor_accepted: false,
  handed_out: false,
  name: null,
  quantity: null,
  date_from: addDays(today, 1),
  date_to: addDays(today, 2),
  time_from: null,
  time_to: null,
  zone: 'Europe/Berlin',
  renttype_id: 1,
  start: `${addDays(today, 1)}T00:00:00.000Z`,
  end: `${addDays(today, 3)}T00:00:00.000Z`,
  overdue: false,
  movable: true,
};
const row = (title: string, bars: TimelineBarShape[]): TimelineRowShape => ({
  offer_id: `a1b2c3d4e${title.length % 10}`,
  title,
  own_number: null,
  quantity: 1,
  status: 'active',
  place_id: null,
  bars,
});

const open = (page = <TimelinePage />, ...more: readonly FakeHandler[]) => {
  const rows = [row('Kappsäge', [block]), row('Bohrhammer', [])];
  const fake = createFakeApi(...more, ({ path, method }) => {
    if (method === 'PATCH') return { data: { block_id: block.block_id } };
    if (path.startsWith('/v1/opening_days'))
      return { data: { opening_hours: null, for_lending: false, places: [], exceptions: [] } };
    return path.startsWith('/v1/offer_timeline')
      ? { data: { rows, paging: { page: 1, size: 100, total: 2, hasNextPage: false } } }
      : undefined;
  });
  render(<ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>{page}</ApiContext>);
  return { changes: () => fake.calls.filter(({ method }) => method === 'PATCH') };
};

describe('the timeline', () => {
  it('is operated by keys: arrows reach a block, Enter opens it, and typed days move it', async () => {
    const { changes } = open();
    const grid = await screen.findByRole('grid', { name: text('timeline:grid') });
    expect(within(grid).getAllByRole('row')).toHaveLength(3);
    const first = within(grid).getAllByRole('cell')[0]!;
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowRight' });
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Wartung');
    fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: textLike('timeline:move.open') }));
    fireEvent.change(await screen.findByLabelText(text('common:ui.until')), { target: { value: addDays(today, 4) } });
    await userEvent.click(screen.getByRole('button', { name: text('timeline:move.action') }));
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]).toMatchObject({
      path: `/v1/offer_unavailability/${block.block_id}`,
      body: { date_from: addDays(today, 1), date_to: addDays(today, 4) },
    });
    await userEvent.click(await screen.findByRole('button', { name: text('timeline:move.undo') }));
    await waitFor(() => expect(changes()).toHaveLength(2));
    expect(changes()[1]?.body).toMatchObject({ date_from: block.date_from, date_to: block.date_to });
    await waitFor(() => expect(screen.queryByRole('button', { name: text('timeline:move.undo') })).toBeNull());
  });

  it('announces the days selected with Shift, and offers to block them or to enter a loan', async () => {
    open();
    const grid = await screen.findByRole('grid');
    const cell = within(grid).getAllByRole('cell').at(-1)!;
    cell.focus();
    fireEvent.keyDown(cell, { key: 'ArrowDown' });
    for (const key of ['ArrowRight', 'ArrowRight']) fireEvent.keyDown(document.activeElement!, { key, shiftKey: true });
    expect(
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(),
    ).toContain('3 Tage gewählt');
    fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Bohrhammer' }));
    expect(dialog.getByRole('button', { name: text('calendar:block.open') })).toBeTruthy();
    expect(dialog.getByRole('link', { name: text('calendar:enter') }).getAttribute('href')).toContain(today);
  });
});

describe('the work of a day', () => {
  it('lists late returns first and records a return', async () => {
    const task = {
      task: 'return' as const,
      state: 'overdue' as const,
      request_id: null,
      counter_loan_id: '22222222-2222-4222-8222-222222222222',
      offer_id: 'a1b2c3d4e1',
      title: 'Kappsäge',
      quantity: 1,
      other: null,
      name: 'Gerda Lohmann',
      phone: '0221 47',
      place: null,
      at: block.start,
      zone: 'Europe/Berlin',
      deposit: null,
      time: null,
      date_from: addDays(today, -3),
      date_to: addDays(today, -1),
      delivery: null,
      handed_back: false,
      completable: true,
      listed: false,
      hand_out: null,
    };
    const due = {
      ...task,
      task: 'handover' as const,
      state: 'due' as const,
      counter_loan_id: block.block_id,
      delivery: { address: 'Lieferweg 12, 50667 Köln' },
    };
    const { changes } = open(<HandoversPage />, ({ path }) =>
      path.startsWith('/v1/calendar_handovers') ? { data: [task, { ...due, completable: false }] } : undefined,
    );
    const headings = await screen.findAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Überfällig (1)', 'Übergeben (1)']);
    const delivered = `${text('timeline:handovers.delivery.handover')}: Lieferweg 12, 50667 Köln`;
    expect(screen.getAllByText(delivered)).toHaveLength(1);
    expect(screen.getAllByRole('link', { name: '0221 47' })[0]?.getAttribute('href')).toBe('tel:022147');
    await userEvent.click(screen.getByRole('button', { name: textLike('timeline:handovers.back') }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: text('handover:back.confirm') }));
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]?.path).toBe(`/v1/counter_loan_complete/${task.counter_loan_id}`);
  });

  it('ticks off the parts of a loan that has some, which completes it', async () => {
    const id = '22222222-2222-4222-8222-222222222222';
    const task = {
      task: 'return',
      state: 'due',
      request_id: null,
      counter_loan_id: id,
      offer_id: 'a1b2c3d4e1',
      title: 'Beamer',
      quantity: 1,
      other: null,
      name: 'Gerda Lohmann',
      phone: null,
      place: null,
      at: block.start,
      zone: 'Europe/Berlin',
      deposit: null,
      time: null,
      date_from: today,
      date_to: today,
      delivery: null,
      handed_back: false,
      completable: true,
      listed: true,
      hand_out: null,
    };
    const loan = {
      loan_id: id,
      offer_id: 'a1b2c3d4e1',
      side: 'vendor',
      parts: [{ name: 'HDMI-Kabel', count: 2 }],
      handovers: [],
      actions: ['record_back'],
      period: { end: block.end, zone: 'UTC' },
      quantity: 1,
      finished_at: null,
    };
    const { changes } = open(<HandoversPage />, ({ path }) =>
      path.startsWith('/v1/calendar_handovers')
        ? { data: [task] }
        : path.startsWith('/v1/counter_loan/')
          ? { data: loan }
          : path.startsWith('/v1/offer_pieces/')
            ? { data: { offer_id: 'a1b2c3d4e1', title: 'Beamer', quantity: 1, pieces: [] } }
            : path.startsWith('/v1/offer_piece_loans/')
              ? { data: [] }
              : undefined,
    );
    await userEvent.click(await screen.findByRole('button', { name: textLike('timeline:handovers.back') }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(text('handover:back.ends'))).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: text('handover:all') }));
    await userEvent.click(dialog.getByRole('button', { name: text('handover:less', { name: 'HDMI-Kabel' }) }));
    await userEvent.click(dialog.getByRole('button', { name: text('handover:back.save') }));
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]).toMatchObject({
      path: `/v1/counter_loan_handover/${id}`,
      body: { moment: 'back', counts: [1] },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('records a handover by one click, takes it back, and leads to the page where parts are named', async () => {
    const task = {
      task: 'handover' as const,
      request_id: null,
      offer_id: 'a1b2c3d4e1',
      quantity: 1,
      other: null,
      name: 'Gerda Lohmann',
      phone: null,
      place: null,
      at: block.start,
      zone: 'Europe/Berlin',
      deposit: null,
      time: null,
      date_from: today,
      date_to: today,
      delivery: null,
      handed_back: false,
      completable: false,
    };
    const ids = [1, 2, 3].map((n) => `22222222-2222-4222-8222-22222222222${n}`);
    const { changes } = open(<HandoversPage />, ({ path }) =>
      path.startsWith('/v1/calendar_handovers')
        ? {
            data: [
              { ...task, state: 'due', counter_loan_id: ids[0], title: 'Leiter', hand_out: 'do' },
              { ...task, state: 'done', counter_loan_id: ids[1], title: 'Pumpe', hand_out: 'undo' },
              { ...task, state: 'due', counter_loan_id: ids[2], title: 'Zelt', hand_out: 'page' },
            ],
          }
        : undefined,
    );
    const button = (name: string) => screen.getByRole('button', { name });
    await screen.findByRole('link', { name: 'Leiter' });
    await userEvent.click(button(`${text('timeline:handovers.out')} Leiter`));
    await waitFor(() => expect(changes()).toHaveLength(1));
    await userEvent.click(button(`${text('timeline:handovers.undo')} Pumpe`));
    await waitFor(() => expect(changes()).toHaveLength(2));
    expect(changes().map(({ path, body }) => [path, body])).toEqual([
      [`/v1/counter_loan_handover/${ids[0]}`, { moment: 'out', counts: [] }],
      [`/v1/counter_loan_handover/${ids[1]}`, { moment: 'out', counts: [], undone: true }],
    ]);
    const link = screen.getByRole('link', { name: `${text('timeline:handovers.record')} Zelt` });
    expect(link.getAttribute('href')).toContain(`${ids[2]}#handover-title`);
  });
});
