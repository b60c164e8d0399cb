import { useRouter } from '@tanstack/react-router';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ExceptionShape, OpeningDaysShape } from '@lendring/contracts/http/opening-days.js';
import type { CalendarShape } from '@lendring/contracts/http/request.js';
import { addDays, dayIn, weekdayOf } from '@lendring/contracts/kernel/days.js';
import { instantAt } from '@lendring/contracts/rules/local-time.js';
import { localZone } from '../../../i18n/format.js';
import { createApi } from '../../../lib/api-client/api.js';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import { createSessionStore } from '../../../lib/session/session.js';
import { SessionContext } from '../../../lib/session/session-context.js';
import { createFakeApi, type FakeAnswer } from '../../../testing/fake-api.js';
import { lentOn } from '../../../testing/demo-requests.js';
import { render } from '../../../testing/render.js';
import { text, textLike } from '../../../testing/texts.js';
import { toasts } from '../../../ui/toasts.js';
import { fullProfile } from '../testing/samples.js';
import { userEvent } from '../../../testing/user-event.js';
import { handoversClosedBy } from './ClosedHandovers.js';
import { exceptionProblem, noException } from './exception-form.js';
import { hoursCalls, hoursValues } from './hours-form.js';
import { OpeningHoursPage } from './OpeningHoursPage.js';
import { changedDay, copiedTo, differingFrom, hoursOf, spansProblem, toggled, weekOf, wrongDays } from './week.js';

afterEach(() => {
  cleanup();
  calendar = [];
  sessionStorage.clear();
});

const nine = [{ from: '09:00', to: '18:00' }];
const none: OpeningDaysShape = { opening_hours: null, for_lending: false, places: [], exceptions: [] };
/** Two weeks that begin in a month. */
const begin = addDays(dayIn(new Date().toISOString(), localZone()), 30);
const end = addDays(begin, 13);
const summer: ExceptionShape = {
  exception_id: '00000000-0000-4000-8000-000000000001',
  date_from: begin,
  date_to: end,
  hours: [],
  places: ['all'],
  label: 'Betriebsferien',
  yearly: null,
};
const garage = {
  place_id: '00000000-0000-4000-8000-000000000002',
  name: null,
  street: 'Hof 2',
  postal: '50674',
  city: 'Köln',
  city_id: '1',
  country: 'DE',
};

const holidays = {
  region: 'Nordrhein-Westfalen',
  holidays: [
    { day: begin, name: 'Karfreitag', places: ['all'] },
    { day: end, name: 'Ostermontag', places: ['all'] },
    { day: addDays(end, 7), name: 'Tag der Arbeit', places: ['all'] },
  ],
};

const Leave = () => {
  const { history } = useRouter();
  return (
    <button type="button" onClick={() => history.push('/faq')}>
      leave
    </button>
  );
};

let calendar: readonly CalendarShape[] = [];

const open = async (start: OpeningDaysShape = none, places: readonly unknown[] = [], refuse?: FakeAnswer) => {
  const sent: unknown[] = [];
  let now = start;
  const fake = createFakeApi(({ method, path, body }): FakeAnswer | undefined => {
    if (path === '/v1/init') return { data: { profile: fullProfile, usergroup: [] } };
    if (method === 'GET' && path === '/v1/opening_days') return { data: now };
    if (method === 'GET' && path === '/v1/profile_place') return { data: places };
    if (method === 'GET' && path === '/v1/calendar') return { data: calendar };
    if (method === 'GET' && path === '/v1/opening_days_holiday') return { data: holidays };
    if (method === 'GET') return undefined;
    sent.push([method, path, body]);
    if (refuse) return refuse;
    if (method === 'PATCH' && path === '/v1/opening_days') {
      const { opening_hours } = body as Pick<OpeningDaysShape, 'opening_hours'>;
      now = { ...now, opening_hours, for_lending: true };
    }
    if (method === 'POST') now = { ...now, exceptions: [...now.exceptions, { ...summer, ...(body as object) }] };
    if (method === 'PATCH' && path.startsWith('/v1/opening_days_exception/'))
      now = { ...now, exceptions: now.exceptions.map((one) => ({ ...one, ...(body as object) })) };
    if (method === 'DELETE') now = { ...now, exceptions: [] };
    return { data: now };
  });
  const api = createApi({ fetch: fake.fetch, locale: 'de' });
  const session = createSessionStore({ api, token: { get: () => Promise.resolve('token') }, signOut: () => {} });
  await session.start();
  session.stop();
  render(
    <ApiContext value={api}>
      <SessionContext value={session}>
        <OpeningHoursPage returnTo={undefined} />
        <Leave />
      </SessionContext>
    </ApiContext>,
  );
  return sent;
};
const save = () => userEvent.click(screen.getByRole('button', { name: text('account:save') }));

