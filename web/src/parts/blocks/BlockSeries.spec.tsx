import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { CalendarShape } from '@lendring/contracts/http/request.js';
import type { UnavailabilityShape } from '@lendring/contracts/http/unavailability.js';
import { addDays, dayIn, firstOfMonth, weekdayOf } from '@lendring/contracts/kernel/days.js';
import { createApi } from '../../lib/api-client/api.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { lentOn } from '../../testing/demo-requests.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { text, textLike } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { BlockSeries, type SingleBlock } from './BlockSeries.js';
import { monthRulesOf } from './MonthField.js';

afterEach(cleanup);

const tomorrow = addDays(dayIn(new Date().toISOString(), 'Europe/Berlin'), 1);
const made: UnavailabilityShape = {
  entry_id: '11111111-1111-4111-8111-111111111111',
  offer_ids: null,
  date_from: tomorrow,
  date_to: tomorrow,
  hours: null,
  repeat: null,
  note: null,
  requesttype_id: 3,
  name: null,
  units: null,
  freed: [],
  offers: 2,
  lent: [
    {
      offer_id: 'a1b2c3d4e1',
      title: 'Familienzelt',
      request_id: '22222222-2222-4222-8222-222222222222',
      counter_loan_id: null,
      date_from: tomorrow,
      date_to: tomorrow,
    },
  ],
};

const open = (
  calendar: readonly CalendarShape[] = [],
  entry?: UnavailabilityShape,
  block?: SingleBlock,
  quantity?: number,
) => {
  const done = vi.fn();
  const fake = createFakeApi(({ method, path }) => {
    if (method !== 'GET' && path.startsWith('/v1/calendar_unavailability')) return { data: made };
    if (method === 'DELETE' && path.startsWith('/v1/offer_unavailability/')) return { status: 204 };
    return path === '/v1/calendar' ? { data: calendar } : undefined;
  });
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <BlockSeries
        offers={block || quantity ? ['a1b2c3d4e1'] : 'all'}
        {...(quantity && { quantity })}
        entry={entry}
        block={block}
        onDone={done}
      />
    </ApiContext>,
  );
  const calls = () =>
    fake.calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
  return { done, calls, sent: () => fake.calls.filter(({ method }) => method !== 'GET').map(({ body }) => body) };
};
const repeat = (every: 'never' | 'week' | 'month' | 'year') =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: text('blocks:series.repeat') }), every);
const date = (label: Parameters<typeof textLike>[0], value: string) =>
  fireEvent.change(screen.getByLabelText(textLike(label)), { target: { value } });
const setFirst = (value: string) =>
  fireEvent.change(document.getElementById('series-first') as HTMLInputElement, { target: { value } });
const send = () => userEvent.click(screen.getByRole('button', { name: text('blocks:action') }));

it('blocks hours of chosen weekdays until an end, and lists the loans that stay', async () => {
  const { done, sent } = open();
  await userEvent.click(screen.getByRole('radio', { name: text('blocks:series.hours') }));
  await repeat('week');
  date('blocks:series.start', tomorrow);
  date('blocks:series.repeatUntil', addDays(tomorrow, 14));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: text('blocks:series.hoursFrom') }), '22:00');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: text('blocks:series.hoursTo') }), '8');
  await send();
  expect(sent()).toEqual([
    {
      offer_ids: 'all',
      date_from: tomorrow,
      date_to: tomorrow,
      hours: { time_from: '22:00', duration: 8 },
      repeat: { every: 'week', weekdays: [weekdayOf(tomorrow)], until: addDays(tomorrow, 14) },
      requesttype_id: 3,
    },
  ]);
  expect((await screen.findByRole('link', { name: /^Familienzelt/ })).getAttribute('href')).toContain(
    '22222222-2222-4222-8222-222222222222',
  );
  await userEvent.click(screen.getByRole('button', { name: text('blocks:series.finish') }));
  expect(done).toHaveBeenCalledOnce();
});

it('repeats monthly on the weekday or the date of its first day', async () => {
  const { sent } = open();
  const nextMonth = firstOfMonth(tomorrow, 1);
  const monday = addDays(nextMonth, (7 - weekdayOf(nextMonth)) % 7);
  await repeat('month');
  setFirst(monday);
  date('blocks:series.repeatUntil', addDays(monday, 90));
  const days = screen.getByRole('combobox', { name: text('blocks:series.monthDay') });
  expect((days as HTMLSelectElement).selectedOptions[0]?.textContent).toBe(
    `am ${Number(monday.slice(8))}. jedes Monats`,
  );
  await userEvent.selectOptions(days, 'jeden ersten Montag im Monat');
  setFirst(addDays(monday, 1));
  expect((days as HTMLSelectElement).selectedOptions[0]?.textContent).toBe('jeden ersten Dienstag im Monat');
  await send();
  expect(sent()).toMatchObject([
    {
      date_from: addDays(monday, 1),
      repeat: { every: 'month_weekday', week: 1, weekday: 1, until: addDays(monday, 90) },
    },
  ]);
});

it.each([
  ['2027-02-01', ['month 1', '1 0']],
  ['2027-03-15', ['month 15', '3 0']],
  ['2027-02-22', ['month 22', '4 0', '5 0']],
  ['2027-03-29', ['month 29', '5 0']],
])('suggests for %s its date and its weekday of the month', (day, rules) => {
  expect(
    monthRulesOf(day).map((rule) => (rule.every === 'month' ? `month ${rule.date}` : `${rule.week} ${rule.weekday}`)),
  ).toEqual(rules);
});

