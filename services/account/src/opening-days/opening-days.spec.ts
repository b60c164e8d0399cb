import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AccountEvent } from '@lendring/contracts/account/events.js';
import type { OpeningHours, OwnException } from '@lendring/contracts/account/opening-days.js';
import { accountApi } from '@lendring/contracts/account/queries.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { address, commercial, named, otherId, userId } from '../../testing/account.js';
import { given, types } from '../../testing/decisions.js';
import { asking, by, runningService, user, visitor } from '../../testing/service.js';
import { addExceptions, changeException, removeException, removePlaceHours, setHours } from './decide.js';
import { openingAt, ownOpeningDays, reachableAt } from './opening-days.aggregate.js';

const nine = [{ from: '09:00', to: '18:00' }];
const week: OpeningHours = [nine, nine, nine, nine, nine, [], []];
const mondays: OpeningHours = [nine, [], [], [], [], [], []];
const placeId = derivedId(userId, 'garage');
const garage: AccountEvent = {
  type: 'PlaceAdded',
  data: { userId, placeId, address: { ...address, street: 'Hof 2' } },
};
const today = '2026-03-02';

const exception = (name: string, changes: Partial<OwnException> = {}): OwnException => ({
  exceptionId: derivedId(userId, name),
  from: '2026-04-03',
  to: '2026-04-03',
  spans: [],
  places: ['all'],
  label: 'Karfreitag',
  ...changes,
});
const may = { from: '2026-05-01', to: '2026-05-01' };
const add = (state: ReturnType<typeof given>, ...all: readonly OwnException[]) =>
  addExceptions(state, userId, all, today);
const eventsOf = (decision: ReturnType<typeof add>): AccountEvent[] => [
  ...('events' in decision ? decision.events : []),
];
const refusalOf = (decision: ReturnType<typeof add>) => ('refusal' in decision ? decision.refusal : null);

describe('opening hours of a place', () => {
  const main = (openingHours: OpeningHours | null) => ({ placeId: null, openingHours });

  it('are recorded once, and follow the main address until the place has its own', () => {
    const first = setHours(given(...named, garage), userId, main(week));
    const recorded = [...named, garage, ...eventsOf(first)];
    expect(types(first)).toEqual(['OpeningHoursChanged']);
    expect(types(setHours(given(...recorded), userId, main(week)))).toEqual([]);
    expect(openingAt(given(...recorded), placeId).week).toEqual(week);

    const own = setHours(given(...recorded), userId, { placeId, openingHours: mondays });
    const both = [...recorded, ...eventsOf(own)];
    expect([openingAt(given(...both), placeId).week, openingAt(given(...both), null).week]).toEqual([mondays, week]);
    expect(types(setHours(given(...both), userId, { placeId, openingHours: mondays }))).toEqual([]);

    const free = [...both, ...eventsOf(setHours(given(...both), userId, { placeId, openingHours: null }))];
    expect(openingAt(given(...free), placeId).week).toBeNull();
    const removed = [...free, ...eventsOf(removePlaceHours(given(...free), userId, placeId))];
    expect(openingAt(given(...removed), placeId).week).toEqual(week);
    expect(types(removePlaceHours(given(...removed), userId, placeId))).toEqual([]);
  });
  it('need a place of the provider, and disappear with the place', () => {
    expect(types(setHours(given(...named), userId, { placeId, openingHours: week }))).toBe('place_unknown');
    const own = eventsOf(setHours(given(...named, garage), userId, { placeId, openingHours: mondays }));
    const here = eventsOf(add(given(...named, garage), exception('here', { places: [placeId] })));
    const gone = given(...named, garage, ...own, ...here, { type: 'PlaceRemoved', data: { userId, placeId } });
    expect(ownOpeningDays(gone)).toMatchObject({ places: [], exceptions: [] });
  });
});

describe('opening hours recorded before they limited pick-up and return', () => {
  const before: AccountEvent = { type: 'OpeningHoursChanged', data: { userId, openingHours: week } };

  it('count for a shop, whose profile showed them', () => {
    expect(openingAt(given(...named, commercial, before), null).week).toEqual(week);
  });
  it('of a private user only schedule the automatic reply until they are saved again', () => {
    const state = given(...named, before);
    expect([openingAt(state, null).week, reachableAt(state).week]).toEqual([null, week]);
    const saved = setHours(state, userId, { placeId: null, openingHours: week });
    expect(openingAt(given(...named, before, ...eventsOf(saved)), null).week).toEqual(week);
  });
  it('without any open time count as no hours', () => {
    const closed: AccountEvent = { type: 'OpeningHoursChanged', data: { userId, openingHours: week.map(() => []) } };
    expect(openingAt(given(...named, commercial, closed), null).week).toBeNull();
  });
});

