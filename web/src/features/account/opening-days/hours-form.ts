import type { OpeningDaysShape } from '@lendring/contracts/http/opening-days.js';
import type { OpeningHours } from '@lendring/contracts/account/opening-days.js';
import { same } from '@lendring/contracts/rules/same.js';
import { hoursOf, weekOf, wrongDays, type SpansProblem, type Week } from './week.js';

/** Main address (`main`) or id of another place. */
export type At = string;

/** Hours of a place as edited; `own` false: the place follows the main address. */
export type PlaceHours = Readonly<{ own: boolean; week: Week }>;

export type HoursValues = Readonly<{ hours: Readonly<Record<At, PlaceHours>> }>;

export const hoursValues = (days: OpeningDaysShape, placeIds: readonly string[]): HoursValues => ({
  hours: {
    main: { own: true, week: weekOf(days.opening_hours) },
    ...Object.fromEntries(
      placeIds.map((id) => {
        const own = days.places.find(({ place_id: placeId }) => placeId === id);
        return [id, { own: own !== undefined, week: weekOf(own ? own.opening_hours : days.opening_hours) }];
      }),
    ),
  },
});

export type HoursProblem = Readonly<{ at: At; day: number; problem: SpansProblem }>;

export const hoursProblems = ({ hours }: HoursValues): readonly HoursProblem[] =>
  Object.entries(hours).flatMap(([at, { own, week }]) =>
    own ? wrongDays(week).map((wrong) => ({ at, ...wrong })) : [],
  );

export type HoursCall =
  | Readonly<{ kind: 'set'; placeId: string | null; openingHours: OpeningHours | null }>
  | Readonly<{ kind: 'follow'; placeId: string }>;

/** Opening days once the form is saved. */
export const withHours = (days: OpeningDaysShape, { hours }: HoursValues): OpeningDaysShape => ({
  ...days,
  for_lending: true,
  opening_hours: hours['main'] ? hoursOf(hours['main'].week) : days.opening_hours,
  places: Object.entries(hours).flatMap(([at, { own, week }]) =>
    own && at !== 'main' ? [{ place_id: at, opening_hours: hoursOf(week) }] : [],
  ),
});

/** Private hours that only scheduled the automatic reply so far. */
export const isForRepliesOnly = (days: OpeningDaysShape): boolean => !days.for_lending && days.opening_hours !== null;

/**
 * Calls that save the changed places. Hours that only scheduled replies so far are sent unchanged as well: saving makes
 * them count for pick-up and return.
 */
export const hoursCalls = (before: HoursValues, { hours }: HoursValues, repliesOnly: boolean): readonly HoursCall[] =>
  Object.entries(hours).flatMap(([at, { own, week }]): HoursCall[] => {
    const known = before.hours[at];
    const isSame = known?.own === own && (!own || same(hoursOf(known.week), hoursOf(week)));
    if (isSame && !(at === 'main' && repliesOnly)) return [];
    if (!own) return [{ kind: 'follow', placeId: at }];
    return [{ kind: 'set', placeId: at === 'main' ? null : at, openingHours: hoursOf(week) }];
  });