it('names agreed loans on any of the days before it blocks them', async () => {
  const nextWeek = addDays(tomorrow, 7);
  const { sent } = open([
    lentOn(nextWeek, nextWeek, { title: 'Zelt' }),
    lentOn(addDays(tomorrow, 2), addDays(tomorrow, 4), { request_id: 'a000000002', title: 'Boot' }),
  ]);
  await repeat('week');
  date('blocks:series.start', tomorrow);
  date('blocks:series.repeatUntil', addDays(tomorrow, 14));
  expect(await screen.findByRole('link', { name: /^Zelt/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Boot/ })).toBeNull();
  expect(screen.getByText(text('blocks:lent', { count: 1 }))).toBeTruthy();
  expect(sent()).toEqual([]);
});

it('changes an entry in place, also one that has begun', async () => {
  const began = addDays(tomorrow, -8);
  const weekly = { every: 'week' as const, weekdays: [weekdayOf(began)], until: addDays(tomorrow, 20) };
  const { sent } = open([], { ...made, date_from: began, date_to: began, repeat: weekly, note: 'Messe', lent: [] });
  date('blocks:series.repeatUntil', addDays(tomorrow, 50));
  await userEvent.clear(screen.getByLabelText(textLike('blocks:note')));
  await userEvent.click(screen.getByRole('button', { name: text('blocks:change.save') }));
  expect(await screen.findByText(text('blocks:change.done'))).toBeTruthy();
  expect(sent()).toEqual([
    {
      offer_ids: 'all',
      date_from: began,
      date_to: began,
      hours: null,
      repeat: { ...weekly, until: addDays(tomorrow, 50) },
      requesttype_id: 3,
      note: '',
      units: null,
    },
  ]);
});

it('makes a single block an entry with a name, and frees the block only then', async () => {
  const block = {
    blockId: '33333333-3333-4333-8333-333333333333',
    offerId: 'a1b2c3d4e1',
    first: tomorrow,
    last: addDays(tomorrow, 2),
    kind: 2 as const,
    note: 'Urlaub',
    units: null,
  };
  const { calls } = open([], undefined, block);
  await userEvent.click(screen.getByRole('radio', { name: /^Verliehen/ }));
  await userEvent.type(screen.getByLabelText(textLike('blocks:who')), 'Ruderverein');
  await userEvent.click(screen.getByRole('button', { name: text('blocks:change.save') }));
  expect(await screen.findByText(text('blocks:change.done'))).toBeTruthy();
  expect(calls()).toEqual(['POST /v1/calendar_unavailability', `DELETE /v1/offer_unavailability/${block.blockId}`]);
});

it('blocks some units of an offer, and changes how many', async () => {
  const units = () => screen.getByLabelText(textLike('blocks:units'));
  const { sent } = open([], undefined, undefined, 80);
  date('common:ui.from', tomorrow);
  await userEvent.type(units(), '81');
  await send();
  expect(screen.getByText(text('blocks:unitsProblem', { max: 80 }))).toBeTruthy();
  expect(document.activeElement).toBe(units());
  await userEvent.clear(units());
  await userEvent.type(units(), '3');
  await send();
  expect(sent()).toMatchObject([{ offer_ids: ['a1b2c3d4e1'], units: 3 }]);
  cleanup();
  const changing = open([], { ...made, offer_ids: ['a1b2c3d4e1'], units: 3 }, undefined, 80);
  await userEvent.clear(units());
  await userEvent.click(screen.getByRole('button', { name: text('blocks:change.save') }));
  expect(changing.sent()).toMatchObject([{ units: null }]);
});

it('keeps the units of a single block that becomes an entry', async () => {
  const block = {
    blockId: '33333333-3333-4333-8333-333333333333',
    offerId: 'a1b2c3d4e1',
    first: tomorrow,
    last: tomorrow,
    kind: 4 as const,
    note: '',
    units: 10,
  };
  const { sent } = open([], undefined, block, 120);
  await userEvent.click(screen.getByRole('button', { name: text('blocks:change.save') }));
  expect(await screen.findByText(text('blocks:change.done'))).toBeTruthy();
  expect(sent()[0]).toMatchObject({ requesttype_id: 4, units: 10 });
});

it('names who has the things of third-party use, and of no other kind', async () => {
  const { sent } = open();
  date('common:ui.from', tomorrow);
  expect(screen.queryByLabelText(textLike('blocks:who'))).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /^Verliehen/ }));
  await userEvent.type(screen.getByLabelText(textLike('blocks:who')), 'Ruderverein');
  await send();
  expect(sent()).toMatchObject([{ requesttype_id: 1, name: 'Ruderverein' }]);
});

it('names what is missing or wrong at its field, and sends nothing', async () => {
  const { sent } = open();
  await send();
  expect(screen.getByText(text('blocks:daysNeeded'))).toBeTruthy();
  expect(document.activeElement?.id).toBe('series-first');
  await repeat('year');
  date('common:ui.from', tomorrow);
  await send();
  expect(screen.getByText(text('blocks:series.untilNeeded'))).toBeTruthy();
  date('blocks:series.repeatUntil', addDays(tomorrow, 4_000));
  await send();
  expect(screen.getByText(text('blocks:series.problem.repeat_too_far'))).toBeTruthy();
  expect(document.activeElement?.id).toBe('series-until');
  date('blocks:series.repeatUntil', addDays(tomorrow, 400));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
    expect.stringContaining('2'),
  );
  expect(sent()).toEqual([]);
});
