import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { CityAtShape, CityShape } from '@lendring/contracts/http/reference.js';
import type { City, PostalEntry } from '@lendring/contracts/place/queries.js';
import { regionIn } from '@lendring/contracts/reference/regions.js';
import { ApiError, found } from '../errors/api-error.js';
import { queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';

const cityShape = (
  city: City & { readonly postals: readonly PostalEntry[]; readonly district?: string | null },
  { locale }: Caller,
): Camel<CityShape> => ({
  ...city,
  ...city.point,
  region: regionIn(city.region, locale),
  district: city.district ?? null,
  postal: [...city.postals],
});

export const placeHandlers = (apis: ServiceApis): Handlers<'citySearch' | 'place' | 'city'> => {
  const { queries } = apis.place;

  const byPosition = async (lat: number, lng: number, caller: Caller): Promise<Camel<CityAtShape>> => {
    const near = found(
      await queries.nearest({ point: { lat, lng }, locale: caller.locale }, queryContext(caller)),
      'place_not_found',
    );
    const city = found(
      await queries.city({ cityId: near.id, locale: caller.locale }, queryContext(caller)),
      'place_not_found',
    );
    return { ...cityShape(city, caller), postalId: near.postal?.id ?? null };
  };

  return {
    citySearch: async ({ query }, caller) =>
      (await queries.citySearch({ query: query.query, locale: caller.locale }, queryContext(caller))).map((city) =>
        cityShape(city, caller),
      ),
    place: async ({ query: { query: text } }, caller) => {
      const { kind, places } = await queries.resolve({ text, locale: caller.locale }, queryContext(caller));
      return { kind, places: places.map((one) => ({ ...cityShape(one, caller), postalId: one.postal?.id ?? null })) };
    },
    city: async ({ query: { cityUrl, lat, lng } }, caller) => {
      if (cityUrl !== undefined) {
        return cityShape(
          found(await queries.cityByUrl({ cityUrl, locale: caller.locale }, queryContext(caller)), 'place_not_found'),
          caller,
        );
      }
      if (lat !== undefined && lng !== undefined) return byPosition(lat, lng, caller);
      throw new ApiError('invalid_input', {}, [{ path: 'city_url', code: 'required' }]);
    },
  };
};
