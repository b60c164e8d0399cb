import type { placeApi } from '@lendring/contracts/place/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import { addressPlace } from './index/address-place.js';
import { nearestCity, nearestPostal } from './index/nearest-city.js';
import {
  cityById,
  cityByUrl,
  displayName,
  type PlaceIndex,
  postalById,
  toCity,
  toHit,
  toPostal,
} from './index/place-index.js';
import { placeInText, resolvePlace } from './index/resolve-place.js';
import { searchArea } from './index/search-area.js';
import { searchCities } from './index/search-cities.js';

export const placeHandlers = (index: PlaceIndex): ServiceHandlers<typeof placeApi> => ({
  commands: {},
  queries: {
    citySearch: async ({ query, ...options }) => searchCities(index, query, options),
    resolve: async ({ text, locale }) => resolvePlace(index, text, locale),
    inText: async ({ text, locale }) => placeInText(index, text, locale),
    postal: async ({ postalId, locale }) => {
      const place = postalById(index, postalId);
      return place && toPostal(place, locale);
    },
    city: async ({ cityId, locale }) => {
      const city = cityById(index, cityId);
      return city && toHit(city, locale);
    },
    names: async ({ cityIds, locale }) =>
      Object.fromEntries(
        cityIds.flatMap((cityId) => {
          const city = cityById(index, cityId);
          return city ? [[cityId, displayName(city, locale)]] : [];
        }),
      ),
    points: async ({ cityIds }) =>
      Object.fromEntries(
        cityIds.flatMap((cityId) => {
          const city = cityById(index, cityId);
          return city ? [[cityId, toCity(city).point]] : [];
        }),
      ),
    cityByUrl: async ({ cityUrl, locale }) => {
      const city = cityByUrl(index, cityUrl);
      return city && toHit(city, locale);
    },
    nearest: async ({ point, locale }) => {
      const found = nearestCity(index, point);
      if (!found) return null;
      const { city, distanceKm } = found;
      return { ...toCity(city, locale), distanceKm, postal: nearestPostal(index, city, point) };
    },
    address: async ({ cityId, postal, locale }) => addressPlace(index, cityId, postal, locale),
    area: async (question) => searchArea(index, question),
    siteMap: async ({ page, size }) =>
      index.cities
        .slice((page - 1) * size, page * size)
        .map((city) => ({
          id: city.id,
          city: city.name,
          cityUrl: city.url,
          country: city.country,
          population: city.population,
        })),
  },
});
