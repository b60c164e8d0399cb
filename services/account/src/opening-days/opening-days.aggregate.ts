import type { AccountEvent } from '@lendring/contracts/account/events.js';
import type {
  OpeningHours,
  OwnException,
  OwnOpeningDays,
  PlacedOpening,
  PlaceOpening,
} from '@lendring/contracts/account/opening-days.js';
import { exceptionFrom } from '@lendring/contracts/rules/opening-days.js';
import { same } from '@lendring/contracts/rules/same.js';

/** Opening days of an account apart from the hours of its main address (`openingHours`). */
export type OpeningDays = Readonly<{
  /** False until hours were given for pick-up and return; private hours recorded before only schedule replies. */
  forLending: boolean;
  /** Hours of other places; a place without an entry follows the main address, null: open at any time. */
  places: Readonly<Record<string, OpeningHours | null>>;
  exceptions: readonly OwnException[];
}>;

export const noOpeningDays: OpeningDays = { forLending: false, places: {}, exceptions: [] };

type Hours = Readonly<{ openingHours: OpeningHours | null; opening: OpeningDays }>;

const without = (places: OpeningDays['places'], placeId: string): OpeningDays['places'] => {
  const { [placeId]: _, ...rest } = places;
  return rest;
};

/** Hours as used: a week without any open time, which older events may contain, is the same as no hours. */
const used = (hours: OpeningHours | null): OpeningHours | null =>
  hours?.some((spans) => spans.length > 0) ? hours : null;

type OpeningEvent = Extract<
  AccountEvent,
  {
    type:
      | 'OpeningHoursChanged'
      | 'PlaceHoursRemoved'
      | 'OpeningExceptionAdded'
      | 'OpeningExceptionRemoved'
      | 'PlaceRemoved';
  }
>;

export const evolveOpeningDays = ({ openingHours, opening }: Hours, { type, data }: OpeningEvent): Hours => {
  switch (type) {
    case 'OpeningHoursChanged': {
      const { placeId, forLending = false } = data;
      const hours = used(data.openingHours);
      return placeId === undefined
        ? { openingHours: hours, opening: { ...opening, forLending: opening.forLending || forLending } }
        : { openingHours, opening: { ...opening, places: { ...opening.places, [placeId]: hours } } };
    }
    case 'PlaceHoursRemoved':
      return { openingHours, opening: { ...opening, places: without(opening.places, data.placeId) } };
    case 'OpeningExceptionAdded': {
      const { exceptionId, exception } = data;
      if (exception === null) return { openingHours, opening };
      const { place, places, ...rest } = exception;
      return {
        openingHours,
        opening: {
          ...opening,
          exceptions: [...opening.exceptions, { ...rest, exceptionId, places: places ?? (place ? [place] : ['all']) }],
        },
      };
    }
    case 'OpeningExceptionRemoved': {
      const exceptions = opening.exceptions.filter(({ exceptionId }) => exceptionId !== data.exceptionId);
      return { openingHours, opening: { ...opening, exceptions } };
    }
    case 'PlaceRemoved': {
      const exceptions = opening.exceptions.flatMap((one) => {
        const places = one.places.filter((place) => place !== data.placeId);
        return places.length > 0 ? [{ ...one, places }] : [];
      });
      return { openingHours, opening: { ...opening, places: without(opening.places, data.placeId), exceptions } };
    }
  }
};

const byDay = (one: OwnException, other: OwnException): number => (one.from < other.from ? -1 : 1);

type Provider = Hours & Readonly<{ commercial: boolean; places: Readonly<Record<string, unknown>> }>;

/** True if the hours limit pick-up and return: private hours from before that only schedule replies do not. */
const limitsLoans = ({ commercial, opening }: Pick<Provider, 'commercial' | 'opening'>): boolean =>
  commercial || opening.forLending;

export const ownOpeningDays = (provider: Omit<Provider, 'places'>): OwnOpeningDays => {
  const { openingHours, opening } = provider;
  return {
    openingHours,
    forLending: limitsLoans(provider),
    places: Object.entries(opening.places).map(([placeId, hours]) => ({ placeId, openingHours: hours })),
    exceptions: opening.exceptions.toSorted(byDay),
  };
};

/** Hours and exceptions at a place; exceptions of the place itself come before those for all places. */
const at = ({ openingHours, opening, places }: Omit<Provider, 'commercial'>, wanted: string | null): PlaceOpening => {
  const placeId = wanted !== null && places[wanted] ? wanted : null;
  const own = placeId === null ? undefined : opening.places[placeId];
  const here = opening.exceptions.filter(({ places: where }) => where.includes(placeId ?? 'main'));
  const everywhere = opening.exceptions.filter(({ places: where }) => where.includes('all'));
  return {
    week: own === undefined ? openingHours : own,
    exceptions: [...here, ...everywhere].map(({ from, to, spans, label, yearly }) => ({
      from,
      to,
      spans,
      ...(label && { label }),
      ...(yearly && { yearly }),
    })),
  };
};

/**
 * Times of pick-up and return at a place of a provider; `wanted` null or unknown: the main address. Private hours
 * recorded while they only scheduled the automatic reply were promised to stay private, so they do not count.
 */
export const openingAt = (provider: Provider, wanted: string | null): PlaceOpening =>
  limitsLoans(provider) ? at(provider, wanted) : at({ ...provider, openingHours: null }, wanted);

/** Times at which the provider is reachable, for the automatic reply: those of the main address. */
export const reachableAt = (provider: Hours): PlaceOpening => at({ ...provider, places: {} }, null);

export const hasOpeningDays = ({ openingHours, opening }: Hours): boolean =>
  openingHours !== null || opening.exceptions.length > 0;

/** Opening times without the exceptions that ended before a day. */
const withoutPast = (opening: PlaceOpening, day: string): PlaceOpening => ({
  ...opening,
  exceptions: opening.exceptions.filter((one) => exceptionFrom(one, day)),
});

/** Opening times as of a day: without past exceptions, and yearly ones with the days that come next. */
export const comingFrom = (opening: PlaceOpening, day: string): PlaceOpening => ({
  ...opening,
  exceptions: opening.exceptions.flatMap((exception) => {
    const coming = exceptionFrom(exception, day);
    return coming ? [{ ...exception, ...coming }] : [];
  }),
});

/** Opening times of all places; places with those of the main address are left out. */
export const openingsOf = (provider: Provider, today: string): PlacedOpening[] => {
  const of = (placeId: string | null): PlacedOpening => {
    const { week, exceptions } = withoutPast(openingAt(provider, placeId), today);
    return { placeId, week, exceptions: exceptions.map(({ label: _, ...exception }) => exception) };
  };
  const main = of(null);
  const others = Object.keys(provider.places)
    .map(of)
    .filter((one) => !same({ ...one, placeId: null }, main));
  return others.length > 0 || main.week || main.exceptions.length > 0 ? [main, ...others] : [];
};
