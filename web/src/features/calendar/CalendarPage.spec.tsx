import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CalendarShape } from '@lendring/contracts/http/request.js';
import { addDays, dayIn } from '@lendring/contracts/kernel/days.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createApi } from '../../lib/api-client/api.js';
import { demoRequests } from '../../testing/demo-requests.js';
import { createFakeApi, type FakeHandler } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { userCard, wholeDays } from '../../testing/samples.js';
import { text, textIn, textLike } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { CalendarPage } from './CalendarPage.js';
import { MonthGrid } from './MonthGrid.js';
import { entriesOf } from './model.js';
import type { CalendarSearch } from './search.js';

const dutch = textIn('nl');
const english = textIn('en');

afterEach(cleanup);

const open = (search: CalendarSearch = {}, ...handlers: readonly FakeHandler[]) => {
  const fake = createFakeApi(...handlers, demoRequests(), ({ path }) =>
    path.startsWith('/v1/offer_calendar/') ? { data: [] } : undefined,
  );
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <CalendarPage search={search} />
    </ApiContext>,
  );
  return {
    called: (method: string, path: string) =>
      fake.calls.filter((call) => call.method === method && call.path.startsWith(path)),
  };
};
const tomorrow = addDays(dayIn(new Date().toISOString(), 'Europe/Berlin'), 1);

const requestEntry: CalendarShape = {
  type: 'request',
  side: 'vendor',
  request_id: '11111111-1111-4111-8111-111111111111',
  block_id: null,
  counter_loan_id: null,
  counter_name: null,
  note: null,
  entry_id: null,
  offers: null,
  repeat: null,
  offer_id: 'a1b2c3d4e1',
  title: '',
  status: 'agreed',
  vendor_accepted: true,
  handed_out: false,
  overdue: false,
  date_from: tomorrow,
  date_to: tomorrow,
  time_from: null,
  duration: null,
  renttype_id: 1,
  requesttype_id: 1,
  start: `${tomorrow}T00:00:00.000Z`,
  end: `${addDays(tomorrow, 1)}T00:00:00.000Z`,
  period: wholeDays(tomorrow),
  units: 1,
  quantity: 1,
  stock: null,
  preparation: null,
  other: userCard({ nickname: 'jana_probst' }),
};

const fill = async (dialog: ReturnType<typeof within>, first: string, last: string) => {
  await userEvent.selectOptions(
    await dialog.findByRole('combobox', { name: text('calendar:block.offer') }),
    'Familienzelt für sechs',
  );
  fireEvent.change(await dialog.findByLabelText(text('common:ui.from')), { target: { value: first } });
  fireEvent.change(dialog.getByLabelText(text('common:ui.until')), { target: { value: last } });
};

