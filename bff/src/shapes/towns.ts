import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { queryContext, type Caller } from '../caller/handlers.js';
import { optional } from '../caller/optional.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';

export type TownApi = Readonly<{ place: Readonly<{ queries: Pick<ServiceApis['place']['queries'], 'names'> }> }>;

/** Caches town names for the lifetime of the process, since they do not change. */
const known: Readonly<Record<Locale, Map<string, string>>> = { de: new Map(), en: new Map(), nl: new Map() };
const MOST = 20_000;
const AT_ONCE = 200;

/** Returns town names in the caller's language, or the stored names when the place service is unavailable. */
export const townNames = async (
  apis: TownApi,
  caller: Caller,
  cityIds: Iterable<string | null | undefined>,
): Promise<ReadonlyMap<string, string>> => {
  const names = known[caller.locale];
  if (names.size > MOST) names.clear();
  const missing = [...new Set(cityIds)]
    .filter((id): id is string => typeof id === 'string' && !names.has(id))
    .slice(0, AT_ONCE);
  if (missing.length > 0) {
    const found = await optional(caller, {}, () =>
      apis.place.queries.names({ cityIds: missing, locale: caller.locale }, queryContext(caller)),
    );
    for (const [cityId, name] of Object.entries(found)) names.set(cityId, name);
  }
  return names;
};

export const calledAs = <Town extends Readonly<{ city: string; cityId: string }>>(
  names: ReadonlyMap<string, string>,
  town: Town,
): Town => ({ ...town, city: names.get(town.cityId) ?? town.city });

/** Address with its town in the caller's language. */
export const addressFor = async <Town extends Readonly<{ city: string; cityId: string }>>(
  apis: TownApi,
  caller: Caller,
  address: Town | null | undefined,
): Promise<Town | null> => (address ? calledAs(await townNames(apis, caller, [address.cityId]), address) : null);

type Placed = Readonly<{ place: Readonly<{ city: string; cityId: string }> | null }>;

export const withTowns = async <Offer extends Placed>(
  apis: TownApi,
  caller: Caller,
  offers: readonly Offer[],
): Promise<readonly Offer[]> => {
  const names = await townNames(
    apis,
    caller,
    offers.map(({ place }) => place?.cityId),
  );
  return offers.map((offer) =>
    offer.place
      ? { ...offer, place: { ...offer.place, city: names.get(offer.place.cityId) ?? offer.place.city } }
      : offer,
  );
};

type Settled = Readonly<{ city: string | null; cityId: string | null }>;

export const withTown = async <Person extends Settled>(
  apis: TownApi,
  caller: Caller,
  people: readonly Person[],
): Promise<readonly Person[]> => {
  const names = await townNames(
    apis,
    caller,
    people.map(({ cityId }) => cityId),
  );
  return people.map((person) =>
    person.cityId === null ? person : { ...person, city: names.get(person.cityId) ?? person.city },
  );
};
