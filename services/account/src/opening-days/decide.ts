import type { AccountEvent } from '@lendring/contracts/account/events.js';
import type { OpeningHours, OwnException } from '@lendring/contracts/account/opening-days.js';
import { addDays, daysBetween } from '@lendring/contracts/kernel/days.js';
import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { shareDays } from '@lendring/contracts/rules/opening-changes.js';
import { exceptionFrom } from '@lendring/contracts/rules/opening-days.js';
import { isSkipped } from '@lendring/contracts/rules/local-time.js';
import { same } from '@lendring/contracts/rules/same.js';
import { timeZones } from '@lendring/contracts/rules/time-zones.js';
import type { AccountState } from '../account/account.aggregate.js';
import { ifOpened, type AccountDecision } from '../account/decide.js';

/** Change of the hours of the main address; none if they are the same and limit pick-up and return already. */
export const mainHoursChanged = (
  { openingHours: before, opening }: Pick<AccountState, 'openingHours' | 'opening'>,
  userId: string,
  openingHours: OpeningHours | null,
): AccountEvent | null =>
  same(before, openingHours) && (opening.forLending || openingHours === null)
    ? null
    : { type: 'OpeningHoursChanged', data: { userId, openingHours, forLending: true } };

export const setHours = (
  state: AccountState,
  userId: string,
  { placeId, openingHours }: Readonly<{ placeId: string | null; openingHours: OpeningHours | null }>,
): AccountDecision =>
  ifOpened(state, () => {
    if (placeId === null) {
      const changed = mainHoursChanged(state, userId, openingHours);
      return decided(changed ? [changed] : []);
    }
    if (!state.places[placeId]) return refused('place_unknown');
    return placeId in state.opening.places && same(state.opening.places[placeId], openingHours)
      ? decided([])
      : decided([{ type: 'OpeningHoursChanged', data: { userId, openingHours, placeId, forLending: true } }]);
  });

export const removePlaceHours = (state: AccountState, userId: string, placeId: string): AccountDecision =>
  ifOpened(state, () =>
    placeId in state.opening.places ? decided([{ type: 'PlaceHoursRemoved', data: { userId, placeId } }]) : decided([]),
  );

const overlap = (one: OwnException, other: OwnException): boolean =>
  one.places.some((place) => other.places.includes(place)) && shareDays(one, other);

/** Start or end of a span that a clock change skips on the day of an exception; null if there is none. */
const skippedTime = ({ from, to, spans }: OwnException, zone: string): string | null =>
  from === to
    ? (spans.flatMap((span) => [span.from, span.to]).find((time) => time !== '24:00' && isSkipped(from, time, zone)) ??
      null)
    : null;

const problemOf = (state: AccountState, exception: OwnException, today: string) => {
  const { from, to, places, yearly } = exception;
  if (places.some((place) => place !== 'all' && place !== 'main' && !state.places[place]))
    return refused('place_unknown');
  if (exceptionFrom(exception, today) === null) return refused('exception_in_past');
  if (yearly?.until && yearly.until < from) return refused('exception_repeat_ends');
  if (daysBetween(from, to) >= limits.exceptionDays)
    return refused('exception_too_long', { days: limits.exceptionDays });
  if (daysBetween(today, from) > limits.exceptionsAhead) return refused('exception_too_far');
  const skipped = places
    .map((place) => (place === 'all' || place === 'main' ? state.address : state.places[place]))
    .map((address) => (address ? skippedTime(exception, timeZones[address.country]) : null))
    .find((time) => time !== null);
  return skipped ? refused('hours_skipped', { time: skipped }) : null;
};

/** Adds exceptions, all or none. Entries known by id are left out, so that a retry changes nothing. */
export const addExceptions = (
  state: AccountState,
  userId: string,
  exceptions: readonly OwnException[],
  today: string,
): AccountDecision =>
  ifOpened(state, () => {
    const current = state.opening.exceptions.filter((one) => exceptionFrom(one, addDays(today, -1)));
    const events: AccountEvent[] = [];
    const known: OwnException[] = [...current];
    for (const exception of exceptions) {
      if (state.opening.exceptions.some(({ exceptionId }) => exceptionId === exception.exceptionId)) continue;
      const problem = problemOf(state, exception, today);
      if (problem) return problem;
      if (known.some((one) => overlap(one, exception))) return refused('exception_overlaps');
      if (known.length >= limits.openingExceptions)
        return refused('too_many_exceptions', { max: limits.openingExceptions });
      known.push(exception);
      const { exceptionId, ...rest } = exception;
      events.push({ type: 'OpeningExceptionAdded', data: { userId, exceptionId, exception: rest } });
    }
    return decided(events);
  });

/** Replaces an exception by one with the same id, so that calendars and pages follow as for any other entry. */
export const changeException = (
  state: AccountState,
  userId: string,
  changed: OwnException,
  today: string,
): AccountDecision =>
  ifOpened(state, () => {
    const { exceptionId, ...exception } = changed;
    const before = state.opening.exceptions.find((one) => one.exceptionId === exceptionId);
    if (!before) return refused('exception_not_found');
    if (same(before, changed)) return decided([]);
    const problem = problemOf(state, changed, today);
    if (problem) return problem;
    if (state.opening.exceptions.some((one) => one !== before && overlap(one, changed)))
      return refused('exception_overlaps');
    return decided([
      { type: 'OpeningExceptionRemoved', data: { userId, exceptionId } },
      { type: 'OpeningExceptionAdded', data: { userId, exceptionId, exception } },
    ]);
  });

export const removeException = (state: AccountState, userId: string, exceptionId: string): AccountDecision =>
  ifOpened(state, () =>
    state.opening.exceptions.some((one) => one.exceptionId === exceptionId)
      ? decided([{ type: 'OpeningExceptionRemoved', data: { userId, exceptionId } }])
      : decided([]),
  );