describe('the hours of the week', () => {
  it('state whether any are set, and leave the page without a warning once saved', async () => {
    const sent = await open();
    expect(await screen.findAllByText(text('openingDays:notSet'))).toHaveLength(7);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Dienstag' }));
    expect(screen.queryByText(text('openingDays:notSet'))).toBeNull();
    expect(screen.getAllByText(text('openingDays:closed'))).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: /^Zeiten kopieren.*Dienstag$/ }));
    await userEvent.click(screen.getByRole('button', { name: text('openingDays:copy.weekdays') }));
    expect(screen.queryByRole('button', { name: text('openingDays:copy.weekdays') })).toBeNull();
    await save();
    await waitFor(() =>
      expect(sent).toEqual([
        ['PATCH', '/v1/opening_days', { place_id: null, opening_hours: [nine, nine, nine, nine, nine, [], []] }],
      ]),
    );
    await waitFor(() => expect(toasts.get().map(({ text: shown }) => shown)).toContain(text('openingDays:saved')));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sonntag' }));
    await userEvent.click(screen.getByRole('button', { name: 'leave' }));
    await screen.findByRole('heading', { name: text('common:leave.title') });
    await userEvent.click(screen.getByRole('button', { name: text('common:leave.stay') }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sonntag' }));
    await userEvent.click(screen.getByRole('button', { name: 'leave' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: text('common:leave.title') })).toBeNull());
  });

  it('name a day whose hours cross midnight, and send nothing', async () => {
    const sent = await open();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Montag' }));
    await userEvent.clear(screen.getByLabelText(text('openingDays:to', { day: 'Montag' })));
    await userEvent.type(screen.getByLabelText(text('openingDays:to', { day: 'Montag' })), '02:00');
    await save();
    expect(screen.getAllByText(text('openingDays:problem.midnight')).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  });

  it('of a private user that only scheduled replies are saved again without a change', async () => {
    const week = [nine, [], [], [], [], [], []];
    const sent = await open({ ...none, opening_hours: week });
    await screen.findByText(text('openingDays:repliesOnly'));
    await save();
    await waitFor(() => expect(sent).toEqual([['PATCH', '/v1/opening_days', { place_id: null, opening_hours: week }]]));
    await waitFor(() => expect(screen.queryByText(text('openingDays:repliesOnly'))).toBeNull());
  });

  it('of another place are its own once chosen', async () => {
    const sent = await open({ ...none, for_lending: true, opening_hours: [nine, [], [], [], [], [], []] }, [garage]);
    await userEvent.selectOptions(await screen.findByLabelText(text('openingDays:place')), garage.place_id);
    expect(screen.queryByRole('checkbox', { name: 'Montag' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: textLike('openingDays:own') }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sonntag' }));
    await save();
    await waitFor(() =>
      expect(sent).toEqual([
        ['PATCH', '/v1/opening_days', { place_id: garage.place_id, opening_hours: [nine, [], [], [], [], [], nine] }],
      ]),
    );
  });
});

describe('a warning of loans on closed days', () => {
  const weekday = weekdayOf(begin);
  const names = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'] as const;
  const otherDay = names[(weekday + 3) % 7]!;

  it('appears before a week is saved that closes their day', async () => {
    calendar = [lentOn(begin, begin)];
    await open({ ...none, for_lending: true, opening_hours: weekOf(null).map(() => nine) });
    await userEvent.click(await screen.findByRole('checkbox', { name: otherDay }));
    expect(screen.queryByRole('link', { name: /Zelt/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: names[weekday]! }));
    expect(await screen.findByRole('link', { name: /^Zelt/ })).toBeTruthy();
  });

  it('appears before public holidays are closed', async () => {
    calendar = [lentOn(begin, begin)];
    await open();
    await userEvent.click(await screen.findByRole('button', { name: text('openingDays:holidays.add') }));
    expect(await screen.findByRole('link', { name: /^Zelt/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: /Karfreitag$/ }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Zelt/ })).toBeNull());
  });

  it('counts loans of the place alone, hours of hourly loans, and no days that have passed', () => {
    const here = { ...none, for_lending: true, opening_hours: weekOf(null).map(() => nine) };
    const place = garage.place_id;
    const closed = { ...here, exceptions: [{ ...summer, places: [place] }] };
    const changed = { before: here, after: closed };
    const loan = lentOn(begin, begin);
    const at = (offerPlace: string | null, one = loan, today = addDays(begin, -3)) =>
      handoversClosedBy(changed, [one], () => offerPlace, today).length;
    expect([at(place), at(null)]).toEqual([1, 0]);
    expect(at(place, { ...loan, status: 'completed' })).toBe(0);
    expect(at(place, loan, addDays(begin, 1))).toBe(0);
    const hours = { ...loan.period, kind: 'hours' as const, time_from: '16:00', duration: 2 };
    const early = { ...here, opening_hours: weekOf(null).map(() => [{ from: '09:00', to: '17:00' }]) };
    const until = (back: string) => ({ ...loan, period: hours, end: back });
    const shorter = (one: CalendarShape) =>
      handoversClosedBy({ before: here, after: early }, [one], () => null, begin).length;
    const zone = 'Europe/Berlin';
    expect(shorter(until(instantAt(begin, '18:00', zone)))).toBe(1);
    expect(shorter(until(instantAt(begin, '17:00', zone)))).toBe(0);
  });
});