describe('exceptions to the opening hours', () => {
  it('are added together, a repeated click changes nothing, and are removed once', () => {
    const holidays = [exception('friday'), exception('monday', { from: '2026-04-06', to: '2026-04-06' })];
    const added = add(given(...named), ...holidays);
    expect(types(added)).toEqual(['OpeningExceptionAdded', 'OpeningExceptionAdded']);
    const state = given(...named, ...eventsOf(added));
    expect(types(add(state, ...holidays))).toEqual([]);
    const removed = removeException(state, userId, holidays[0]?.exceptionId ?? '');
    expect(types(removed)).toEqual(['OpeningExceptionRemoved']);
    const rest = given(...named, ...eventsOf(added), ...eventsOf(removed));
    expect(ownOpeningDays(rest).exceptions.map(({ from }) => from)).toEqual(['2026-04-06']);
    expect(types(removeException(rest, userId, holidays[0]?.exceptionId ?? ''))).toEqual([]);
  });
  it('are changed in place, with the same rules as new ones', () => {
    const state = given(...named, ...eventsOf(add(given(...named), exception('friday'), exception('may', may))));
    const change = (changes: Partial<OwnException>) =>
      changeException(state, userId, exception('friday', changes), today);
    expect(types(change({}))).toEqual([]);
    const open = {
      spans: [
        { from: '09:00', to: '12:00' },
        { from: '14:00', to: '16:00' },
      ],
      label: 'Halber Tag',
    };
    const changed = change(open);
    expect(types(changed)).toEqual(['OpeningExceptionRemoved', 'OpeningExceptionAdded']);
    const after = given(...named, ...eventsOf(add(given(...named), exception('friday'))), ...eventsOf(changed));
    expect(ownOpeningDays(after).exceptions).toEqual([exception('friday', open)]);
    expect(refusalOf(change(may))?.code).toBe('exception_overlaps');
    expect(refusalOf(change({ from: '2026-03-01', to: '2026-03-01' }))?.code).toBe('exception_in_past');
    const gone = changeException(given(...named), userId, exception('friday', open), today);
    expect(refusalOf(gone)?.code).toBe('exception_not_found');
  });
  it('of a place come before those of all places', () => {
    const all = exception('week', { from: '2026-04-01', to: '2026-04-10' });
    const here = exception('here', { places: [placeId], spans: nine, label: '' });
    const state = given(...named, garage, ...eventsOf(add(given(...named, garage), all, here)));
    expect(openingAt(state, placeId).exceptions[0]).toEqual({ from: '2026-04-03', to: '2026-04-03', spans: nine });
    expect(openingAt(state, null).exceptions).toHaveLength(1);
  });
  it('of several places count at each of them, and stay at the others when one is removed', () => {
    const some = exception('some', { places: ['main', placeId] });
    const state = given(...named, garage, ...eventsOf(add(given(...named, garage), some)));
    expect([openingAt(state, placeId), openingAt(state, null)].map(({ exceptions }) => exceptions.length)).toEqual([
      1, 1,
    ]);
    expect(refusalOf(add(state, exception('here', { places: [placeId] })))?.code).toBe('exception_overlaps');
    expect(types(add(state, exception('everywhere', { places: ['all'] })))).toHaveLength(1);
    const gone = given(...named, garage, ...eventsOf(add(given(...named, garage), some)), {
      type: 'PlaceRemoved',
      data: { userId, placeId },
    });
    expect(ownOpeningDays(gone).exceptions).toEqual([{ ...some, places: ['main'] }]);
  });
  it('recorded with one place before they had several still count', () => {
    const { exceptionId, places: _, ...days } = exception('older');
    const data = { userId, exceptionId, exception: { ...days, place: placeId } };
    const state = given(...named, garage, { type: 'OpeningExceptionAdded', data });
    expect(ownOpeningDays(state).exceptions).toEqual([{ ...exception('older'), places: [placeId] }]);
  });
  it('cannot overlap at one place, neither with a known one nor within one command', () => {
    const state = given(...named, garage, ...eventsOf(add(given(...named, garage), exception('friday'))));
    const longer = exception('longer', { from: '2026-03-30', to: '2026-04-05' });
    expect(refusalOf(add(state, longer))).toEqual({ code: 'exception_overlaps' });
    expect(refusalOf(add(given(...named), longer, exception('friday')))).toEqual({ code: 'exception_overlaps' });
    expect(types(add(state, exception('here', { places: [placeId] })))).toEqual(['OpeningExceptionAdded']);
  });
  it.each([
    ['past days', { from: '2026-03-01', to: '2026-03-01' }, 'exception_in_past'],
    ['ten years', { from: '2026-03-02', to: '2036-03-02' }, 'exception_too_long'],
    ['days in ten years', { from: '2036-03-02', to: '2036-03-02' }, 'exception_too_far'],
    ['an unknown place', { places: ['main', derivedId(userId, 'other')] }, 'place_unknown'],
    [
      'an hour that the clock change skips',
      { from: '2026-03-29', to: '2026-03-29', spans: [{ from: '02:30', to: '06:00' }] },
      'hours_skipped',
    ],
  ])('are refused for %s', (_, changes, code) => {
    expect(refusalOf(add(given(...named), exception('x', changes)))?.code).toBe(code);
  });
  it('repeat every year until an end, and overlap none in any year', () => {
    const days = { from: '2026-12-24', to: '2027-01-01', label: 'Weihnachten', yearly: { until: null } };
    const state = given(...named, ...eventsOf(add(given(...named), exception('xmas', days))));
    expect(ownOpeningDays(state).exceptions).toEqual([exception('xmas', days)]);
    const newYear = exception('new year', { from: '2028-01-01', to: '2028-01-01' });
    expect(refusalOf(add(state, newYear))?.code).toBe('exception_overlaps');
    expect(types(add(state, exception('later', { from: '2028-01-02', to: '2028-01-02' })))).toHaveLength(1);
    const change = (changes: Partial<OwnException>, on: string) =>
      changeException(state, userId, exception('xmas', { ...days, ...changes }), on);
    expect(types(change({ label: 'Geschlossen' }, '2029-06-01'))).toHaveLength(2);
    expect(refusalOf(change({ yearly: { until: '2026-12-23' } }, today))?.code).toBe('exception_repeat_ends');
    const ended = change({ yearly: { until: '2027-12-31' } }, '2029-06-01');
    expect(refusalOf(ended)?.code).toBe('exception_in_past');
  });
  it('may have hours on the day on which clocks go back, and on other days', () => {
    const spans = [{ from: '02:30', to: '06:00' }];
    const back = exception('back', { from: '2026-10-25', to: '2026-10-25', spans });
    expect(types(add(given(...named), back, exception('usual', { spans })))).toHaveLength(2);
  });
  it('are limited in number, without those that have passed', () => {
    const day = (n: number) => new Date(Date.UTC(2026, 5, n)).toISOString().slice(0, 10);
    const many = Array.from({ length: limits.openingExceptions }, (_, n) =>
      exception(`day ${n}`, { from: day(n), to: day(n) }),
    );
    const state = given(...named, ...eventsOf(add(given(...named), ...many)));
    expect(refusalOf(add(state, exception('one more')))?.code).toBe('too_many_exceptions');
    const later = exception('later', { from: '2028-01-01', to: '2028-01-01' });
    expect(types(addExceptions(state, userId, [later], '2027-06-01'))).toEqual(['OpeningExceptionAdded']);
  });
});