describe('the calendar', () => {
  it('is a list on narrow screens and a table of days in month view', async () => {
    open();
    expect(await screen.findAllByRole('listitem')).not.toHaveLength(0);
    expect(screen.queryByRole('table')).toBeNull();
    cleanup();
    open({ view: 'month' });
    const table = await screen.findByRole('table');
    expect(within(table).getAllByRole('columnheader')).toHaveLength(7);
    expect(screen.getByRole('heading', { name: text('calendar:agenda') })).toBeTruthy();
  });

  it.each([
    ['de', text('calendar:empty.title'), 'Als Nächstes: '],
    ['en', english('calendar:empty.title'), 'Coming up: '],
    ['nl', dutch('calendar:empty.title'), 'Eerstvolgende: '],
  ] as const)('links from an empty range to the month of the next entry: %s', async (locale, title, words) => {
    const later = ['2020-01-05', addDays(tomorrow, 60), addDays(tomorrow, 45)].map((date_from) => ({
      ...requestEntry,
      date_from,
      date_to: date_from,
    }));
    const fake = createFakeApi(({ path, query }) => {
      if (path !== '/v1/calendar') return undefined;
      const isLater = query.get('side') === 'vendor' && query.get('date_to')! > addDays(tomorrow, 200);
      return { data: isLater ? later : [] };
    });
    render(
      <ApiContext value={createApi({ fetch: fake.fetch, locale })}>
        <CalendarPage side="vendor" search={{ view: 'list' }} />
      </ApiContext>,
      locale,
    );
    expect(await screen.findByText(title)).toBeTruthy();
    const link = await screen.findByRole('link', { name: new RegExp(`^${words}`) });
    const next = addDays(tomorrow, 45);
    expect(link.textContent).toContain(words + String(Number(next.slice(8))));
    expect(new URL(link.getAttribute('href')!, 'http://localhost').searchParams.get('month')).toBe(next.slice(0, 7));
  });

  it('names the other party in the month view and links to the request', async () => {
    const shape = { ...requestEntry, title: 'Familienzelt', date_from: tomorrow, date_to: tomorrow };
    render(
      <MonthGrid
        span={{ from: tomorrow, to: addDays(tomorrow, 6) }}
        entries={entriesOf([shape], `${tomorrow}T00:00:00.000Z`)}
        agenda={[]}
        wide
      />,
    );
    const bar = screen.getByRole('link', { name: /^Abgemacht, du verleihst · jana_probst: Familienzelt/ });
    expect([bar.getAttribute('href'), within(bar).getByText('jana_probst').textContent]).toEqual([
      `/anfrage/${shape.request_id}`,
      'jana_probst',
    ]);
  });

  it.each([
    ['de', '27.–29. November 2099, 2 Nächte'],
    ['en', '27–29 November 2099, 2 nights'],
    ['nl', '27–29 november 2099, 2 nachten'],
  ] as const)('counts nights in month view and half-fills the return day (%s)', (locale, told) => {
    const [first, last] = ['2099-11-27', '2099-11-29'];
    const end = `${last}T00:00:00.000Z`;
    const dates = { date_from: first, date_to: last };
    const period = { ...requestEntry.period, ...dates, start: `${first}T00:00:00.000Z`, end };
    const shape = {
      ...requestEntry,
      title: 'Zelt',
      renttype_id: 3 as const,
      start: period.start,
      end,
      period,
      units: 2,
      ...dates,
    };
    render(
      <MonthGrid
        span={{ from: '2099-11-23', to: '2099-11-29' }}
        entries={entriesOf([shape], `${tomorrow}T00:00:00.000Z`)}
        agenda={[]}
        wide
      />,
      locale,
    );
    const bar = screen.getByRole('link', { name: /Zelt/ });
    expect(bar.textContent?.replaceAll('\u00a0', ' ')).toContain(told);
    expect(bar.style.width).toContain('250%');
  });

  it('validates dates before blocking days of an own offer', async () => {
    const { called } = open({}, ({ method, path }) =>
      method === 'POST' && path === '/v1/calendar_unavailability' ? { data: { lent: [] } } : undefined,
    );
    await userEvent.click(screen.getByRole('button', { name: text('calendar:block.open') }));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(dialog, tomorrow, addDays(tomorrow, -1));
    await userEvent.click(dialog.getByRole('button', { name: text('blocks:action') }));
    expect(dialog.getByText(text('blocks:series.problem.block_ends_before'))).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByLabelText(text('common:ui.from')));
    expect(called('POST', '/v1/calendar_unavailability')).toHaveLength(0);
    await fill(dialog, tomorrow, tomorrow);
    await userEvent.click(dialog.getByRole('radio', { name: 'Wartung' }));
    await userEvent.type(dialog.getByRole('textbox', { name: textLike('blocks:note') }), 'Urlaub');
    await userEvent.click(dialog.getByRole('button', { name: text('blocks:action') }));
    expect(await dialog.findByText(text('blocks:done'))).toBeTruthy();
    expect(called('POST', '/v1/calendar_unavailability')[0]!.body).toEqual({
      offer_ids: ['a1b2c3d4e0'],
      date_from: tomorrow,
      date_to: tomorrow,
      note: 'Urlaub',
      requesttype_id: 4,
    });
    await waitFor(() => expect(called('GET', '/v1/calendar').length).toBeGreaterThan(1));
  });

  it('shows the server message for days that are already booked', async () => {
    open({}, ({ method, path }) =>
      method === 'POST' && path === '/v1/calendar_unavailability'
        ? { status: 409, error: 'days_lent', msgcode: 'days_lent', msgtext: 'An diesen Tagen ist es schon zugesagt.' }
        : undefined,
    );
    await userEvent.click(screen.getByRole('button', { name: text('calendar:block.open') }));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(dialog, tomorrow, tomorrow);
    await userEvent.click(dialog.getByRole('button', { name: text('blocks:action') }));
    expect((await dialog.findByRole('alert')).textContent).toBe('An diesen Tagen ist es schon zugesagt.');
  });

  it('shows the note of a block in the agenda', async () => {
    open();
    const entry = await screen.findByText('Hochzeit Lisa', { selector: 'p' });
    expect(entry.closest('section')?.textContent).toContain('Familienzelt');
  });

  it('frees blocked days only after confirmation', async () => {
    const { called } = open();
    await userEvent.click(await screen.findByRole('button', { name: /freigeben/ }));
    expect(called('DELETE', '/v1/offer_unavailability/')).toHaveLength(0);
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Freigeben' }));
    await waitFor(() => expect(called('DELETE', '/v1/offer_unavailability/')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('button', { name: /freigeben/ })).toBeNull());
  });

  it('shows a download error next to the download button', async () => {
    open({}, ({ path }) =>
      path === '/v1/request_calendar_ics'
        ? { status: 503, error: 'x', msgcode: 'service_unavailable', msgtext: 'Gerade nicht erreichbar.' }
        : undefined,
    );
    await userEvent.click(screen.getByRole('button', { name: textLike('calendar:download') }));
    expect((await screen.findByRole('alert')).textContent).toContain('Gerade nicht erreichbar.');
  });

  it('saves the calendar file under its own file name', async () => {
    const make = vi.fn((_: unknown) => 'blob:x');
    Object.assign(URL, { createObjectURL: make, revokeObjectURL: () => {} });
    const names: string[] = [];
    HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
      names.push(this.download);
    };
    const fetch = () =>
      Promise.resolve({ status: 200, ok: true, blob: () => Promise.resolve('BEGIN:VCALENDAR') } as unknown as Response);
    const fake = createFakeApi(demoRequests());
    const api = createApi({
      fetch: (path, init) => (path.includes('_ics') ? fetch() : fake.fetch(path, init)),
      locale: 'de',
    });
    render(
      <ApiContext value={api}>
        <CalendarPage search={{}} />
      </ApiContext>,
    );
    await userEvent.click(screen.getByRole('button', { name: textLike('calendar:download') }));
    await waitFor(() => expect(names).toEqual(['lendring.ics']));
    expect(make).toHaveBeenCalledWith('BEGIN:VCALENDAR');
  });
});

describe('closed days of the owner', () => {
  const monday = Array.from({ length: 7 }, (_, index) => (index === 0 ? [{ from: '09:00', to: '18:00' }] : []));
  const opening: FakeHandler = ({ path }) =>
    path === '/v1/opening_days'
      ? { data: { opening_hours: monday, for_lending: true, places: [], exceptions: [] } }
      : undefined;

  it('are marked in the month with a pattern and a word, and explained in the legend', async () => {
    open({ month: '2027-03', view: 'month' }, opening);
    const tuesday = (await screen.findByText('9')).closest('td');
    await waitFor(() => expect(tuesday?.className).toContain('dotted'));
    expect(tuesday?.textContent).toContain(text('calendar:closed'));
    expect(screen.getByText('8').closest('td')?.className).not.toContain('dotted');
    const legend = within(screen.getByRole('list', { name: text('calendar:legend') }));
    expect(legend.getByText(text('calendar:closed'))).toBeTruthy();
  });
});