describe('exceptions to the opening hours', () => {
  it('are added for a range of days and listed, and removed after confirmation', async () => {
    const sent = await open();
    await userEvent.click(await screen.findByRole('button', { name: text('openingDays:exceptions.add') }));
    const form = within(screen.getByRole('form', { name: text('openingDays:exceptions.add') }));
    await userEvent.type(form.getByLabelText(text('common:ui.from')), begin);
    await userEvent.type(form.getByLabelText(text('common:ui.until')), end);
    await userEvent.type(form.getByLabelText(textLike('openingDays:exceptions.label')), 'Betriebsferien');
    await userEvent.click(form.getByRole('button', { name: text('openingDays:exceptions.save') }));
    await screen.findByText(/geschlossen · Betriebsferien/);
    const body = { date_from: begin, date_to: end, hours: [], places: ['all'], label: 'Betriebsferien', yearly: null };
    expect(sent).toEqual([['POST', '/v1/opening_days_exception', body]]);
    await userEvent.click(screen.getByRole('button', { name: textLike('openingDays:exceptions.remove') }));
    await userEvent.click(screen.getByRole('button', { name: text('openingDays:exceptions.removeAction') }));
    await screen.findByText(text('openingDays:exceptions.none'));
  });

  it('are changed with their hours, several on one day', async () => {
    const sent = await open({ ...none, exceptions: [summer] });
    await userEvent.click(await screen.findByRole('button', { name: textLike('openingDays:exceptions.change') }));
    const form = within(screen.getByRole('form', { name: text('openingDays:exceptions.changeTitle') }));
    await userEvent.click(form.getByRole('radio', { name: text('openingDays:exceptions.hours') }));
    await userEvent.click(form.getByRole('button', { name: textLike('openingDays:addSpan') }));
    const name = { day: text('openingDays:exceptions.hours') };
    await userEvent.type(form.getAllByLabelText(text('openingDays:from', name))[1]!, '19:00');
    await userEvent.type(form.getAllByLabelText(text('openingDays:to', name))[1]!, '20:00');
    await userEvent.click(form.getByRole('button', { name: text('openingDays:exceptions.saveChange') }));
    await waitFor(() =>
      expect(sent).toMatchObject([
        [
          'PATCH',
          `/v1/opening_days_exception/${summer.exception_id}`,
          { date_from: begin, date_to: end, hours: [...nine, { from: '19:00', to: '20:00' }], label: summer.label },
        ],
      ]),
    );
  });

  it('repeat every year, without an end or until a day, and name their coming days', async () => {
    const past = { date_from: '2020-12-24', date_to: '2021-01-01', yearly: { until: null } };
    const sent = await open({ ...none, exceptions: [{ ...summer, ...past }] });
    expect(await screen.findByText(textLike('openingDays:exceptions.yearly'))).toBeTruthy();
    expect(screen.queryByText(/2020/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: text('openingDays:exceptions.add') }));
    const form = within(screen.getByRole('form', { name: text('openingDays:exceptions.add') }));
    await userEvent.type(form.getByLabelText(text('common:ui.from')), begin);
    await userEvent.click(form.getByRole('checkbox', { name: text('openingDays:exceptions.repeat') }));
    await userEvent.type(form.getByLabelText(textLike('openingDays:exceptions.until')), addDays(end, 1000));
    await userEvent.click(form.getByRole('button', { name: text('openingDays:exceptions.save') }));
    await waitFor(() =>
      expect(sent).toMatchObject([
        ['POST', '/v1/opening_days_exception', { date_from: begin, yearly: { until: addDays(end, 1000) } }],
      ]),
    );
  });

  it('name the loans that begin or end on closed days before they are saved', async () => {
    calendar = [
      lentOn(begin, addDays(end, 3)),
      lentOn(addDays(begin, -3), addDays(end, 3), { request_id: 'a000000002', title: 'Boot' }),
    ];
    await open();
    await userEvent.click(await screen.findByRole('button', { name: text('openingDays:exceptions.add') }));
    const form = within(screen.getByRole('form', { name: text('openingDays:exceptions.add') }));
    await userEvent.type(form.getByLabelText(text('common:ui.from')), begin);
    await userEvent.type(form.getByLabelText(text('common:ui.until')), end);
    expect((await form.findByRole('link', { name: /Zelt/ })).getAttribute('href')).toContain('a000000001');
    expect(form.getByText(text('openingDays:handovers.text', { count: 1 }))).toBeTruthy();
    expect(form.queryByRole('link', { name: /Boot/ })).toBeNull();
    expect(form.queryByRole('link', { name: /noch offen/ })).toBeNull();
  });

  it('do not call an open request agreed', async () => {
    calendar = [lentOn(begin, addDays(end, 3), { status: 'open', vendor_accepted: false })];
    await open();
    await userEvent.click(await screen.findByRole('button', { name: text('openingDays:exceptions.add') }));
    const form = within(screen.getByRole('form', { name: text('openingDays:exceptions.add') }));
    await userEvent.type(form.getByLabelText(text('common:ui.from')), begin);
    await userEvent.type(form.getByLabelText(text('common:ui.until')), end);
    expect(await form.findByRole('link', { name: /Zelt.*noch offen/ })).toBeTruthy();
    expect(form.queryByText(/abgemacht/)).toBeNull();
  });

  it('show a refusal of the server at their days', async () => {
    const said = 'Für diese Tage gibt es schon eine.';
    const fields = [{ path: 'date_from', code: 'exception_overlaps', text: said }];
    await open(none, [], { status: 409, error: 'conflict', msgcode: 'exception_overlaps', msgtext: said, fields });
    await userEvent.click(await screen.findByRole('button', { name: text('openingDays:exceptions.add') }));
    const form = within(screen.getByRole('form', { name: text('openingDays:exceptions.add') }));
    await userEvent.type(form.getByLabelText(text('common:ui.from')), begin);
    await userEvent.click(form.getByRole('button', { name: text('openingDays:exceptions.save') }));
    expect((await form.findAllByText(said)).length).toBeGreaterThan(0);
  });

  it('report missing, past and endless days and wrong hours at their field', () => {
    const today = '2030-01-01';
    const at = (first: string | null, last: string | null, more: Partial<typeof noException> = {}) =>
      exceptionProblem({ ...noException, first, last, ...more }, today);
    expect(at(null, null)).toEqual({ id: 'first', problem: 'days' });
    expect(at('2030-02-02', '2030-02-01')?.problem).toBe('order');
    expect(at('2029-12-30', '2029-12-31')?.problem).toBe('past');
    expect(at('2030-01-01', '2040-01-01')?.problem).toBe('long');
    expect(at('2040-01-01', null)?.problem).toBe('far');
    const yearly = { isYearly: true, until: '2029-12-31' };
    expect(at('2030-01-01', null, yearly)).toEqual({ id: 'until', problem: 'until' });
    expect(at('2028-12-24', '2029-01-01', { isYearly: true })).toBeNull();
    expect(at('2028-12-24', '2029-01-01', { isYearly: true, until: '2029-12-23' })?.problem).toBe('past');
    const night = { kind: 'hours' as const, spans: [{ from: '22:00', to: '02:00' }] };
    expect(at('2030-02-01', null, night)).toEqual({ id: 'spans', problem: 'midnight' });
    expect(at('2030-02-01', '2030-02-03')).toBeNull();
  });
});