describe('opening days of a running service', () => {
  const own = user(userId);
  let service: Awaited<ReturnType<typeof runningService>>;
  beforeEach(async () => {
    service = await runningService();
    await service.open(userId);
    await service.open(otherId);
  });
  afterEach(() => service.stop());

  const open = { ...exception('week', { from: '2025-06-02', to: '2025-06-08', label: 'Betriebsferien' }) };

  it('are public for requests, with past exceptions left out, and complete for their owner alone', async () => {
    await service.commands.setOpeningHours({ placeId: null, openingHours: week }, by(own));
    await service.commands.addOpeningExceptions({ exceptions: [open] }, by(own));
    const seen = await service.queries.opening({ userId, placeId }, asking(visitor));
    expect(accountApi.queries.opening.answer.parse(seen)).toEqual({
      week,
      exceptions: [{ from: '2025-06-02', to: '2025-06-08', spans: [], label: 'Betriebsferien' }],
    });
    const later = { ...asking(visitor), at: '2025-06-09T10:00:00.000Z' };
    expect((await service.queries.opening({ userId }, later)).exceptions).toEqual([]);
    const days = await service.queries.openingDays({}, asking(own));
    expect(accountApi.queries.openingDays.answer.parse(days)).toMatchObject({ forLending: true, exceptions: [open] });
    const yearly = { from: '2025-06-03', to: '2025-06-03', places: ['main' as const], yearly: { until: null } };
    await service.commands.addOpeningExceptions({ exceptions: [exception('yearly', yearly)] }, by(own));
    expect((await service.queries.opening({ userId }, later)).exceptions).toMatchObject([
      { from: '2026-06-03', to: '2026-06-03', yearly: { until: null } },
    ]);
    for (const stranger of [user(otherId), visitor])
      expect(await service.queries.openingDays({}, asking(stranger))).toMatchObject({ openingHours: null });
  });
  it('refuse a visitor, and a second entry for the same days sent in parallel', async () => {
    const addAs = (name: string) =>
      service.commands.addOpeningExceptions(
        { exceptions: [{ ...open, exceptionId: derivedId(userId, name) }] },
        by(own),
      );
    const answers = await Promise.all([addAs('one'), addAs('two')]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const answer = await service.commands.setOpeningHours({ placeId: null, openingHours: week }, by(visitor));
    expect(answer).toMatchObject({ refusal: { code: 'account_not_found' } });
  });
  it('of a shop are on its profile, those of a private user are not', async () => {
    await service.commands.changeProfile({ changes: { nickname: 'Kamera.Kiste', openingHours: week } }, by(own));
    await service.settle();
    const shown = async () => (await service.queries.publicProfile({ userId }, asking(visitor)))?.openingHours;
    expect(await shown()).toBeNull();
    expect((await service.queries.profile({}, asking(own)))?.openingHours).toEqual(week);
    await service.commands.changeProfile({ changes: { commercial: true } }, by(own));
    await service.settle();
    expect(await shown()).toEqual(week);
  });
});