describe('several places', () => {
  it('are chosen for one exception, and named with it', async () => {
    const barn = { ...garage, place_id: '00000000-0000-4000-8000-000000000003', name: 'Scheune', street: 'Feldweg 1' };
    const sent = await open(none, [garage, barn]);
    await userEvent.click(await screen.findByRole('button', { name: text('openingDays:exceptions.add') }));
    const form = within(screen.getByRole('form', { name: text('openingDays:exceptions.add') }));
    await userEvent.type(form.getByLabelText(text('common:ui.from')), begin);
    await userEvent.selectOptions(form.getByLabelText(text('openingDays:exceptions.where')), 'some');
    await userEvent.click(form.getByRole('button', { name: text('openingDays:exceptions.save') }));
    expect(form.getAllByText(text('openingDays:problem.places')).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
    await userEvent.click(form.getByRole('checkbox', { name: text('openingDays:main') }));
    await userEvent.click(form.getByRole('checkbox', { name: /^Scheune \(Feldweg 1/ }));
    await userEvent.click(form.getByRole('button', { name: text('openingDays:exceptions.save') }));
    await waitFor(() =>
      expect(sent).toMatchObject([['POST', '/v1/opening_days_exception', { places: ['main', barn.place_id] }]]),
    );
    expect(await screen.findByText(/Hauptadresse; Scheune/)).toBeTruthy();
  });
});

describe('public holidays', () => {
  it('are suggested unless covered already, and entered as closed days', async () => {
    const exceptions = [{ ...summer, date_from: begin, date_to: begin }];
    const sent = await open({ ...none, exceptions });
    await userEvent.click(await screen.findByRole('button', { name: text('openingDays:holidays.add') }));
    await screen.findByText(text('openingDays:holidays.in', { region: 'Nordrhein-Westfalen' }));
    expect(screen.queryByRole('checkbox', { name: /Karfreitag$/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: text('openingDays:holidays.chooseNone') }));
    await userEvent.click(screen.getByRole('button', { name: text('openingDays:holidays.chooseAll') }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Tag der Arbeit$/ }));
    await userEvent.click(screen.getByRole('button', { name: text('openingDays:holidays.save') }));
    await waitFor(() => expect(sent).toEqual([['POST', '/v1/opening_days_holiday', { places: ['all'], days: [end] }]]));
  });
  it('need at least one ticked day', async () => {
    const sent = await open();
    await userEvent.click(await screen.findByRole('button', { name: text('openingDays:holidays.add') }));
    for (const box of await screen.findAllByRole('checkbox', { name: /(Karfreitag|Ostermontag|Tag der Arbeit)$/ }))
      await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: text('openingDays:holidays.save') }));
    expect(screen.getByText(text('openingDays:holidays.none'))).toBeTruthy();
    expect(sent).toEqual([]);
  });
});

describe('the week of the opening hours form', () => {
  it('copies the hours of a day to chosen days, and knows which differ', () => {
    const week = changedDay(toggled(weekOf(null), 1), 1, [{ from: '10:00', to: '14:00' }]);
    expect(differingFrom(week, 1)).toEqual([0, 2, 3, 4, 5, 6]);
    const copied = copiedTo(week, 1, [0, 5]);
    expect(copied.map((spans) => spans[0]?.from ?? '')).toEqual(['10:00', '10:00', '', '', '', '10:00', '']);
    expect(differingFrom(copied, 1)).toEqual([2, 3, 4, 6]);
    expect(differingFrom(copiedTo(week, 1, [0, 1, 2, 3, 4, 5, 6]), 1)).toEqual([]);
  });
  it('copies to all days or to chosen ones in the form', async () => {
    const sent = await open();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Dienstag' }));
    await userEvent.click(screen.getByRole('button', { name: /^Zeiten kopieren.*Dienstag$/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Samstag' }));
    await userEvent.click(screen.getByRole('button', { name: text('openingDays:copy.go') }));
    expect(screen.getAllByText(text('openingDays:closed'))).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: /^Zeiten kopieren.*Samstag$/ }));
    await userEvent.click(screen.getByRole('button', { name: text('openingDays:copy.all') }));
    expect(screen.queryByRole('button', { name: /^Zeiten kopieren/ })).toBeNull();
    await save();
    await waitFor(() =>
      expect(sent).toEqual([
        ['PATCH', '/v1/opening_days', { place_id: null, opening_hours: Array.from({ length: 7 }, () => nine) }],
      ]),
    );
  });
  it('opens, closes and changes days and reports invalid days', () => {
    const week = toggled(weekOf(null), 0);
    expect(week[0]).toEqual(nine);
    expect(hoursOf(toggled(week, 0))).toBeNull();
    const twice = (from: string, to: string) => wrongDays(changedDay(week, 0, [...nine, { from, to }]));
    expect(twice('', '')).toEqual([{ day: 0, problem: 'hours' }]);
    expect(twice('17:00', '20:00')).toEqual([{ day: 0, problem: 'hours' }]);
    expect(twice('19:00', '20:00')).toEqual([]);
    expect(spansProblem([{ from: '22:00', to: '02:00' }])).toBe('midnight');
  });
  it('sends only changed places, and lets a place follow the main address again', () => {
    const days = { ...none, for_lending: true, places: [{ place_id: garage.place_id, opening_hours: null }] };
    const before = hoursValues(days, [garage.place_id]);
    expect(hoursCalls(before, before, false)).toEqual([]);
    const following = { hours: { ...before.hours, [garage.place_id]: { own: false, week: weekOf(null) } } };
    expect(hoursCalls(before, following, false)).toEqual([{ kind: 'follow', placeId: garage.place_id }]);
  });
});
